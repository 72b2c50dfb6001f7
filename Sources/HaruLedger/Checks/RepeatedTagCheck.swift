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
    var told: Set<NameID> = []
    func add(_ tag: PlacedName, _ file: FileID, _ name: String) {
      let range = ByteRange(Int(tag.range.start) - 1, Int(tag.range.end))
      // All places of a tag are one finding, with the repair of the first.
      let isFirst = told.insert(tag.name).inserted
      bag.add(
        .repeatedTag(name: name), fixes: isFirst ? [removal(of: range, in: file, document)] : [],
        at: Location(file, range))
    }
    for repeated in document.repeatedTags { add(repeated.tag, repeated.file, context.text(repeated.tag.name)) }
    for action in document.actions where action.tags.count > 1 {
      var seen: Set<NameID> = []
      for tag in action.tags where !seen.insert(tag.name).inserted {
        add(tag, action.file, context.text(tag.name))
      }
    }
  }

  /// Takes the tag away with the blanks before it. It counts once in any case, so nothing else changes.
  private static func removal(of range: ByteRange, in file: FileID, _ document: Document) -> Fix {
    let bytes = document.files[Int(file.index)].bytes
    var start = Int(range.start)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return Fix(isSafe: true, [Edit(Location(file, ByteRange(start, Int(range.end))), "")])
  }
}
