import HaruParse

/// What `set log` says: the path of the file that entries of a date go to, with `%Y`, `%m` and `%d` for the parts of the date.
struct LogPattern {
  /// A piece of the pattern.
  private enum Piece {
    case text(Character)
    /// A part of the date, and the number of its digits.
    case part(Int, digits: Int)
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var isEscape = false
    for character in text {
      switch (isEscape, character) {
      case (false, "%"): isEscape = true
      case (true, "Y"): (pieces, isEscape) = (pieces + [.part(0, digits: 4)], false)
      case (true, "m"): (pieces, isEscape) = (pieces + [.part(1, digits: 2)], false)
      case (true, "d"): (pieces, isEscape) = (pieces + [.part(2, digits: 2)], false)
      default:
        pieces.append(.text(character))
        isEscape = false
      }
    }
  }

  /// The path for a date.
  func path(on day: DayNumber) -> String { text(on: day) { String($0) } }

  /// What an `include` can say to lead to the file of a date: a glob for the files of all dates, where the path depends on the date, and
  /// the path itself.
  func includes(on day: DayNumber) -> [String] {
    // A sign of globs stands for itself in brackets.
    func literal(_ character: Character) -> String { "*?[".contains(character) ? "[\(character)]" : String(character) }
    let path = text(on: day, literal)
    let glob = pieces.map { piece in
      switch piece {
      case .text(let character): literal(character)
      case .part(_, let digits): String(repeating: "?", count: digits)
      }
    }.joined()
    return glob == path ? [path] : [glob, path]
  }

  private func text(on day: DayNumber, _ literal: (Character) -> String) -> String {
    let date = day.description.split(separator: "-").map(String.init)
    return pieces.map { piece in
      switch piece {
      case .text(let character): literal(character)
      case .part(let part, _): date[part]
      }
    }.joined()
  }
}
