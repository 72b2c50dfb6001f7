/// Colours of a terminal, or none.
struct Style: Sendable {
  /// Whether anything is coloured.
  var isColored: Bool

  /// What a piece of text is, by which it is coloured.
  enum Ink: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case hint = "1;36"
    case gutter = "34"
    case emphasis = "1"
    case faint = "2"
  }

  /// When to use colours.
  enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// The style for an output that is or is not a terminal.
  init(_ choice: Choice, isTerminal: Bool, world: World) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      if world[.noColor] != nil {
        isColored = false
      } else if let force = world[.forceColor], force != "0" {
        isColored = true
      } else {
        isColored = isTerminal && world[.terminal] != "dumb" && world[.cliColor] != "0"
      }
    }
  }

  /// Text in a colour. It must hold no line end, so that a line cut by a pager leaves no colour behind.
  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
