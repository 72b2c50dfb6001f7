/// How many colours a terminal shows.
enum ColorDepth: Hashable, Sendable {
  case none, sixteen, palette, trueColor

  /// What the terminal says of itself: `COLORTERM` where it has all colours, else the name in `TERM`. The sixteen of every
  /// colour terminal where nothing more is known.
  init(in world: World) {
    let terminal = world[.terminal] ?? ""
    switch world[.colorTerminal] {
    case "truecolor", "24bit":
      // `screen` hands the variable on but not the colours.
      self = terminal.hasPrefix("screen") ? .palette : .trueColor
    default:
      self =
        terminal.hasSuffix("-direct") ? .trueColor : terminal.contains("256color") ? .palette : .sixteen
    }
  }

  /// The numbers of an escape sequence for letters in a colour, or for a block of it with letters that can be read on it. The
  /// colour is the nearest there is.
  func code(_ rgb: UInt32, isBackground: Bool = false) -> String {
    switch self {
    case .none: return ""
    case .trueColor:
      guard isBackground else { return "38;2;" + Self.parts(rgb) }
      return "48;2;\(Self.parts(rgb));38;2;" + Self.parts(PerceivedColor(rgb).isLight ? 0x101010 : 0xFFFFFF)
    case .palette:
      let index = Palette.nearest(rgb)
      guard isBackground else { return "38;5;\(index)" }
      return "48;5;\(index);38;5;" + (PerceivedColor(Palette.colors[index]).isLight ? "16" : "231")
    case .sixteen:
      let index = Palette.nearestOfSixteen(rgb)
      guard isBackground else { return "\((index < 8 ? 30 : 82) + index)" }
      return "\((index < 8 ? 40 : 92) + index);" + (PerceivedColor(Palette.colors[index]).isLight ? "30" : "97")
    }
  }

  private static func parts(_ rgb: UInt32) -> String { "\(rgb >> 16 & 0xFF);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)" }
}

/// The numbered colours of terminals.
enum Palette {
  /// The colours by number as xterm has them: sixteen that users choose for themselves, a cube of 6 × 6 × 6, and 24 greys.
  static let colors: [UInt32] = {
    let sixteen: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    let steps: [UInt32] = [0x00, 0x5F, 0x87, 0xAF, 0xD7, 0xFF]
    let cube = steps.flatMap { red in steps.flatMap { green in steps.map { red << 16 | green << 8 | $0 } } }
    let greys = (0..<24).map { UInt32(8 + 10 * $0) * 0x010101 }
    return sixteen + cube + greys
  }()

  private static let perceived = colors.map(PerceivedColor.init)

  /// The number of the nearest colour of the cube and the greys; the first sixteen are different everywhere. The cube has few
  /// dark and muted colours. Tags are told apart by their hue, so it is given more weight than lightness: else a moss green
  /// becomes teal, and its shade a grey.
  static func nearest(_ rgb: UInt32) -> Int {
    let color = PerceivedColor(rgb)
    func distance(_ index: Int) -> Double { perceived[index].distance(to: color, lightnessWeight: 0.1) }
    return (16..<256).map { ($0, distance($0)) }.min { $0.1 < $1.1 }?.0 ?? 16
  }

  /// The colour one step darker or lighter than the nearest to `rgb`, of the same hue.
  static func shade(_ rgb: UInt32, isDarker: Bool) -> UInt32 {
    let index = nearest(rgb)
    let step = isDarker ? -1 : 1
    guard index < 232 else { return colors[min(max(index + 5 * step, 232), 255)] }
    let cell = index - 16
    let parts = [cell / 36, cell / 6 % 6, cell % 6].map { min(max($0 + step, 0), 5) }
    return colors[16 + parts[0] * 36 + parts[1] * 6 + parts[2]]
  }

  /// The number of the nearest of the sixteen. Colours are told apart by their hue there, so a colour stays one, however pale,
  /// and its hue goes before its lightness; a grey becomes a grey.
  static func nearestOfSixteen(_ rgb: UInt32) -> Int {
    let color = PerceivedColor(rgb)
    guard color.chroma > 0.02 else {
      return [0, 8, 7, 15].min { perceived[$0].distance(to: color) < perceived[$1].distance(to: color) } ?? 7
    }
    func unlikeness(_ index: Int) -> Double {
      let other = perceived[index]
      let likeness = (color.a * other.a + color.b * other.b) / (color.chroma * other.chroma)
      return 1 - likeness + abs(color.lightness - other.lightness) / 4
    }
    return [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14].min { unlikeness($0) < unlikeness($1) } ?? 7
  }
}

/// A colour as the eye sees it: in the space Oklab (Björn Ottosson, 2020), equal distances look about equally different.
struct PerceivedColor: Sendable {
  /// 0 for black, 1 for white.
  let lightness: Double
  /// Green to red.
  let a: Double
  /// Blue to yellow.
  let b: Double

  /// A colour of 8 bits each of red, green and blue.
  init(_ rgb: UInt32) {
    let red = Self.linear[Int(rgb >> 16 & 0xFF)]
    let green = Self.linear[Int(rgb >> 8 & 0xFF)]
    let blue = Self.linear[Int(rgb & 0xFF)]
    let long = Self.root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = Self.root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = Self.root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// How colourful it is; 0 for a grey.
  var chroma: Double { (a * a + b * b).squareRoot() }

  /// Whether dark letters are the ones to read on it.
  var isLight: Bool { lightness > 0.67 }

  /// The square of the distance to another colour.
  func distance(to other: PerceivedColor, lightnessWeight: Double = 1) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return l * l * lightnessWeight + a * a + b * b
  }

  /// The light of each value of a channel, by the curve of sRGB.
  private static let linear: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    guard part > 0.04045 else { return part / 12.92 }
    // To the power of 2.4, that is 2 and two fifths.
    let base = (part + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  /// A root by Newton's method, which needs no library of mathematics; 0…1 in, 0…1 out.
  private static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var result = 1.0
    for _ in 0..<40 {
      var power = 1.0
      for _ in 1..<degree { power *= result }
      let next = (Double(degree - 1) * result + value / power) / Double(degree)
      if next >= result { break }
      result = next
    }
    return result
  }
}
