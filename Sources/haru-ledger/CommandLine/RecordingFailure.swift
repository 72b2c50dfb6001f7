import HaruLedger
import HaruParse

/// Why nothing was recorded.
enum RecordingFailure: Error, Equatable, Sendable {
  /// A name that no action has, with what may be done instead.
  case unknownAction(text: String, suggestion: String?, Instead)
  /// The beginning of several names.
  case ambiguousAction(text: String, names: [String])
  /// `--new` for an action that is declared.
  case actionExists(name: String)
  /// A word that looks like a path, in the name of an action that is to be declared; the command names it as the file, if it is one.
  case nameLikePath(word: String, kind: ActionKind, command: String?)
  /// A word that looks like a value, in the name of an action that is to be declared.
  case nameLikeValue(word: String, name: String, kind: ActionKind)
  /// A tag that is not declared.
  case unknownTag(text: String, suggestion: String?)
  /// An action that does not run, because it is counted or measured.
  case notTimed(name: String, kind: ActionKind)
  /// A start of what is open.
  case alreadyOpen(name: String, since: String, isPaused: Bool)
  /// Nothing is open; `paused` where only paused sessions, and `running` where only running ones were asked for. The action is one
  /// that may be started.
  case nothingOpen(Wanted, action: String)
  /// An action that is not open, or not in the state that was asked for.
  case notOpen(name: String, Wanted)
  /// Several are open, and none was named; for `switch`, `next` is what was to begin.
  case severalOpen(names: [String], verb: RecordingVerb, next: String?)
  /// A time for the end of a session that ended for now when it was paused.
  case endsWhenPaused(name: String, since: String)
  /// A stop much earlier than the estimate.
  case tooSoon(name: String, elapsed: Int, estimate: Int)
  /// A stop after more than `max-session`; the session could have ended at `example`.
  case tooLong(name: String, elapsed: Int, limit: Int, example: String)
  /// A time before the one that it must follow.
  case timeBeforeLast(time: String, last: String)
  /// A time that cannot be written as one that follows; the session of `name` could have ended at `example`.
  case timeTooFar(time: String, name: String?, example: String)
  /// A time that has not come. It may have been meant of the day before, or as a plan for a date, which only `add` writes.
  case timeAhead(time: String, canBeYesterday: Bool, plan: DayNumber?)
  /// Another date than today's for what happens now.
  case dateWithoutTime(date: String)
  /// A time that the clock leaves out, and the like.
  case wrongTime(Problem)
  /// `add` for an action of time without a length.
  case missingAmount(name: String, kind: ActionKind)
  /// An amount that does not fit the action; the unit is the declared one, where another was written, and `meant` are commands.
  case invalidAmount(text: String, name: String, kind: ActionKind, unit: String? = nil, meant: [String] = [])
  /// Words that are no part of a name; `meant` are the commands that say them as they are read.
  case wordsBesideName(text: String, name: String, meant: [String])
  /// An option that does not fit the action. For a session, `times` are those that would say the same.
  case unfitOption(OptionName, name: String, kind: ActionKind, times: String? = nil)
  /// A note with a line break.
  case noteOfSeveralLines
  /// A line that would be an error.
  case refused(line: String, [Problem])
  /// A change that would have done something else than was meant: a fault of the program.
  case unproved(path: String)
  /// A file that has errors because of which a new line in it would be read otherwise; `line` is the first of them.
  case unreadableLines(path: String, line: Int)
  /// A file that could not be written.
  case write(WriteFailure)
  /// A ledger from standard input.
  case standardInput
  /// A `log` that leads to a file that the ledger must not write to.
  case logOutside(path: String)
  /// No change is known.
  case nothingToUndo
  /// A journal that names a file that is not of the ledger.
  case undoOutside(path: String)
  /// The file was changed after the change that would be taken back.
  case changedSince(path: String)
  /// No place to remember changes in.
  case noUndo
  /// `init` where a ledger is.
  case ledgerExists(path: String)

  /// What may be done where no action has a name.
  enum Instead: Equatable, Sendable {
    /// It is declared along the way, as one of these kinds.
    case declare([ActionKind])
    /// One of those that are open is named, by these commands.
    case name([String])
  }

  /// The state of the session that was asked for.
  enum Wanted: Equatable, Sendable {
    case open, running, paused
  }

  /// The exit code.
  var status: ExitStatus {
    switch self {
    case .alreadyOpen, .nothingOpen, .notOpen, .severalOpen, .endsWhenPaused, .tooSoon, .tooLong, .timeBeforeLast,
      .timeTooFar,
      .timeAhead,
      .wrongTime,
      .refused, .nothingToUndo, .undoOutside, .changedSince, .unreadableLines, .ledgerExists:
      .findings
    case .unproved: .fault
    case .unknownAction, .ambiguousAction, .actionExists, .nameLikePath, .nameLikeValue, .unknownTag, .notTimed,
      .missingAmount, .invalidAmount, .wordsBesideName,
      .unfitOption, .dateWithoutTime, .noteOfSeveralLines, .write, .standardInput, .logOutside, .noUndo:
      .failure
    }
  }
}
