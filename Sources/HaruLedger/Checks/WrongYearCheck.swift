internal import HaruParse

/// What: Some dates of a file lie over 300 days from those before and after them, which are near each other, and in
/// the year of these they would stand between them.
///
/// Why: Most people write the old year once or twice in January. The entries of such a day are counted, only a year
/// too early.
///
/// Example:
///
///     action time read
///     2026-01-02
///       1h read
///     2025-01-03
///       1h read
///     2026-01-04
///       1h read
///     2026-01-05
///       1h read
///
/// Fix: Correct the year. If the day was meant as it stands, move it to where it belongs in time.
///
///     action time read
///     2026-01-02
///       1h read
///     2026-01-03
///       1h read
///     2026-01-04
///       1h read
///     2026-01-05
///       1h read
enum WrongYearCheck: Check {
  static let codes: [Code] = [.wrongYear]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for file in document.files.indices {
      let days = FileDays(document, file: file)
      guard days.hasLeap else { continue }
      for slip in days.slips() {
        let place = document.place(ofDateOfEntry: slip.entry)
        let source = document.files[file]
        bag.add(
          .wrongYear(date: slip.date, suggestion: slip.suggestion),
          fixes: [
            Fix(
              isSafe: false,
              [source.edit(place.file, replacing: place.range, by: slip.suggestion.description)])
          ], at: place)
      }
    }
  }
}
