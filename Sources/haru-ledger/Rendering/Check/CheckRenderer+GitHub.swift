import HaruParse

/// `--format github`: a workflow command for each place, which GitHub Actions shows beside the line.
extension CheckRenderer {
  func renderGitHub(to output: Output) {
    renderPlaces(to: output) { command($1, at: $0) }
  }

  private func command(_ diagnostic: Diagnostic, at place: Location) -> String {
    let (start, end) = (places.start(place), places.end(place))
    var properties = [("file", places.file(place).path), ("line", "\(start.line)")]
    // Columns of a place of several lines are not taken.
    if start.line == end.line { properties += [("col", "\(start.utf16)")] }
    properties += [("endLine", "\(end.line)")]
    if start.line == end.line { properties += [("endColumn", "\(end.utf16)")] }
    properties += [("title", diagnostic.problem.code.rawValue)]
    let sentence = sentence(diagnostic, at: [diagnostic.location], showsFixes: false)
    let message = ([sentence.message] + sentence.help).joined(separator: "\n")
    let list = properties.map { "\($0)=\(Self.property($1))" }.joined(separator: ",")
    return "::\(diagnostic.severity.gitHub) \(list)::\(Self.data(message))"
  }

  /// The text of a message. What would end the line, or hide something, is escaped.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += Escape.terminal(scalar)
      }
    }
    return result
  }

  /// The value of a property, in which colons and commas are signs too.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension Severity {
  /// The workflow command.
  fileprivate var gitHub: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "notice"
    }
  }
}
