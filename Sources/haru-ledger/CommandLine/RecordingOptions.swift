import HaruParse

/// What a command that records is asked for.
struct RecordingOptions: Equatable, Sendable {
  /// What is done.
  var verb: RecordingVerb
  /// The words of the action, and of the amount for `add`.
  var words: [String] = []
  /// When it was; now without it.
  var moment: MomentRequest?
  /// The date that it is written under.
  var date: DateRequest?
  /// The note.
  var note: String?
  /// Tags, without `#`.
  var tags: [String] = []
  /// The estimate in seconds.
  var estimate: Int32?
  /// The ledger.
  var file: String?
  /// Whether starting what runs stops it.
  var toggles = false
  /// The kind of an action that is declared along the way.
  var newKind: ActionKind?
  /// Whether what looks like a slip is done all the same.
  var isForced = false
  /// Whether all that runs or is paused is meant.
  var meansAll = false
}

/// A moment as the command line says it; the ledger's zone and the time make an instant of it.
enum MomentRequest: Equatable, Sendable {
  /// That many seconds before now.
  case ago(seconds: Int32)
  /// A time of day, with or without a date and an offset.
  case time(TimePoint)

  /// Whether it says its date itself.
  var hasDate: Bool {
    switch self {
    case .ago: true
    case .time(let point): point.day != nil
    }
  }

  /// Reads `09:05`, `25:10`, `01:30@-4`, `2026-07-06T09:05` or `-10m`; nil for anything else.
  init?(_ text: String) {
    if text.first == "-" {
      guard let seconds = WrittenLength.seconds(String(text.dropFirst())) else { return nil }
      self = .ago(seconds: seconds)
    } else {
      guard let point = TimePoint(written: text) else { return nil }
      self = .time(point)
    }
  }
}

extension RecordingOptions {
  /// The options of a command that records among arguments.
  init(_ verb: RecordingVerb, _ arguments: Arguments) throws(UsageError) {
    self.verb = verb
    words = arguments.operands
    if words.isEmpty, verb.command.operands.first?.isOptional == false { throw .missingAction(of: verb, example: nil) }
    // A variable of a script that is not set names nothing; it is not the beginning of every name.
    if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) { throw .missingAction(of: verb, example: nil) }
    if let text = arguments.value(.at) {
      let readings = SaidValue.time(text)
      guard let request = MomentRequest(text) ?? (readings.isCertain ? MomentRequest(readings.texts[0]) : nil) else {
        throw .invalidValue(option: .at, text: text, expected: .timeOrAgo, meant: readings.texts)
      }
      moment = request
    }
    if let text = arguments.value(.date) {
      guard let request = DateRequest(text) else {
        throw .invalidValue(option: .date, text: text, expected: .namedDate)
      }
      date = request
      if moment?.hasDate ?? false { throw .conflict(.date, .at) }
    }
    note = arguments.value(.note)
    tags = arguments.values(.tag).map { $0.first == "#" ? String($0.dropFirst()) : $0 }
    if let text = arguments.value(.est) {
      let readings = SaidValue.length(text)
      let said = WrittenLength.seconds(text) ?? (readings.isCertain ? WrittenLength.seconds(readings.texts[0]) : nil)
      guard let seconds = said, seconds > 0 else {
        throw .invalidValue(option: .est, text: text, expected: .estimate, meant: readings.texts)
      }
      estimate = seconds
    }
    file = arguments.value(.file)
    toggles = arguments.has(.toggle)
    newKind = arguments.value(.new).flatMap { word in ActionKind.allCases.first { $0.keyword == word } }
    isForced = arguments.has(.force)
    meansAll = arguments.has(.all)
    if meansAll, let word = words.first { throw .unexpectedOperand(text: word) }
  }
}

/// What `undo` is asked for.
struct UndoOptions: Equatable, Sendable {
  /// The ledger.
  var file: String?

  /// The options among arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    if let word = arguments.operands.first { throw .unexpectedOperand(text: word, option: .file) }
    file = arguments.value(.file)
  }
}

/// What `init` is asked for.
struct InitOptions: Equatable, Sendable {
  /// The folder of the new ledger, or its file, which ends in `.haru`; the current folder without it.
  var place: String?

  /// The options among arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.operands.count > 1 { throw .unexpectedOperand(text: arguments.operands[1]) }
    place = arguments.operands.first
  }
}

/// What `status` is asked for.
struct StatusOptions: Equatable, Sendable {
  /// The window in which progress is looked at.
  enum Window: String, CaseIterable, Sendable {
    case day, week, month
  }

  /// A program that finds commands in the line.
  enum Reader: String, CaseIterable, Sendable {
    case tmux

    /// The line so that the program shows it as it is.
    func escaped(_ line: String) -> String {
      switch self {
      // `#[fg=red]` is a style and `#{pane_id}` a value; `##` is the sign.
      case .tmux: line.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "##")
      }
    }
  }

  /// The files and folders, empty where none is named.
  var files: [String] = []
  /// The program that reads the line.
  var reader: Reader?
  /// Whether the line goes on being renewed.
  var follows = false
  /// The goal whose progress is shown, by title or id.
  var goal: String?
  /// The quest whose progress is shown, by id.
  var quest: String?
  /// The window of the progress.
  var window = Window.day
  /// The form of the result.
  var format = StatusFormat.text
  /// Whether nothing is said while nothing runs.
  var onlyIfRunning = false

  /// The options among arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    files = arguments.operands
    onlyIfRunning = arguments.has(.ifRunning)
    reader = arguments.value(.escape).flatMap(Reader.init(rawValue:))
    follows = arguments.has(.follow)
    goal = arguments.value(.goal)
    quest = arguments.value(.quest)
    window = arguments.value(.window).flatMap(Window.init(rawValue:)) ?? .day
    format = arguments.format()
    if follows, format == .json { throw .conflict(.follow, .format) }
    if onlyIfRunning, format == .json { throw .conflict(.ifRunning, .format) }
    if reader != nil, format == .json { throw .conflict(.escape, .format) }
  }
}

extension Language {
  /// The word for a window of progress.
  func word(_ window: StatusOptions.Window) -> String {
    switch window {
    case .day: today
    case .week: thisWeek
    case .month: thisMonth
    }
  }
}
