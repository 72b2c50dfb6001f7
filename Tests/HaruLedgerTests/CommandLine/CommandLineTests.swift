import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

@Suite struct CommandLineTests {
  private func parse(_ line: String) throws -> CommandLineRequest {
    try CommandLineRequest(line.split(separator: " ").map(String.init))
  }

  private func day(_ text: String) -> DayNumber { DayNumber(argument: text)! }

  // MARK: What is asked for

  @Test(
    arguments: [
      ("", .nothing),
      ("--lang en", .nothing),
      ("--version", .version),
      ("check --version", .version),
      ("--help", .help(nil)),
      ("-h", .help(nil)),
      ("help", .help(nil)),
      ("help check", .help(.other(.check))),
      ("help syntax", .syntax), ("--lang ja help syntax", .syntax), ("syntax --help", .help(nil)),
      ("check --help", .help(.other(.check))),
      ("--help report", .help(.other(.report))),
      ("check --bogus -h", .help(.other(.check))),
      ("chek --help", .help(nil)),
      ("check", .check(CheckOptions())),
      ("check --strict --hints --all", .check(CheckOptions(isStrict: true, showsHints: true, showsAll: true))),
      ("--strict check a.haru b.haru", .check(CheckOptions(files: ["a.haru", "b.haru"], isStrict: true))),
      ("--format json check a.haru", .check(CheckOptions(files: ["a.haru"], format: .json))),
      ("check a.haru --format=short b", .check(CheckOptions(files: ["a.haru", "b"], format: .short))),
      ("check --format json --format human", .check(CheckOptions(format: .human))),
      ("check -", .check(CheckOptions(files: ["-"]))),
      ("check -- --strict -h", .check(CheckOptions(files: ["--strict", "-h"]))),
      ("check -- check", .check(CheckOptions(files: ["check"]))),
      ("-- check", .nothing),
    ] as [(String, Invocation)])
  func invocation(line: String, expected: Invocation) throws {
    #expect(try parse(line).invocation == expected)
  }

  @Test func commonOptions() throws {
    #expect(try parse("check").common == CommonOptions())
    #expect(try parse("--lang ja check --lang=en").common.language == .en)
    #expect(try parse("check --color never").common.color == .never)
    let now = NowRequest(day: day("2026-07-07"), second: 36_000, offset: nil)
    #expect(try parse("check --now 2026-07-07T10:00").common.now == now)
  }

  @Test(
    arguments: [
      ("2026-07-07T10:00:05", 36_005, nil),
      ("2026-07-07T23:59+09:00", 86_340, 32_400),
      ("2026-07-07T00:00:00-09:30", 0, -34_200),
      ("2026-07-07T00:00+18:00", 0, 64_800),
    ] as [(String, Int, Int?)])
  func now(text: String, second: Int, offset: Int?) {
    #expect(NowRequest(text) == NowRequest(day: day("2026-07-07"), second: second, offset: offset))
  }

  @Test(arguments: [
    "2026-07-07", "2026-07-07T", "2026-07-07T24:00", "2026-07-07T10:60", "2026-07-07T10", "2026-07-07T1:00",
    "2026-02-29T10:00", "2026-07-07 10:00", "10:00", "", "2026-07-07T10:00+18:01", "2026-07-07T10:00+9",
    "2026-07-07T10:00Z", "2026-07-07T10:00:00:00", "2026-07-07T10:00+09:00+09:00", "٢٠٢٦-07-07T10:00",
  ])
  func noTime(text: String) {
    #expect(NowRequest(text) == nil)
    if !text.isEmpty, !text.contains(" ") {
      let error = UsageError.invalidValue(option: .now, text: text, expected: .moment)
      #expect(throws: error) { try parse("check --now \(text)") }
    }
  }

  // MARK: report

  private func report(_ line: String) throws -> ReportOptions {
    guard case .report(let options) = try parse("report " + line).invocation else {
      throw UsageError.unknownCommand(text: line, suggestion: nil)
    }
    return options
  }

  @Test func reportKindsAndOperands() throws {
    #expect(try report("") == ReportOptions())
    #expect(ReportOptions().kind == .default)
    #expect(try report("stats main.haru") == ReportOptions(kind: .stats, files: ["main.haru"]))
    #expect(try report("main.haru") == ReportOptions(files: ["main.haru"]))
    #expect(try report("main.haru stats").files == ["main.haru", "stats"])
    #expect(try report("stat") == ReportOptions(files: ["stat"], possibleKind: "stat"))
    #expect(try report("./stats").possibleKind == nil)
    #expect(try report("-").possibleKind == nil)
    #expect(try report("day").date == .today)
    #expect(try report("day today").date == .today)
    #expect(try report("day yesterday a.haru") == ReportOptions(kind: .day, files: ["a.haru"], date: .yesterday))
    #expect(try report("day a.haru 2026-07-06").date == .date(day("2026-07-06")))
    #expect(try report("day --yesterday").date == .yesterday)
    #expect(try report("day --today").date == .today)
    #expect(try report("day --period 2026-07-06").date == .date(day("2026-07-06")))
    #expect(try report("day --period 2026-07-06").range == .everything)
    #expect(try report("day ./2026-07-06").files == ["./2026-07-06"])
    #expect(try report("--week") == ReportOptions(kind: .timetable, isOfWeek: true))
    #expect(try report("--week 2026-07-06 a.haru").kind == .timetable)
    #expect(try report("--week --tag 공부").tags == ["공부"])
  }

