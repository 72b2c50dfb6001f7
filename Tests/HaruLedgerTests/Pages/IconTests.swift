import Testing

@testable import haru_ledger

@Suite struct IconTests {
  @Test(
    arguments: [
      ("book.fill", "📖"), ("book", "📖"), ("book.circle.fill", "📖"), ("figure.walk", "🚶"), ("scalemass", "⚖️"),
      ("figure.strengthtraining.traditional", "💪"), ("drop.fill", "💧"), ("cup.and.saucer.fill", "☕"),
      ("moon.zzz", "💤"), ("moon.zzz.fill", "💤"), ("gamecontroller", "🎮"), ("graduationcap", "🎓"), ("pencil", "📝"),
      ("music.note", "🎵"), ("guitars", "🎸"), ("laptopcomputer", "💻"), ("figure.run", "🏃"), ("📖", "📖"),
      ("⚖️", "⚖️"), ("책", "책"), ("book.banana", nil), ("fill", nil), ("circle.fill", nil), ("", nil), (".", nil),
      ("Book", nil),
    ] as [(String, String?)])
  func text(icon: String, expected: String?) {
    #expect(Icon.text(icon) == expected)
  }

  @Test func table() {
    #expect(Icon.emoji.count >= 300)
    for (name, emoji) in Icon.emoji {
      #expect(DisplayWidth.columns(emoji) == 2, "\(name)")
      // Terminals do not agree on the width of what a variation selector turns into a picture; there is no other pair of scales.
      #expect(emoji.unicodeScalars.count == 1 || name == "scalemass", "\(name)")
      #expect(Icon.text(String(name) + ".fill") == Icon.text(String(name)))
    }
  }
}
