internal import HaruParse

/// What: A tag stands twice on the line of an action or an entry.
///
/// Why: It counts once, so nothing is wrong with the totals. But the second one was probably meant to be another tag.
///
/// Example:
///
///     tag #cafe color=#2F6B4F
///     action time read
///     2026-07-06
///       09:00-10:00 read #cafe #cafe
///
/// Fix: Delete one of the two, or write the tag that was meant. A tag that the action has already may stand on its
/// entries.
///
///     tag #cafe color=#2F6B4F
///     action time read
///     2026-07-06
///       09:00-10:00 read #cafe
enum RepeatedTagCheck: Check {
  static let codes: [Code] = [.repeatedTag]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for repeated in document.repeatedTags { add(repeated.tag, repeated.file, context, &bag) }
    for action in document.actions where action.tags.count > 1 {
      var seen: Set<NameID> = []
      for tag in action.tags where !seen.insert(tag.name).inserted {
        add(tag, action.file, context, &bag)
      }
    }
  }

  private static func add(
    _ tag: PlacedName, _ file: FileID, _ context: borrowing CheckContext, _ bag: inout DiagnosticBag
  ) {
    let bytes = context.document.files[Int(file.index)].bytes
    let (start, end) = (Int(tag.range.start) - 1, Int(tag.range.end))
    let blank = start > 0 && bytes[start - 1] == 0x20 ? 1 : 0
    let fix = Fix(isSafe: false, [Edit(Location(file, ByteRange(start - blank, end)), "")])
    bag.add(
      .repeatedTag(name: context.text(tag.name)), fixes: [fix], at: Location(file, ByteRange(start, end)))
  }
}
