import HaruParse

/// Finds what `Code.wrongYear` describes.
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
