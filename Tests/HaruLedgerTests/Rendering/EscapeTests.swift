import Testing

@testable import haru_ledger

@Suite struct EscapeTests {
  @Test(arguments: [
    ("독서 📖 👩‍💻 ❤️", "독서 📖 👩‍💻 ❤️"),
    ("\u{1B}[31m", "\\u{1B}[31m"),
    ("a\nb\tc\r", "a\\u{A}b\\u{9}c\\u{D}"),
    ("\u{0}\u{7F}\u{85}\u{9B}", "\\u{0}\\u{7F}\\u{85}\\u{9B}"),
    ("a\u{202E}b\u{2066}\u{200F}\u{61C}", "a\\u{202E}b\\u{2066}\\u{200F}\\u{61C}"),
    ("\u{2028}\u{2029}\u{200B}\u{2060}\u{AD}\u{FEFF}", "\\u{2028}\\u{2029}\\u{200B}\\u{2060}\\u{AD}\\u{FEFF}"),
    ("\u{E0041}", "\\u{E0041}"),
  ])
  func terminal(text: String, expected: String) {
    #expect(Escape.terminal(text) == expected)
    #expect(Escape.terminal(expected) == expected)
  }

  @Test(
    arguments: [
      (.auto, true, [:], true), (.auto, false, [:], false), (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, ["CLICOLOR_FORCE": "1"], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, false, ["CLICOLOR_FORCE": "1"], true),
      (.auto, false, ["CLICOLOR_FORCE": "0"], false), (.auto, true, ["CLICOLOR": "0"], false),
      (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
    ] as [(Style.Choice, Bool, [String: String], Bool)])
  func colors(choice: Style.Choice, isTerminal: Bool, environment: [String: String], expected: Bool) {
    #expect(Style(choice, isTerminal: isTerminal, world: testWorld(environment: environment)).isColored == expected)
  }
}
