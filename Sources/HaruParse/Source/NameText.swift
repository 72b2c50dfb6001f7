/// Names as they stand in a line.
package enum NameText {
  /// A name as an entry, a declaration, a quest or a skip must write it: in double quotes where a bare one would be read as
  /// something else in one of them.
  package static func written(_ name: String) -> String { isBare(name) ? name : quoted(name) }

  /// A text in double quotes, with `\"` and `\\` inside.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  private static func isBare(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, !starters.contains(first), !scalars.contains(where: enders.contains) else {
      return false
    }
    // A tag begins anywhere, and `..` after a date is a span.
    return !name.utf8.starts(with: "..".utf8)
      && !zip(scalars, scalars.dropFirst()).contains { $0.isBlank && $1 == "#" }
  }

  /// What begins a value, a tag, a line or a target other than a name, or goes on with the value before it.
  private static let starters = Set("#+-=|*0123456789~–—〜～,@".unicodeScalars)
  /// What ends a bare name wherever it stands.
  private static let enders = Set(";=\"<>≤≥".unicodeScalars)
}
