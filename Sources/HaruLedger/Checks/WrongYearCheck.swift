internal import HaruParse

/// What: The days of a file follow one another but for some whose year is another one, and in the year of their neighbours they
/// would stand in order.
///
/// Why: Most people write the old year once or twice in January. The entries of such a day are counted, only a year too early.
///
/// Example:
///
///     2026-01-02
///       09:00-10:00 독서
///     2025-01-03
///       09:00-10:00 독서
///     2026-01-04
///       09:00-10:00 독서
///
/// Fix: Correct the year. If the day was meant as it stands, move it to where it belongs in time.
enum WrongYearCheck: Check {
  static let codes: [Code] = [.wrongYear]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for file in document.files.indices {
      let days = FileDays(document, file: file)
      guard days.hasLeap else { continue }
      for slip in days.slips() {
        let place = document.place(ofDateOfEntry: slip.entry)
        bag.add(
          .wrongYear(date: slip.date, suggestion: slip.suggestion),
          fixes: [Fix(isSafe: false, [Edit(place, "\(slip.suggestion)")])], at: place)
      }
    }
  }
}
