/// The exit codes, an interface to scripts (SPEC, Command line).
enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Clean, or done.
  case done = 0
  /// Something was found.
  case findings = 1
  /// Wrong use, an unreadable file, or output that cannot be written.
  case failure = 2
  /// A fault of the program itself.
  case fault = 3
  /// The reader of the output went away where SIGPIPE is blocked; what a shell reports where it is not.
  case closedPipe = 141
}
