internal import HaruParse

/// What: A tag stands twice on the line of an action or an entry.
///
/// Why: It counts once, so nothing is wrong with the totals. But the second one was probably meant to be another tag.
///
/// Example:
///
///     2026-07-06
///       09:00-10:00 독서 #카페 #카페
///
/// Fix: Delete one of the two, or write the tag that was meant. A tag that the action has already may stand on its entries.
enum RepeatedTagCheck: Check {
  static let codes: [Code] = [.repeatedTag]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for repeated in document.repeatedTags { add(repeated.tag, repeated.file, context.text(repeated.tag.name), &bag) }
    for action in document.actions where action.tags.count > 1 {
      var seen: Set<NameID> = []
      for tag in action.tags where !seen.insert(tag.name).inserted {
        add(tag, action.file, context.text(tag.name), &bag)
      }
    }
  }

  private static func add(_ tag: PlacedName, _ file: FileID, _ name: String, _ bag: inout DiagnosticBag) {
    bag.add(.repeatedTag(name: name), at: Location(file, ByteRange(Int(tag.range.start) - 1, Int(tag.range.end))))
  }
}