  @Test func reportFilters() throws {
    let options = try report("--action 독서 --action=물 --tag #공부 --tag 건강 --goal toeic --by week --fill --decimal")
    #expect(options.actions == ["독서", "물"])
    #expect(options.tags == ["공부", "건강"])
    #expect(options.goals == ["toeic"])
    #expect(options.grouping == .week)
    #expect(options.fillsEmptyPeriods && options.showsDecimalHours && !options.isStrict)
    #expect(try report("--format json --strict").format == .json)
  }

  @Test(
    arguments: [
      ("", .everything),
      ("--today", .relative(.today)),
      ("--yesterday", .relative(.yesterday)),
      ("--this-week", .relative(.thisWeek)),
      ("--this-month", .relative(.thisMonth)),
      ("--this-year", .relative(.thisYear)),
      ("--last-week", .relative(.lastWeek)),
      ("--last-month", .relative(.lastMonth)),
      ("--last-year", .relative(.lastYear)),
      ("--last 30d", .last(days: 30)),
      ("--last=1d", .last(days: 1)),
      ("--from 1970-01-02", .span(from: .date(DayNumber(1)), to: nil)),
      ("--to 1970-01-02", .span(from: nil, to: .date(DayNumber(1)))),
      ("--to 1970-01-02 --from 1970-01-02", .span(from: .date(DayNumber(1)), to: .date(DayNumber(1)))),
      ("--period 2026", .period(.year(2026))),
      ("--period 2026-Q3", .period(.quarter(2026, 3))),
      ("--period 2026-q1", .period(.quarter(2026, 1))),
      ("--period 2026-07", .period(.month(2026, 7))),
      ("--period 2026-W27", .period(.week(ISOWeek(year: 2026, week: 27)!))),
      ("--period 2026-W53", .period(.week(ISOWeek(year: 2026, week: 53)!))),
      ("--period 1970-01-02", .period(.day(DayNumber(1)))),
      ("--period 2025 --period 2026", .period(.year(2026))),
    ] as [(String, RangeRequest)])
  func range(line: String, expected: RangeRequest) throws {
    #expect(try report(line).range == expected)
  }

  @Test(arguments: [
    "26", "2026-", "2026-Q5", "2026-Q0", "2026-00", "2026-13", "2026-7", "2026-W00", "2025-W53", "2026-W1",
    "2026-02-30", "2026-07-06-01", "1899", "0000-01", "2026-Q", "x",
  ])
  func noPeriod(text: String) {
    #expect(PeriodRequest(text) == nil)
  }

  // MARK: Errors

  @Test(
    arguments: [
      ("chek", .unknownCommand(text: "chek", suggestion: "check")),
      ("xyzzy", .unknownCommand(text: "xyzzy", suggestion: nil)),
      ("--lang en chek", .unknownCommand(text: "chek", suggestion: "check")),
      ("help chek", .unknownCommand(text: "chek", suggestion: "check")),
      ("help check report", .unexpectedOperand(text: "report")),
      (
        "check --strct", .unknownOption(text: "--strct", command: .other(.check), owners: [], suggestion: "--strict")
      ),
      (
        "check -strict", .unknownOption(text: "-strict", command: .other(.check), owners: [], suggestion: "--strict")
      ),
      ("check -x", .unknownOption(text: "-x", command: .other(.check), owners: [], suggestion: nil)),
      (
        "check --by week",
        .unknownOption(text: "--by", command: .other(.check), owners: [.other(.report)], suggestion: nil)
      ),
      (
        "pause --note x",
        .unknownOption(
          text: "--note", command: .record(.pause),
          owners: [.record(.start), .record(.stop), .record(.change), .record(.add)], suggestion: nil)
      ),
      ("stop --dat today", .unknownOption(text: "--dat", command: .record(.stop), owners: [], suggestion: "--date")),
      ("--lnag en", .unknownOption(text: "--lnag", command: nil, owners: [], suggestion: "--lang")),
      ("check --format", .missingValue(option: .format, placeholder: "FORMAT")),
      ("check --format --all", .missingValue(option: .format, placeholder: "FORMAT")),
      ("check --format=", .missingValue(option: .format, placeholder: "FORMAT")),
      ("check --strict=yes", .unexpectedValue(option: .strict, value: "yes")),
      (
        "check --format jsno",
        .unknownChoice(
          of: "--format", text: "jsno", choices: ["human", "short", "json", "github", "sarif"], suggestion: "json")
      ),
      (
        "check --lang fr",
        .unknownChoice(of: "--lang", text: "fr", choices: ["ko", "en", "ja"], suggestion: nil)
      ),
      ("report --from 2026-7-1", .invalidValue(option: .from, text: "2026-7-1", expected: .namedDate)),
      ("report --last 30", .invalidValue(option: .last, text: "30", expected: .days, meant: ["30d"])),
      ("report --last 0d", .invalidValue(option: .last, text: "0d", expected: .days)),
      ("report --last d", .invalidValue(option: .last, text: "d", expected: .days)),
      (
        "report --last 9999999999999999999d",
        .invalidValue(option: .last, text: "9999999999999999999d", expected: .days)
      ),
      ("report --period 2026-13", .invalidValue(option: .period, text: "2026-13", expected: .period)),
      ("report --today --yesterday", .conflict(.today, .yesterday)),
      ("report --period 2026 --from 2026-01-01", .conflict(.from, .period)),
      ("report --from 1970-01-03 --to 1970-01-02", .rangeReversed(from: DayNumber(2), to: DayNumber(1))),
      ("report stats 2026-07-06", .unfitDate(text: "2026-07-06", kind: .stats)),
      ("report day 2026-02-30", .invalidDate(text: "2026-02-30")),
      ("report day 2026-7-6", .invalidDate(text: "2026-7-6")),
      ("report day 2026-07-06 2026-07-07", .unexpectedOperand(text: "2026-07-07")),
      ("report day 2026-07-06 --yesterday", .conflictWithDate(.yesterday, text: "2026-07-06")),
      ("report day --by week", .unfitOption(.by, kind: .day)),
      ("report day --last-week", .unfitOption(.lastWeek, kind: .day)),
      ("report day --period 2026-07", .invalidValue(option: .period, text: "2026-07", expected: .dayPeriod)),
    ] as [(String, UsageError)])
  func usageError(line: String, expected: UsageError) {
    #expect(throws: expected) { try parse(line) }
  }

