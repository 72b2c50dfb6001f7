import HaruParse

/// Finds what `Code.emptyInclude` describes.
enum EmptyIncludeCheck: Check {
  static let codes: [Code] = [.emptyInclude]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for include in context.document.includes where include.isEmpty {
      bag.add(.emptyInclude(pattern: include.pattern), at: Location(include.file, include.range))
    }
  }
}
