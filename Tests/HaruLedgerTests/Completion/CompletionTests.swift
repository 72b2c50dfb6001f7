import HaruParse
import Testing

@testable import haru_ledger

/// What is offered at the end of a command line. That shells make the right line of it is shown by Benchmarks/completions.
@Suite struct CompletionTests {
  private static let files = [
    "main.haru": """
    set zone Asia/Seoul
    tag #공부 color=#2F6B4F
    tag #C# color=#112233
    action time 독서 #공부 #C# icon=📖 alias=read
    action time 영어 단어 #공부 alias=voca,words
    action time 영어 회화
    action time 운동 icon=figure.run
    action time 옛날 archived=2026-07-07
    action time 아직 archived=2026-07-08
    action count 물 unit=잔
    goal 하루 한 시간 start=2026-01-01 id=hour
      quest 독서 >= 1h per day id=q1
      quest #공부 <= 10h per week id=q2
    goal 물 마시기 start=2026-01-01
      quest 물 >= 8 per day id=q3

    2026-07-07 화
      09:00- 독서
      09:10-09:20, 영어 단어

    """,
    "other.haru": "action time exercise\ntag #home color=#112233\n",
    "broken.haru": "action time\n\u{1}\n2026-99-99\n",
    "year 2026/main.haru": "", ".git/config.haru": "", "notes.txt": "", "/home/haru/led/a.haru": "",
  ]

  private func offered(
    _ line: String, _ shell: Shell = .fish, language: String = "en_US", files: [String: String] = files,
    environment: [String: String] = [:]
  ) -> [String] {
    let variables = ["LANG": language, "HOME": "/home/haru"].merging(environment) { $1 }
    let run = expectRun(["__complete", shell.rawValue, line], files: files, environment: variables)
    return run.out.split(separator: "\n").map(String.init)
  }

  /// The words that are offered, without what they mean.
  private func words(_ line: String, files: [String: String] = files, environment: [String: String] = [:]) -> [String] {
    offered(line, files: files, environment: environment).map { String($0.prefix { $0 != "\t" }) }
  }

  // MARK: The table of commands

  @Test func everyCommandIsOffered() {
    #expect(words("haru-ledger ") == Command.all.map(\.name.rawValue))
    #expect(words("haru-ledger st") == ["start", "stop", "status"])
    #expect(words("haru-ledger --lang ja help sta") == ["start", "status"])
    #expect(words("haru-ledger help s") == ["syntax", "start", "stop", "switch", "status"])
    #expect(words("haru-ledger s") == ["start", "stop", "switch", "status"])
    #expect(words("haru-ledger nonsense ") == [])
  }

