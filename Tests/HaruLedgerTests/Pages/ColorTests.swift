import Testing

@testable import haru_ledger

@Suite struct ColorTests {
  @Test(
    arguments: [
      (["COLORTERM": "truecolor", "TERM": "xterm-256color"], ColorDepth.trueColor),
      (["COLORTERM": "24bit"], .trueColor), (["COLORTERM": "truecolor", "TERM": "screen-256color"], .palette),
      (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-256color"], .palette),
      (["TERM": "tmux-256color"], .palette),
      (["TERM": "xterm"], .sixteen), (["TERM": "linux"], .sixteen), ([:], .sixteen),
      (["COLORTERM": "yes", "TERM": "rxvt"], .sixteen), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
      (["NO_COLOR": "1", "COLORTERM": "truecolor"], .none), (["CLICOLOR": "0"], .none),
      (["CLICOLOR_FORCE": "1", "TERM": "dumb"], .sixteen),
    ])
  func depth(environment: [String: String], expected: ColorDepth) {
    #expect(Style(.auto, isTerminal: true, world: testWorld(environment: environment)).depth == expected)
  }

  @Test func theme() {
    func theme(_ ledger: String?, _ terminal: String?) -> Style.Theme {
      let environment = terminal.map { ["COLORFGBG": $0] } ?? [:]
      return Style(.always, isTerminal: false, world: testWorld(environment: environment), theme: ledger).theme
    }
    #expect(theme(nil, nil) == .dark)
    #expect(theme(nil, "0;15") == .light)
    #expect(theme(nil, "15;default;0") == .dark)
    #expect(theme(nil, "x") == .dark)
    #expect(theme("dark", "0;15") == .dark)
    #expect(theme("light", "15;0") == .light)
  }

  /// A ledger's theme shows in the colours of its reports, where a terminal has enough of them to choose from.
  @Test(
    arguments: [["day", "2026-07-06"], ["stats"], ["stats", "--by", "day"], ["goals"], ["timetable", "2026-07-06"]],
    ["xterm-256color", "xterm-direct"])
  func themeInReports(report: [String], terminal: String) {
    func out(_ theme: String) -> String {
      let ledger = """
        \(theme)
        tag #dark color=#2F6B4F
        tag #pale color=#F2E3A0
        action time a #dark
        action time b #pale
        goal g start=2026-07-01
          quest a >= 1h per day
        2026-07-06
          09:00-10:00 a
          11:00-12:00 b
        """
      return expectRun(
        ["report"] + report + ["--color", "always", "--lang", "en"], files: ["main.haru": ledger],
        environment: ["TERM": terminal], columns: 80
      ).out
    }
    let (light, dark) = (out("set theme light"), out("set theme dark"))
    #expect(light != dark)
    #expect(out("") == dark)
    func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(plain(light) == plain(dark))
  }

  @Test func everyColorOfThePaletteIsItsOwnNearest() {
    #expect(Palette.colors.count == 256)
    for index in 16..<256 { #expect(Palette.colors[Palette.nearest(Palette.colors[index])] == Palette.colors[index]) }
    for index in 0..<16 {
      #expect(Palette.colors[Palette.nearestOfSixteen(Palette.colors[index])] == Palette.colors[index])
    }
  }

  @Test(
    arguments: [
      // The colours of the demo: green stays green, however dark.
      (0x2F6B4F as UInt32, 2, 0x5F875F...0x5F875F as ClosedRange<UInt32>), (0xD9A621, 3, 0xD7AF00...0xD7AF5F),
      (0xC4553B, 1, 0xAF5F00...0xD75F5F), (0x3A6EA5, 4, 0x005F87...0x5F87AF), (0x808080, 8, 0x808080...0x878787),
    ])
  func nearest(rgb: UInt32, sixteen: Int, palette: ClosedRange<UInt32>) {
    #expect(Palette.nearestOfSixteen(rgb) % 8 == sixteen % 8)
    #expect(
      palette.contains(Palette.colors[Palette.nearest(rgb)]),
      "\(String(Palette.colors[Palette.nearest(rgb)], radix: 16))")
  }

  @Test func shadesOfThePalette() {
    #expect(Palette.shade(0x2F6B4F, isDarker: true) == 0x005F00)
    #expect(Palette.shade(0x2F6B4F, isDarker: false) == 0x87AF87)
    #expect(Palette.shade(0xFFFFFF, isDarker: false) == 0xFFFFFF)
    #expect(Palette.shade(0x808080, isDarker: true) == 0x4E4E4E)
  }

  @Test func sequences() {
    #expect(ColorDepth.trueColor.code(0x2F6B4F) == "38;2;47;107;79")
    #expect(ColorDepth.trueColor.code(0x2F6B4F, isBackground: true) == "48;2;47;107;79;38;2;255;255;255")
    #expect(ColorDepth.trueColor.code(0xD9A621, isBackground: true) == "48;2;217;166;33;38;2;16;16;16")
    #expect(ColorDepth.palette.code(0xFFFFFF) == "38;5;231")
    #expect(ColorDepth.palette.code(0x000000, isBackground: true) == "48;5;16;38;5;231")
    #expect(ColorDepth.sixteen.code(0xCD0000) == "31")
    #expect(ColorDepth.sixteen.code(0xFF0000) == "91")
    #expect(ColorDepth.sixteen.code(0x0000EE, isBackground: true) == "44;97")
    #expect(ColorDepth.sixteen.code(0xFFFF00, isBackground: true) == "103;30")
    #expect(ColorDepth.none.code(0xFFFF00) == "")
    let plain = Style(.never, isTerminal: true, world: testWorld())
    #expect(plain.paint("글", .color(0x2F6B4F)) == "글")
    let colored = Style(.always, isTerminal: false, world: testWorld(environment: ["COLORTERM": "truecolor"]))
    #expect(colored.paint("글", .block(0x2F6B4F)) == "\u{1B}[48;2;47;107;79;38;2;255;255;255m글\u{1B}[0m")
    #expect(colored.paint("", .color(0x2F6B4F)) == "")
  }

  @Test func lettersCanBeRead() {
    func contrast(_ a: UInt32, _ b: UInt32) -> Double { abs(PerceivedColor(a).lightness - PerceivedColor(b).lightness) }
    for red in stride(from: 0 as UInt32, through: 255, by: 15) {
      for green in stride(from: 0 as UInt32, through: 255, by: 15) {
        for blue in stride(from: 0 as UInt32, through: 255, by: 15) {
          let rgb = red << 16 | green << 8 | blue
          #expect(contrast(Style.Theme.dark.readable(rgb), 0x101010) > 0.35)
          #expect(contrast(Style.Theme.light.readable(rgb), 0xFFFFFF) > 0.3)
          #expect(contrast(rgb, PerceivedColor(rgb).isLight ? 0x101010 : 0xFFFFFF) > 0.32)
        }
      }
    }
    #expect(Style.Theme.dark.readable(0xD9A621) == 0xD9A621)
  }

  /// Values of Björn Ottosson's page on Oklab, and the ends of the scale.
  @Test func perceivedColors() {
    for (rgb, lightness, a, b) in [
      (0x000000 as UInt32, 0.0, 0.0, 0.0), (0xFFFFFF, 1, 0, 0), (0xFF0000, 0.6280, 0.2249, 0.1258),
      (0x00FF00, 0.8664, -0.2339, 0.1795), (0x0000FF, 0.4520, -0.0324, -0.3115),
    ] {
      let color = PerceivedColor(rgb)
      #expect(abs(color.lightness - lightness) < 0.001 && abs(color.a - a) < 0.001 && abs(color.b - b) < 0.001)
    }
  }
}
