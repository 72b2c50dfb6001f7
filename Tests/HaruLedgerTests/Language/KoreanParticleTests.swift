import HaruParse
import Testing

@testable import haru_ledger

@Suite struct KoreanParticleTests {
  @Test(
    arguments: [
      ("독서", FinalSound.vowel), ("물", .rieul), ("체중", .consonant), ("영어 단어", .vowel), ("각", .consonant),
      ("힣", .consonant),
      // Decomposed, as a file from macOS holds it.
      ("\u{1106}\u{116E}\u{11AF}", .rieul), ("\u{1103}\u{1169}", .vowel), ("\u{1103}\u{1169}\u{11A8}", .consonant),
      // Digits: 영 일 이 삼 사 오 육 칠 팔 구.
      ("0", .consonant), ("1", .rieul), ("2", .vowel), ("3", .consonant), ("4", .vowel), ("5", .vowel),
      ("6", .consonant),
      ("7", .rieul), ("8", .rieul), ("9", .vowel), ("10", .consonant),
      // Dates end in 일.
      ("2026-07-02", .rieul), ("2026-07-04", .rieul), ("2026-07-06", .rieul), ("010-1234-5678", .rieul),
      ("07-03", .consonant),
      // Times end in 분, full hours in 시.
      ("09:00", .vowel), ("13:00", .vowel), ("24:00", .vowel), ("09:30-10:00", .vowel),
      ("2026-07-06T09:05", .consonant),
      ("02:35", .consonant), ("09:00-10:35", .consonant), ("02:30:05", .vowel), ("10h", .consonant),
      ("1h30m", .consonant), ("h", .vowel),
      // Letters that are spelt out, and words.
      ("L", .rieul), ("R", .rieul), ("m", .consonant), ("N", .consonant), ("A", .vowel), ("KST", .vowel),
      ("URL", .rieul),
      ("swim", .consonant), ("run", .consonant), ("running", .consonant), ("tag", .vowel), ("ledger", .vowel),
      ("email", .rieul), ("main.haru", .vowel), ("day", .vowel), ("book", .unknown), ("time", .unknown),
      ("독서 A", .vowel), ("토익 RC", .vowel),
      // Units behind a number: 킬로그램, 킬로미터, 센티미터, 밀리리터, 리터, 킬로칼로리, 퍼센트.
      ("71.8kg", .consonant), ("71.8 kg", .consonant), ("300g", .consonant), ("10km", .vowel), ("5cm", .vowel),
      ("5ml", .vowel), ("2L", .vowel), ("1,800kcal", .vowel), ("80%", .vowel), ("45m", .consonant), ("45s", .vowel),
      ("36.5℃", .vowel), ("kg", .vowel), ("cm", .consonant),
      // Emoji, marks and brackets at the end are not read.
      ("게임🎮", .consonant), ("독서 📖", .vowel), ("하트❤️", .vowel), ("가족👨‍👩‍👧", .consonant), ("물!", .rieul), ("읽기(영어)", .vowel),
      ("a/b/", .vowel), ("C++", .vowel), ("C#", .consonant),
      // Capitals that may be a word, and such as cannot be one.
      ("TOEIC", .unknown), ("IELTS", .unknown), ("NASA", .unknown), ("Swift", .unknown), ("YouTube", .unknown),
      ("Git", .unknown),
      ("JLPT", .vowel), ("USB", .vowel), ("PDF", .vowel), ("HTML", .rieul),
      // Nobody knows.
      ("", .unknown), ("📖", .unknown), ("読書", .unknown), ("독서…", .unknown), ("ㅋㅋ", .unknown),
    ] as [(String, FinalSound)])
  func finalSound(word: String, sound: FinalSound) {

    #expect(FinalSound(of: word) == sound)
  }

  @Test(arguments: [
    ("독서", ["는", "가", "를", "로", "와", "라는", "예요"]),
    ("물", ["은", "이", "을", "로", "과", "이라는", "이에요"]),
    ("체중", ["은", "이", "을", "으로", "과", "이라는", "이에요"]),
    ("📖", ["은(는)", "이(가)", "을(를)", "(으)로", "과(와)", "(이)라는", "이에요(예요)"]),
  ])
  func forms(word: String, forms: [String]) {
    #expect(KoreanParticle.allCases.map { $0.after(word) } == forms)
  }

  @Test func theAnswersOfRecordingDoWithoutAParticle() {
    for name in ["Swift", "독서", "TOEIC", "게임🎮"] {
      #expect(Language.ko.started(name, at: "10:00", due: nil) == "\(name) 시작했어요 · 10:00")
      #expect(Language.ko.stopped(name, 1800, from: "10:00", to: "10:30") == "\(name) 끝냈어요 · 30분 (10:00–10:30)")
    }
  }

  @Test func theParticleFollowsTheLastCharacterShown() {
    #expect(shown("독서", .topic) == "`독서`는")
    #expect(shown(String(repeating: "물", count: 80), .topic).hasSuffix("…`은(는)"))
  }
}
