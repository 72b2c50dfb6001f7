import HaruParse

/// `__complete SHELL LINE [BREAKS]`: what may stand at the end of a command line, one candidate a line, for the scripts of
/// `completions` alone. The line is as it is typed, from the name of the command up to the cursor; `BREAKS` are the characters at which
/// bash takes a word apart.
///
/// Nobody has asked for it by name, so it never complains: where something is wrong, there is nothing to offer.
enum CompleteCommand {
  /// The name, which no one types and no help shows.
  static let name = "__complete"

  static func run(_ words: ArraySlice<String>, in world: World) -> ExitStatus {
    let words = Array(words)
    guard words.count > 1, let shell = Shell(rawValue: words[0]) else { return .done }
    let line = ShellLine(words[1], shell, breaks: words.count > 2 ? words[2] : "", home: world[.home])
    // Something like `env` may stand before the program; an alias stands in its place.
    let own = line.words.firstIndex { $0.split(separator: "/").last.map(String.init) == Program.name } ?? 0
    let completer = Completer(
      position: CommandLinePosition(Array(line.words.dropFirst(own + 1))), typed: line.current, shell: shell,
      world: world)
    let text = ShellText(shell: shell, line: line)
    for candidate in completer.candidates {
      guard let value = text.replacement(candidate.value) else { continue }
      world.output.append(row(value, candidate, shell) + "\n")
    }
    return .done
  }

  private static func row(_ value: String, _ candidate: Candidate, _ shell: Shell) -> String {
    let summary = Escape.terminal(candidate.summary)
    switch shell {
    case .bash: return value
    case .zsh: return "\(value)\t\(candidate.value)\t\(summary)"
    case .fish: return summary.isEmpty ? value : "\(value)\t\(summary)"
    }
  }
}
