/// Colours of a terminal, or none.
struct Style: Sendable {
  /// How many colours there are.
  var depth: ColorDepth
  /// What they are seen against.
  var theme = Theme.dark

  /// The colour of what has no tag.
  static let neutral: UInt32 = 0x808890

  /// Whether anything is coloured.
  var isColored: Bool { depth != .none }

  /// What a piece of text is, by which it is coloured.
  enum Ink: Hashable, Sendable {
    case error, warning, hint, gutter, emphasis, faint
    /// The theme's green, for progress and what is on its way.
    case accent
    /// The theme's yellow, for what wants to be looked at.
    case highlight
    /// A colour of the ledger, such as a tag's, brought up or down so that it can be read on the theme's background.
    case color(UInt32)
    /// A block in a colour of the ledger, with letters that can be read on it.
    case block(UInt32)
    /// The glyph in one colour of the ledger, just as it is, and perhaps what is behind it in another.
    case glyph(UInt32, behind: UInt32?)
  }

  /// When to use colours.
  enum Choice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// What colours are seen against. A terminal cannot be asked without waiting for its answer, so it is the ledger's
  /// `set theme`, else what the terminal says in `COLORFGBG`, else dark, as most are.
  enum Theme: String, Hashable, Sendable {
    case light, dark
  }

  /// The style for an output that is or is not a terminal; `theme` is the ledger's.
  init(_ choice: Choice, isTerminal: Bool, world: World, theme: String? = nil) {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        if world[.noColor] != nil {
          false
        } else if let force = world[.forceColor], force != "0" {
          true
        } else {
          isTerminal && world[.terminal] != "dumb" && world[.cliColor] != "0"
        }
      }
    depth = isColored ? ColorDepth(in: world) : .none
    self.theme = theme.flatMap(Theme.init(rawValue:)) ?? Theme(in: world) ?? .dark
  }

  /// Text in a colour. It must hold no line end, so that a line cut by a pager leaves no colour behind.
  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code(ink))m\(text)\u{1B}[0m" : text
  }

  /// A colour of the ledger, brought nearer to the background.
  func shaded(_ rgb: UInt32) -> UInt32 {
    depth == .palette ? Palette.shade(rgb, isDarker: theme == .dark) : theme.shaded(rgb)
  }

  /// The numbers of the escape sequence.
  private func code(_ ink: Ink) -> String {
    switch ink {
    case .error: "1;31"
    case .warning: "1;33"
    case .hint: "1;36"
    case .gutter: "34"
    case .emphasis: "1"
    case .faint: "2"
    case .accent: depth.code(theme.accent)
    case .highlight: depth.code(theme.highlight)
    case .color(let rgb): depth.code(theme.readable(rgb))
    case .block(let rgb): depth.code(rgb, isBackground: true)
    case .glyph(let rgb, nil): depth.code(rgb)
    case .glyph(let rgb, let behind?): depth.code(behind, isBackground: true) + ";" + depth.code(rgb)
    }
  }
}

extension Style.Theme {
  /// What the terminal says: `COLORFGBG` ends with the number of its background, 7 and 15 being light.
  fileprivate init?(in world: World) {
    guard let last = world[.colorForegroundBackground]?.split(separator: ";").last, let number = Int(last) else {
      return nil
    }
    self = number == 7 || number == 15 ? .light : .dark
  }

  /// Sage or moss green.
  var accent: UInt32 { self == .dark ? 0x7FBF9E : 0x2F6B4F }
  /// Amber or mustard.
  var highlight: UInt32 { self == .dark ? 0xE8C558 : 0xD9A621 }

  /// The colour, mixed with white or black as far as it takes to be read on the background.
  func readable(_ rgb: UInt32) -> UInt32 {
    let goal: UInt32 = self == .dark ? 0xFFFFFF : 0x000000
    for part in 0...UInt32(8) {
      let mixed = mix(rgb, goal, eighths: part)
      let lightness = PerceivedColor(mixed).lightness
      if self == .dark ? lightness >= 0.55 : lightness <= 0.68 { return mixed }
    }
    return goal
  }

  /// The colour, brought nearer to the background.
  fileprivate func shaded(_ rgb: UInt32) -> UInt32 { mix(rgb, self == .dark ? 0x000000 : 0xFFFFFF, eighths: 3) }

  private func mix(_ rgb: UInt32, _ other: UInt32, eighths: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { mixed, shift in
      let (from, to) = (rgb >> shift & 0xFF, other >> shift & 0xFF)
      return mixed | ((from * (8 - eighths) + to * eighths) / 8) << shift
    }
  }
}