  @Test func everyErrorHasASentenceInEveryLanguage() {
    let errors: [UsageError] = [
      .unknownCommand(text: "a", suggestion: "b"), .unexpectedOperand(text: "a"), .conflict(.today, .yesterday),
      .unfitOption(.by, kind: .day),
    ]
    for error in errors {
      #expect(Set(Language.allCases.map { error.sentence(in: $0).message }).count == 3)
    }
  }

  // MARK: Tables

  /// The command is found before its table is known, so a name must take a value everywhere or nowhere.
  @Test func anOptionTakesAValueInEveryCommandOrInNone() {
    var takesValue: [OptionName: Bool] = [:]
    for command in Command.all {
      for option in Command.commonOptions + command.options {
        #expect(takesValue[option.name, default: option.value != nil] == (option.value != nil), "\(option.name)")
        takesValue[option.name] = option.value != nil
      }
    }
    #expect(Set(takesValue.keys) == Set(OptionName.allCases))
  }

  @Test func everyExampleCanBeRead() throws {
    for command in Command.all {
      for example in command.examples {
        for language in Language.allCases {
          let words = example.arguments(language).split(separator: " ").prefix { !["<", ">", "|"].contains($0) }
          #expect(throws: Never.self) { try CommandLineRequest(words.map(String.init)) }
        }
      }
    }
  }

  // MARK: The whole program

  @Test func wrongUseIsToldOnStandardErrorWithAHint() {
    expectRun(
      ["check", "--formt", "json"], environment: ["LANG": "en_GB.UTF-8"], status: 2, out: "",
      err: """
        haru-ledger: `check` has no option `--formt`
          did you mean `--format`?
          For more: haru-ledger check --help

        """)
    let run = expectRun(["check", "--lang=ja", "--x\u{1B}[31m"], status: 2, out: "", err: nil)
    #expect(run.err.contains("オプションはありません"))
    #expect(run.err.contains("\\u{1B}[31m"))
  }

  @Test func version() {
    expectRun(["--version"], out: "haru-ledger 0.1.0\n")
  }

  @Test func noCommandShowsTheHelpAsAnError() {
    let run = expectRun([], status: 2, out: "", err: nil)
    #expect(run.err == expectRun(["help"]).out)
  }

  @Test func aMisspeltKindOfReportIsNoFile() {
    let run = expectRun(["report", "stast", "--lang", "en"], status: 2, out: "", err: nil)
    #expect(run.err.contains("did you mean `stats`?"))
    let file = expectRun(["report", "stast.haru", "--lang", "en"], status: 2, out: "", err: nil)
    #expect(file.err.contains("stast.haru"))
  }

  @Test func outputThatCannotBeWritten() {
    let (output, errors) = (Captured(), Captured())
    output.failure = 28
    let world = testWorld(["--version", "--lang", "en"], output: output, errors: errors)
    #expect(Program.run(in: world) == .failure)
    #expect(errors.text == "haru-ledger: the output cannot be written: error 28\n")
  }

  @Test func aClosedPipeIsSilent() {
    let (output, errors) = (Captured(), Captured())
    output.failure = 32
    #expect(Program.run(in: testWorld(["--version"], output: output, errors: errors)) == .closedPipe)
    #expect(errors.text.isEmpty)
  }
}
