import HaruParse

/// Finds what `Code.repeatedTag` describes.
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
