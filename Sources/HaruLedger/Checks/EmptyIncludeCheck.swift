internal import HaruParse

/// What: A glob finds no file.
///
/// Why: The files may not have been written yet, so this is no error as it is for a plain path. But a pattern with a
/// slip in it looks just the same, and then a whole year is missing from every report.
///
/// Example:
///
///     include 2062/*.haru
///
/// Fix: Correct the pattern; it is relative to the folder of the file it stands in. If the files are still to come,
/// leave it, or write `set allow empty-include`.
///
///     include 2026/*.haru
enum EmptyIncludeCheck: Check {
  static let codes: [Code] = [.emptyInclude]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for include in context.document.includes where include.isEmpty {
      bag.add(.emptyInclude(pattern: include.pattern), at: Location(include.file, include.range))
    }
  }
}
