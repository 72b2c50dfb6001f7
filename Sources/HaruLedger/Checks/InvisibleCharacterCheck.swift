internal import HaruParse

/// What: A line holds a character that nobody sees: one that turns the direction of writing, a zero-width blank, a soft hyphen, or a
/// byte order mark that is not at the start of the file.
///
/// Why: Such characters come along when text is copied from a web page or a chat. In a name they make another name, which looks like
/// the right one; those that turn the direction can make a line look like another line altogether. U+200D, which joins emoji, is free.
///
/// Example: `09:00-10:00 독서` with U+200B after `독서`, which is then no declared action.
///
/// Fix: Delete it, or type the word anew. It stands where the message points, even if nothing is to be seen there.
enum InvisibleCharacterCheck: Check {
  static let codes: [Code] = [.invisibleCharacter]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for (position, source) in document.files.enumerated() where document.marks[position].contains(.invisible) {
      let bytes = source.bytes.span
      // A byte order mark at the very start is none of them.
      var at = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
      while at < bytes.count {
        if bytes[at] < 0x80 {
          at += 1
          continue
        }
        let (scalar, length) = LineIndex.scalar(at: at, in: bytes)
        if let scalar, InvisibleCharacters.contains(scalar.value) {
          bag.add(.invisibleCharacter(scalar: scalar.value), at: Location(FileID(position), ByteRange(at, at + length)))
        }
        at += length
      }
    }
  }
}
