import Foundation
import HaruParse
import Testing

@testable import haru_ledger

@Suite struct SentenceTests {
  @Test func everyCodeHasASample() {
    let sampled = Set(SampleProblems.all.map(\.code))
    #expect(Code.allCases.filter { !sampled.contains($0) } == [])
  }

  @Test(arguments: Language.allCases)
  func everySentenceIsWhole(language: Language) {
    for problem in SampleProblems.all {
      let sentence = problem.sentence(in: language)
      #expect(!sentence.message.isEmpty, "\(problem)")
      #expect((1...2).contains(sentence.help.count), "\(problem): \(sentence.help)")
      for text in [sentence.message] + sentence.help {
        let leftovers = ["\\(", "nil", "Optional", "%@", "%d ", "TODO", "  ", "``", "\n"]
        #expect(!leftovers.contains { text.contains($0) }, "\(text)")
        #expect(text.split(separator: "`", omittingEmptySubsequences: false).count % 2 == 1, "\(text)")
        #expect(!text.hasSuffix(".") && !text.hasSuffix("。") && !text.hasSuffix("!"), "\(text)")
        #expect(speaks(language, outsideQuotes(text)), "\(text)")
      }
    }
  }

  @Test func aLongTextIsCut() {
    let long = String(repeating: "가", count: 100)
    #expect(excerpt(String(repeating: "가", count: 60)) == String(repeating: "가", count: 60))
    #expect(excerpt(String(repeating: "가", count: 61)) == String(repeating: "가", count: 59) + "…")
    #expect(excerpt(long).unicodeScalars.count == 60)
    #expect(excerpt("") == "")
    #expect(
      Problem.unknownTag(name: long, suggestion: nil, freeColor: "#3B6EA5").sentence(in: .en).message.unicodeScalars
        .count < 100)
  }

  @Test func aCutKeepsCharactersWhole() {
    let family = "👨‍👩‍👧"  // Five scalars.
    let cut = excerpt(String(repeating: family, count: 13))
    #expect(cut == String(repeating: family, count: 11) + "…")
    let accents = "a" + String(repeating: "\u{301}", count: 100)
    #expect(excerpt(accents).unicodeScalars.count == 60)
  }

  @Test func aTextWithABackquoteHasOtherQuotes() {
    #expect(shown("a`b") == "‘a`b’")
    #expect(shown("a`b", .topic) == "‘a`b’는")
  }

  @Test(arguments: [
    ("독서", "독서"), ("영어 단어", "영어 단어"), ("30분", "\"30분\""), ("#1", "\"#1\""), ("a;b", "\"a;b\""),
    ("a\"b\\c", "\"a\\\"b\\\\c\""), ("", "\"\""), ("+a", "\"+a\""),
  ])
  func aNameIsQuotedWhereItMustBe(name: String, written: String) {
    #expect(NameText.written(name) == written)
  }

  @Test func aValueIsQuotedWhereItMustBe() {
    #expect(valueWritten("r2") == "r2")
    #expect(valueWritten("읽기 2") == "\"읽기 2\"")
    #expect(valueWritten("a,b") == "\"a,b\"")
    #expect(valueWritten("") == "\"\"")
  }

  @Test func aProposedDateIsOneThatALedgerCanName() {
    #expect(later(.latest, days: 30) == .latest)
    #expect(later(.earliest, days: 2) == .earliest + 2)
  }

  @Test func aWeekdayKeepsItsScript() {
    #expect(weekdayWritten(.monday, like: "화요일") == "월")
    #expect(weekdayWritten(.monday, like: "화".decomposedStringWithCanonicalMapping) == "월")
    #expect(weekdayWritten(.monday, like: "火") == "月")
    #expect(weekdayWritten(.monday, like: "Tue") == "mon")
    #expect(weekdayWritten(.monday, like: "") == "mon")
  }

  /// All messages in one place, for people to read; refreshed with `HARU_UPDATE_GOLDENS=1`.
  @Test(arguments: Language.allCases)
  func messagesAreTheGoldenOnes(language: Language) throws {
    var text = ""
    for problem in SampleProblems.all {
      let sentence = problem.sentence(in: language)
      text += "\(problem.code.rawValue)\n  \(sentence.message)\n"
      for line in sentence.help { text += "    \(line)\n" }
    }
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let file = root.appending(path: "Fixtures/messages/\(language.rawValue).txt")
    if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let lines = text.split(separator: "\n")
    let firstDifference = zip(lines, golden).first { $0 != $1 }
    #expect(firstDifference == nil, "\(String(describing: firstDifference))")
    #expect(lines.count == golden.count)
  }

  private func outsideQuotes(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined()
  }

  private func speaks(_ language: Language, _ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    let hasHangul = scalars.contains { (0xAC00...0xD7A3).contains($0) }
    let hasKana = scalars.contains { (0x3040...0x30FF).contains($0) }
    let hasLetters = scalars.contains { (0x61...0x7A).contains($0) }
    return switch language {
    case .ko: hasHangul && !hasKana
    case .en: hasLetters && !hasHangul && !hasKana
    case .ja: hasKana && !hasHangul
    }
  }
}
