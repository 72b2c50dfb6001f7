import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// What the help of a diagnostic advises works: lines can be read, a declaration makes its diagnostic vanish, and commands run.
@Suite struct AdviceTests {
  private static let head = """
    set zone Asia/Seoul
    tag #공부 color=#2F6B4F
    tag #카페 color=#3B6EA5
    action time 독서
    action time Reading
    action count 물 unit=잔
    action count Water unit=cup
    action measure 체중 unit=kg
    goal 목표 start=2026-01-01
    2026-07-06

    """

  /// The lines of the reproducers and of the table of repairs.
  private static let lines: [String] = {
    var result: [String] = []
    for folder in ["parse/errors", "ledger/errors", "errors"] {
      let base = fixtureFolder.appending(path: folder)
      let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      for path in found.sorted() where path.hasSuffix(".haru") {
        guard let text = try? String(contentsOf: base.appending(path: path), encoding: .utf8) else { continue }
        result += text.split(separator: "\n").map(String.init).filter {
          !$0.trimmingCharacters(in: .whitespaces).hasPrefix("^")
        }
      }
    }
    let table = try? RepairTable()
    for row in table?.rows ?? [] {
      switch row.context {
      case "amount": result.append("quest Reading \(row.text)")
      case "cadence": result.append("quest Reading >= 1h \(row.text)")
      default: result.append(row.text)
      }
    }
    return Array(Set(result)).sorted()
  }()

  /// A text in backquotes that the help of a line's diagnostic advises.
  private struct Advice {
    var line: String
    var ledger: Checked
    var diagnostic: Diagnostic
    var quoted: String
  }

  /// Each advice of each line, in each language.
  private static func allAdvice() -> [Advice] {
    var result: [Advice] = []
    for line in lines where line.utf8.count < 300 {
      let checked = Checked(head + line + "\n")
      for diagnostic in checked.diagnostics where !diagnostic.problem.isSaid(by: diagnostic.fixes) {
        var seen: Set<String> = []
        for language in Language.allCases {
          for help in diagnostic.problem.sentence(in: language).help {
            for text in quoted(help) where seen.insert(text).inserted {
              result.append(Advice(line: line, ledger: checked, diagnostic: diagnostic, quoted: text))
            }
          }
        }
      }
    }
    return result
  }

