import HaruLedger
import HaruParse

/// Why nothing was recorded.
enum RecordingFailure: Error, Equatable, Sendable {
  /// Names that no action has.
  case unknownAction(text: String, suggestion: String?)
  /// The beginning of several names.
  case ambiguousAction(text: String, names: [String])
  /// `--new` for an action that is declared.
  case actionExists(name: String)
  /// A word that looks like a path, in the name of an action that is to be declared.
  case nameLikePath(word: String, verb: String, kind: ActionKind)
  /// A word that looks like a value, in the name of an action that is to be declared.
  case nameLikeValue(word: String, name: String, kind: ActionKind)
  /// A tag that is not declared.
  case unknownTag(text: String, suggestion: String?)
  /// An action that does not run, because it is counted or measured.
  case notTimed(name: String, kind: ActionKind)
  /// A start of what is open.
  case alreadyOpen(name: String, since: String, isPaused: Bool)
  /// Nothing is open; `paused` where only paused sessions, and `running` where only running ones were asked for.
  case nothingOpen(Wanted)
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
  /// An amount that does not fit the action.
  case invalidAmount(text: String, name: String, kind: ActionKind)
  /// An option that does not fit the action.
  case unfitOption(OptionName, name: String, kind: ActionKind)
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
      .missingAmount, .invalidAmount,
      .unfitOption, .dateWithoutTime, .noteOfSeveralLines, .write, .standardInput, .logOutside, .noUndo:
      .failure
    }
  }
}
