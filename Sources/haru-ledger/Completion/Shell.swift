/// A shell that completions are made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Whether it shows what a candidate means.
  var showsSummaries: Bool { self != .bash }
}