  private static func quoted(_ help: String) -> [String] {
    var result: [String] = []
    for (index, part) in help.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 { result.append(String(part)) }
    }
    return result
  }

  private static let keywords: Set<String> = ["haru", "set", "include", "tag", "action", "goal", "quest", "skip"]

  /// Whether a text is a whole line of a ledger rather than a part of one.
  private static func isLine(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count > 1, !text.contains("…") else { return false }
    if keywords.contains(String(words[0])) { return words.count > 2 || words[0] == "include" || words[0] == "skip" }
    guard let first = text.unicodeScalars.first, "0123456789+-=".unicodeScalars.contains(first) else { return false }
    return words.count > 1 && !words[1].hasPrefix("+") && SaidValue.weekday(String(words[1])) == nil
  }

  @Test func linesThatAreAdvisedAreRead() {
    var count = 0
    for advice in Self.allAdvice() where Self.isLine(advice.quoted) {
      count += 1
      let head = advice.quoted.hasPrefix("haru ") ? "" : "goal G start=2026-01-01\n2026-07-06\n"
      let read = Document(parsing: head + advice.quoted + "\n")
      #expect(read.diagnostics.errors == 0, "\(advice.line): \(advice.diagnostic.problem) advises \(advice.quoted)")
    }
    #expect(count > 200, "\(count)")
  }

  @Test func aDeclarationThatIsAdvisedIsEnough() {
    var count = 0
    for advice in Self.allAdvice() {
      let code = advice.diagnostic.problem.code
      guard code == .unknownAction || code == .unknownTag else { continue }
      guard advice.quoted.hasPrefix("action ") || advice.quoted.hasPrefix("tag ") else { continue }
      count += 1
      let after = Checked(advice.quoted + "\n" + advice.ledger.text()).diagnostics.map(\.problem)
      let before = Set(advice.ledger.diagnostics.map(\.problem.code))
      #expect(!after.contains(advice.diagnostic.problem), "\(advice.line): \(advice.quoted)")
      let news = after.map(\.code).filter { !before.contains($0) }
      #expect(news.isEmpty, "\(advice.line): \(advice.quoted) brings \(news)")
    }
    #expect(count > 20, "\(count)")
  }

  @Test func commandsThatAreAdvisedRun() {
    var known: Set<String> = []
    for advice in Self.allAdvice() where advice.quoted.hasPrefix("haru-ledger ") {
      guard known.insert(advice.quoted).inserted else { continue }
      let files = WritableFiles(["main.haru": advice.ledger.text()])
      let run = files.run(Array(AdvisedCommand.words(advice.quoted).dropFirst()))
      #expect(run.status < 2, "\(advice.line): \(advice.quoted): \(run.err)")
    }
    #expect(known.count > 2, "\(known)")
  }

  /// Text that is plainly a part of a value is not taken for a note.
  @Test(
    arguments: [
      ("quest Reading >= 1h on mon wed fri", "quest Reading >= 1h on mon,wed,fri"),
      ("quest Reading >= 1h on 15 and 30", "quest Reading >= 1h on 15,30"),
      ("quest Reading >= 1h per week until 2026-09-30", "quest Reading >= 1h per week until=2026-09-30"),
      ("quest Reading >= 1h per week from 2026-09-01", "quest Reading >= 1h per week from=2026-09-01"),
      ("quest Reading >= 1h per day id = x", "quest Reading >= 1h per day id=x"),
      ("action time X est=1h 30m", "action time X est=1h30m"), ("09:00\t10:00 Reading", "09:00-10:00 Reading"),
      ("tag #x color = #C2553F", "tag #x color=#C2553F"), ("tag #x color #C2553F", "tag #x color=#C2553F"),
      ("tag #x #C2553F", "tag #x color=#C2553F"),
      ("action count X unit=small cup", "action count X unit=\"small cup\""),
      ("action measure Y unit=beats per minute best=min", "action measure Y unit=\"beats per minute\" best=min"),
      ("set zone America/New York", "set zone America/New_York"),
      ("set zone America/Port of Spain", "set zone America/Port_of_Spain"),
      ("goal X start=2026-07-01 until 2026-09-30", "goal X start=2026-07-01 end=2026-09-30"),
      ("goal Y start=2026-07-01 end 2026-09-30", "goal Y start=2026-07-01 end=2026-09-30"),
      ("09:00-10:00 Reading #공부 est 30m", "09:00-10:00 Reading #공부 est=30m"),
      ("09:00 for 1h Reading", "09:00-10:00 Reading"), ("9:00-now Reading", "9:00- Reading"),
      ("9:00 AM - 10:30 AM Reading", "9:00-10:30 Reading"), ("reading 1h 30m", "1h30m Reading"),
      ("water 2", "+2 Water"), ("독서 1h", "1h 독서"), ("1h and 30m Reading", "1h30m Reading"),
      ("1시간하고 30분 독서", "1시간30분 독서"), ("1h, 30m Reading", "1h30m Reading"),
      ("9:00--10:00 Reading", "9:00-10:00 Reading"),
      ("9:00...10:00 Reading", "9:00-10:00 Reading"), ("09:00、10:00 독서", "09:00-10:00 독서"),
      ("* reading 30m", "30m Reading"),
      ("goal 책 시작=2026-07-01", "goal 책 start=2026-07-01"), ("goal Z start 2026-07-01", "goal Z start=2026-07-01"),
    ])
  func aPartOfAValueIsNoNote(line: String, offered: String) {
    let checked = Checked(Self.head.replacing("set zone Asia/Seoul\n", with: "") + line + "\n")
    let errors = checked.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1, "\(line): \(errors.map(\.problem))")
    guard let wrong = errors.first else { return }
    let lines = wrong.fixes.map { checked.applying($0).text().split(separator: "\n").last.map(String.init) ?? "" }
    #expect(lines.contains(offered), "\(line): \(lines)")
    for language in Language.allCases {
      let help = wrong.problem.isSaid(by: wrong.fixes) ? [] : wrong.problem.sentence(in: language).help
      #expect(!help.contains { $0.contains("`; ") || $0.contains("`;`") }, "\(line): \(help)")
      #expect(!help.contains { $0.contains("`action ") }, "\(line): \(help)")
    }
  }

  /// A note that lacks its sign is still called one.
  @Test func aNoteIsCalledANote() {
    let checked = Checked(Self.head + "09:00-10:00 Reading #공부 in the library\n")
    #expect(checked.diagnostics.first?.problem.sentence(in: .en).help.first?.contains("put `;`") == false)
    let other = Checked(Self.head + "09:00-10:00 Reading #공부 novel\n")
    #expect(other.diagnostics.first?.problem.sentence(in: .en).help.first?.contains("put `;` before it") == true)
  }

  /// What is wrong with a value that is beyond a limit is said.
  @Test(
    arguments: [
      ("9:60 Reading", "minutes go from 00 to 59"), ("9:75-10:00 Reading", "minutes go from 00 to 59"),
      ("48:00-49:00 Reading", "hours go from 0 to 47"), ("23:00-50:00 Reading", "hours go from 0 to 47"),
      ("quest Reading >= 1h on mon,15", "write two quests"), ("quest Reading >= 1h on 15,fri", "write two quests"),
      ("quest Reading >= 1h on 15,32", "go from 1 to 31"), ("quest Reading >= 1h on 0", "go from 1 to 31"),
      ("quest Reading >= 1h any 8 days per week", "a week has 7 days"),
      ("quest Reading >= 1h any 40 days per month", "at most 31 days"),
      ("quest Reading >= 1h per 0 days", "1 to 3660 days"), ("quest Reading >= 1h on 6th mon", "1st to 5th"),
      ("set max-session 10001h", "10,000 hours"), ("action time X est=10001h", "10,000 hours"),
    ])
  func aLimitIsSaid(line: String, words: String) {
    let checked = Checked(Self.head + line + "\n")
    let messages = checked.diagnostics.map { $0.problem.sentence(in: .en).message }
    #expect(messages.contains { $0.contains(words) }, "\(line): \(messages)")
  }

  /// The marks stand under the words that are wrong, and the message names what they were meant as.
  @Test(
    arguments: [
      ("quest Reading at least 1h per day", "at least", Code.invalidComparison),
      ("quest Reading ≧ 1h per day", "≧", .invalidComparison),
      ("quest 독서 1시간 이상 per day", "1시간 이상", .invalidComparison),
      ("9:00 AM - 10:30 AM Reading", "9:00 AM - 10:30 AM", .invalidInterval),
      ("09:00 to 10:00 Reading", "09:00 to 10:00", .invalidInterval),
      ("0900-10:00 Reading", "0900-10:00", .invalidInterval), ("9:00..10:00 Reading", "9:00..10:00", .invalidInterval),
      ("09:00から10:00 독서", "09:00から10:00", .invalidInterval), ("한시간 독서", "한시간", .invalidLength),
      ("두잔 물", "두잔", .invalidCount), ("[09:00-10:00] Reading", "[09:00-10:00]", .invalidInterval),
      ("- Reading", "-", .unknownKeyword), ("Water 2", "Water", .unknownKeyword),
    ])
  func theMarksStandUnderTheWords(line: String, marked: String, code: Code) {
    let checked = Checked(Self.head + line + "\n")
    let wrong = checked.diagnostics.filter { $0.severity == .error }
    #expect(wrong.map { checked.text(of: $0) } == [marked], "\(line)")
    #expect(wrong.first?.problem.code == code, "\(line): \(wrong.map(\.problem))")
  }
}
