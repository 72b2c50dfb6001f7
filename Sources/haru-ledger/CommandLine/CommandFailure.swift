import HaruParse

/// Why a command could not do what it was asked for. Whoever throws it has printed nothing about it.
enum CommandFailure: Error, Equatable, Sendable {
  case usage(UsageError)
  case files(LedgerFiles.Failure)
  case recording(RecordingFailure, Language)
  /// A file would mean something else in its form.
  case formatting(path: String, Language)
}
