import HaruParse

/// Everything a command can see of the outside, and the only way it can reach it (ARCHITECTURE, invariant 5): nothing else reads
/// the clock, opens a file or prints. A test makes one from memory, the program takes `World.live()`.
struct World {
  /// The words after the program's name.
  var arguments: [String]
  /// The variables of `EnvironmentVariable` that are set.
  var environment: [String: String]
  /// The absolute path of the current folder.
  var currentFolder: String
  /// Seconds since 1970-01-01T00:00:00Z.
  var now: @Sendable () -> Int64
  /// Files and folders; relative paths are meant from the current folder.
  var files: FileAccess
  /// The bytes of a file of the system's zone database, such as `Asia/Seoul`; nil where there is none of that name.
  var zoneData: @Sendable (String) -> [UInt8]?
  /// How files are changed.
  var changer = FileChanger.none
  /// What the clock of the place shows before UTC at a time, in seconds: for ledgers without a zone.
  var localOffset: @Sendable (Int64) -> Int = { _ in 0 }
  /// Waits for the next second of the clock; false where it is not to go on.
  var tick: @Sendable () -> Bool = { false }
  /// Lets a write to a pipe that is closed fail, where it would end the program.
  var ignoreClosedPipe: @Sendable () -> Void = {}
  /// All of standard input.
  var standardInput: @Sendable () throws(FileError) -> [UInt8]
  /// Where results go.
  var output: Output
  /// Where diagnostics of the program itself go.
  var errors: Output
  /// The sentence of the system for one of its error numbers.
  var systemMessage: @Sendable (Int32) -> String
  /// What the results are shown on.
  var terminal: Terminal

  /// What is known of the terminal.
  struct Terminal: Sendable {
    /// Whether results go to a terminal.
    var isOutput: Bool
    /// Whether `errors` goes to a terminal.
    var isErrors: Bool
    /// Its width in columns where the system tells it.
    var columns: Int?
  }

  /// The width to lay text out for: `COLUMNS`, else the terminal's, else 80; no more than a thousand.
  var width: Int {
    let asked = self[.columns].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(asked ?? terminal.columns ?? 80, 1000)
  }

  /// The value of a variable; nil where it is not set or empty.
  subscript(variable: EnvironmentVariable) -> String? {
    guard let value = environment[variable.rawValue], !value.isEmpty else { return nil }
    return value
  }
}

/// The environment variables that the program reads.
enum EnvironmentVariable: String, CaseIterable, Sendable {
  /// The ledger to use where no file is named.
  case ledger = "HARU_LEDGER"
  /// The language, the first of the three that is set.
  case localeAll = "LC_ALL"
  case localeMessages = "LC_MESSAGES"
  case locale = "LANG"
  /// No colours (no-color.org).
  case noColor = "NO_COLOR"
  /// Colours even without a terminal, and none where it is 0 (bixense.com/clicolors).
  case forceColor = "CLICOLOR_FORCE"
  case cliColor = "CLICOLOR"
  /// The kind of terminal; `dumb` has no colours.
  case terminal = "TERM"
  /// `truecolor` or `24bit` where the terminal shows all colours.
  case colorTerminal = "COLORTERM"
  /// The numbers of the terminal's letters and background, as in `15;0`.
  case colorForegroundBackground = "COLORFGBG"
  /// The width of the terminal.
  case columns = "COLUMNS"
  /// The folder of the zone database.
  case zoneDatabase = "TZDIR"
  /// Where what `undo` needs is kept.
  case stateHome = "XDG_STATE_HOME"
  /// The zone of the person's clock.
  case timeZone = "TZ"
  case home = "HOME"
}
