import HaruParse

/// Finds what `Code.emptyPiece` describes.
enum EmptyPieceCheck: Check {
  static let codes: [Code] = [.emptyPiece]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    var last: EntryPosition?
    // Only the first empty piece of an entry is reported: its line may have thousands.
    for entry in context.notes.emptyPieces where entry != last {
      last = entry
      let times = context.ledger.times(of: entry)
      let first = stride(from: 0, to: times.count - 1, by: 2).first { times[$0] == times[$0 + 1] }
      guard let first else { continue }
      bag.add(.emptyPiece, at: document.place(ofTimes: first..<(first + 2), of: entry))
    }
  }
}
