import HaruParse

/// Finds what `Code.daysOutOfOrder` describes.
enum DaysOutOfOrderCheck: Check {
  static let codes: [Code] = [.daysOutOfOrder]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for file in document.files.indices {
      let days = FileDays(document, file: file)
      guard days.isMixed else { continue }
      for (step, day) in days.againstTheOrder() {
        bag.add(
          .daysOutOfOrder(date: day, previous: step.previous), at: document.place(ofDateOfEntry: step.entry))
      }
    }
  }
}
