/// The program as a function of the world.
enum Program {
  /// The version of the program.
  static let version = "0.1.0"
  /// The day of the version, for the manual page.
  static let versionDate = "2026-11-30"
  /// The name of the program.
  static let name = "haru-ledger"
}