  @Test(arguments: Command.all) func everyOptionAndEveryChoiceIsOffered(command: Command) {
    let start = "haru-ledger \(command.name.rawValue) "
    let known = Set((command.options + Command.commonOptions).map(\.name.spelling))
    #expect(Set(words(start + "--")) == known)
    for option in command.options + Command.commonOptions {
      guard let value = option.value, !value.choices.isEmpty else { continue }
      #expect(words("\(start)\(option.name.spelling) ") == value.choices)
      #expect(words("\(start)\(option.name.spelling)=") == value.choices.map { "\(option.name.spelling)=\($0)" })
    }
    for choice in command.operands.flatMap(\.choices) { #expect(words(start + choice.word) == [choice.word]) }
  }

  @Test func optionsThatSayNothingMoreAreNotOffered() {
    #expect(!words("haru-ledger start --at 09:00 --").contains("--at"))
    #expect(words("haru-ledger start --tag C# --").contains("--tag"))
    #expect(!words("haru-ledger report goals --").contains("--by"))
    #expect(words("haru-ledger start -- --") == [])
    #expect(words("haru-ledger start --note ") == [])
  }

  @Test func datesAndCodes() {
    #expect(words("haru-ledger report day t") == ["today"])
    #expect(words("haru-ledger report stats t") == [])
    #expect(words("haru-ledger add 물 --date ") == ["today", "yesterday"])
    #expect(words("haru-ledger explain overlap") == ["overlap"])
  }

  // MARK: Files

  @Test func filesAndFolders() {
    #expect(words("haru-ledger check ") == ["broken.haru", "main.haru", "other.haru", "year 2026/"])
    #expect(words("haru-ledger check .") == [".git/"])
    #expect(words("haru-ledger check main.haru 'year 2026/") == ["year 2026/main.haru"])
    #expect(words("haru-ledger report day 2026-07-06 o") == ["other.haru"])
    #expect(words("haru-ledger status ~/led/") == ["~/led/a.haru"])
    #expect(words("haru-ledger init y") == ["year 2026/"])
    #expect(words("haru-ledger init ma") == [])
    #expect(words("haru-ledger check none/") == [])
  }

  // MARK: The ledger

  @Test func actionsByNameAndAlias() {
    #expect(words("haru-ledger start ") == ["독서", "영어 단어", "영어 회화", "운동", "아직", "read", "voca", "words"])
    #expect(words("haru-ledger add ").contains("물"))
    #expect(words("haru-ledger start READ") == ["read"])
    #expect(words("haru-ledger start 영어 ") == ["단어", "회화"])
    #expect(words("haru-ledger start 영어 ㄷ") == [])
    #expect(words("haru-ledger start \u{1103}\u{1169}\u{11A8}") == ["독서"])
    #expect(words("haru-ledger start 산책 --new time ") == [])
  }

  @Test func archivedActionsAreOfferedToReportsAlone() {
    #expect(words("haru-ledger add 옛") == [])
    #expect(!words("haru-ledger report --action ").contains("옛날"))
    #expect(words("haru-ledger report --action 옛") == ["옛날"])
    #expect(words("haru-ledger start --now 2026-07-08T10:00 아") == [])
  }

  @Test func onlyWhatIsOpenCanBeEnded() {
    #expect(words("haru-ledger stop ") == ["영어 단어", "독서", "voca", "words", "read"])
    #expect(words("haru-ledger cancel 독") == ["독서"])
    #expect(words("haru-ledger pause ") == ["독서", "read"])
    #expect(words("haru-ledger resume ") == ["영어 단어", "voca", "words"])
  }

  @Test func tagsGoalsAndQuests() {
    #expect(words("haru-ledger start 운동 --tag ") == ["공부", "C#"])
    #expect(words("haru-ledger report --tag '#") == ["#공부", "#C#"])
    #expect(words("haru-ledger report --tag=C") == ["--tag=C#"])
    #expect(words("haru-ledger report --goal ") == ["하루 한 시간", "물 마시기", "hour"])
    #expect(words("haru-ledger status --quest ") == ["q1", "q2", "q3"])
    #expect(words("haru-ledger status --goal hour --quest ") == ["q1", "q2"])
  }

  @Test func theLedgerIsTheOneOnTheLine() {
    #expect(words("haru-ledger start --file other.haru ") == ["exercise"])
    #expect(words("haru-ledger start --file=other.haru ") == ["exercise"])
    #expect(words("haru-ledger report stats other.haru --tag ") == ["home"])
    #expect(words("haru-ledger report other.haru --tag ") == ["home"])
    #expect(words("haru-ledger start ", environment: ["HARU_LEDGER": "other.haru"]) == ["exercise"])
    #expect(words("haru-ledger start --file - ") == [])
    #expect(words("haru-ledger start --file /dev/fd/3 ") == [])
    #expect(words("haru-ledger start --file none.haru ") == [])
    #expect(words("haru-ledger start --file broken.haru ") == [])
    #expect(words("haru-ledger start ", files: [:]) == [])
  }

  @Test func somethingMayStandBeforeTheProgramOrInItsPlace() {
    #expect(words("env A=b /usr/bin/haru-ledger pau") == ["pause"])
    #expect(words("hl pau") == ["pause"])
  }

  // MARK: Safety

  @Test func nothingMovesTheCursor() {
    let files = [
      "main.haru": """
      action time "a\u{1B}[31m"
      action time b icon=\u{1B}]0;x
      tag #t\u{202E} color=#112233
      action time c #t

      """,
      "x\u{1B}[2J.haru": "", "y\n.haru": "",
    ]
    for line in ["start ", "check ", "report --tag ", "report --action "] {
      for shell in Shell.allCases {
        for text in offered("haru-ledger " + line, shell, files: files) {
          #expect(!text.unicodeScalars.contains { $0 != "\t" && Escape.isHidden($0) }, "\(text)")
        }
      }
    }
  }

  @Test func nobodyIsToldOfWhatIsWrong() {
    for words in [["__complete"], ["__complete", "tcsh", "haru-ledger "], ["__complete", "bash"]] {
      expectRun(words, out: "")
    }
    for line in ["", " ", "haru-ledger", "'", "haru-ledger --lang xx --now x start ", "haru-ledger \\"] {
      for shell in Shell.allCases { expectRun(["__complete", shell.rawValue, line], files: Self.files) }
    }
    #expect(!expectRun(["--help"]).out.contains("__complete"))
  }

  // MARK: Goldens

  @Test(arguments: Shell.allCases) func script(shell: Shell) {
    let script = expectRun(["completions", shell.rawValue]).out
    expectGolden(script, "cli/completions/\(shell.rawValue).txt")
  }

  @Test(arguments: Language.allCases) func candidates(language: Language) {
    var text = ""
    for line in [
      "", "start ", "add 물 --", "stop ", "resume ", "report ", "report day ", "report --goal ", "report --tag ",
      "status --quest ", "explain zone", "completions ",
    ] {
      text += "$ haru-ledger \(line)\n"
      for row in offered("haru-ledger --lang \(language.rawValue) \(line)") { text += "  \(row)\n" }
    }
    expectGolden(text, "cli/completions/candidates-\(language.rawValue).txt")
  }

  @Test func aShellMustBeNamed() {
    expectRun(
      ["completions"], environment: ["LANG": "C"], status: 2, out: "",
      err: """
        haru-ledger: `SHELL` is missing
          it can be bash, zsh or fish
          For more: haru-ledger completions --help

        """)
    expectRun(
      ["completions", "fihs"], environment: ["LANG": "C"], status: 2, out: "",
      err: """
        haru-ledger: `SHELL` cannot be `fihs`
          did you mean `fish`?
          it can be bash, zsh or fish
          For more: haru-ledger completions --help

        """)
    expectRun(["completions", "bash", "zsh"], status: 2, out: "", err: nil)
  }
}
