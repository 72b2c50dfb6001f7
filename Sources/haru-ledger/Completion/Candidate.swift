/// Something that may stand at the cursor.
struct Candidate: Equatable, Sendable {
  /// The word, as the command is handed it.
  var value: String
  /// What it means, in one line; empty where the word says it.
  var summary = ""

  /// Whether it may be shown: what cannot be typed is not offered, and nothing moves the cursor (SPEC, Command line).
  var isPresentable: Bool { !value.isEmpty && !value.unicodeScalars.contains(where: Escape.isHidden) }
}

extension [Candidate] {
  /// Those that begin with what is typed; where there are none, those that do in other letter case.
  func beginning(with typed: String) -> [Candidate] {
    if typed.isEmpty { return self }
    let found = filter { $0.value.hasPrefix(typed) }
    if !found.isEmpty { return found }
    let lower = typed.lowercased()
    return filter { $0.value.lowercased().hasPrefix(lower) }
  }
}
