import HaruParse

/// Finds what `Code.invisibleCharacter` describes.
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
        let (scalar, length) = bytes.scalarOrByte(at: at)
        if let scalar, InvisibleCharacters.contains(scalar.value) {
          let place = Location(FileID(position), ByteRange(at, at + length))
          bag.add(.invisibleCharacter(scalar: scalar.value), fixes: [Fix(isSafe: false, [Edit(place, "")])], at: place)
        }
        at += length
      }
    }
  }
}
