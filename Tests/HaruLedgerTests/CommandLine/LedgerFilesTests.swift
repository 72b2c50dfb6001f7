import HaruParse
import Testing

@testable import haru_ledger

@Suite struct LedgerFilesTests {
  private func find(
    _ operands: [String], files: [String], environment: [String: String] = [:]
  ) throws(LedgerFiles.Failure) -> [String] {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    return try LedgerFiles.find(operands, in: testWorld(files: contents, environment: environment))
  }

  @Test func aFileIsItself() throws {
    #expect(try find(["a.haru"], files: ["a.haru"]) == ["a.haru"])
    #expect(try find(["./notes.txt"], files: ["notes.txt"]) == ["./notes.txt"])
    #expect(try find(["-"], files: []) == ["-"])
    #expect(try find(["b.haru", "a.haru", "-"], files: ["a.haru", "b.haru"]) == ["b.haru", "a.haru", "-"])
  }

  @Test func aFolderIsItsMainFileOrAllFilesByName() throws {
    #expect(try find(["d"], files: ["d/main.haru", "d/a.haru"]) == ["d/main.haru"])
    #expect(
      try find(["d/"], files: ["d/나.haru", "d/가.haru", "d/a.txt", "d/.b.haru", "d/e/f.haru", "d/A.haru"])
        == ["d/A.haru", "d/가.haru", "d/나.haru"])
    #expect(try find(["."], files: ["x.haru", "d/main.haru"]) == ["x.haru"])
    #expect(try find(["d"], files: ["d/main.haru/x.haru", "d/y.haru"]) == ["d/y.haru"])
  }

  @Test func aFileNamedTwiceIsReadOnce() throws {
    #expect(try find([".", "./main.haru", "d/../main.haru"], files: ["main.haru", "d/x"]) == ["main.haru"])
    #expect(try find(["-", "-"], files: []) == ["-"])
  }

  @Test func withoutAName() throws {
    #expect(try find([], files: ["main.haru"]) == ["main.haru"])
    #expect(try find([], files: ["../main.haru", "../../main.haru"]) == ["../main.haru"])
    #expect(try find([], files: ["/main.haru"]) == ["../../../main.haru"])
    #expect(try find([], files: ["main.haru/x", "../main.haru"]) == ["../main.haru"])
  }

  @Test func theEnvironmentGoesBeforeTheFolder() throws {
    let files = ["main.haru", "/other/main.haru"]
    #expect(try find([], files: files, environment: ["HARU_LEDGER": "/other"]) == ["/other/main.haru"])
    #expect(try find([], files: files, environment: ["HARU_LEDGER": ""]) == ["main.haru"])
    #expect(try find(["main.haru"], files: files, environment: ["HARU_LEDGER": "/other"]) == ["main.haru"])
  }

  @Test func failures() {
    #expect(throws: LedgerFiles.Failure.noLedger) { try find([], files: ["other.haru"]) }
    #expect(throws: LedgerFiles.Failure.emptyFolder(path: "d")) { try find(["d"], files: ["d/a.txt"]) }
    #expect(throws: LedgerFiles.Failure.unreadable(path: "a.haru", reason: .notFound, source: .operand)) {
      try find(["a.haru"], files: [])
    }
    #expect(throws: LedgerFiles.Failure.unreadable(path: "x", reason: .notFound, source: .environment)) {
      try find([], files: ["main.haru"], environment: ["HARU_LEDGER": "x"])
    }
  }

  @Test func nothingFoundIsToldInEveryLanguage() {
    let korean = expectRun(["check"], status: 2, out: "", err: nil)
    #expect(korean.err.contains("장부를 찾지 못했어요"))
    let english = expectRun(["check", "--lang", "en"], status: 2, out: "", err: nil)
    #expect(english.err.hasPrefix("haru-ledger: no ledger found"))
    let japanese = expectRun(["check"], environment: ["LC_ALL": "ja_JP.UTF-8"], status: 2, out: "", err: nil)
    #expect(japanese.err.contains("帳簿が見つかりません"))
    for text in [korean.err, english.err, japanese.err] { #expect(text.contains("`haru-ledger init`\n")) }
  }
}
