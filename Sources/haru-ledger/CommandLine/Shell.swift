/// A shell that completions are made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Whether it shows what a candidate means.
  var showsSummaries: Bool {
    switch self {
    case .bash: false
    case .zsh, .fish: true
    }
  }

  /// Whether its quoting is that of POSIX: a backslash means nothing within single quotes, a backquote does within double ones, and
  /// there is `$'…'`.
  var quotesLikePOSIX: Bool {
    switch self {
    case .bash, .zsh: true
    case .fish: false
    }
  }
}
