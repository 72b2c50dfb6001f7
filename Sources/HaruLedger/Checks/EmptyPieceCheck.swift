internal import HaruParse

/// What: A piece of a session ends when it starts.
///
/// Why: It counts no time. Mostly one of the two times is a slip, or a timer was started and stopped at once.
///
/// Example:
///
///     action time read
///     2026-07-06
///       09:00-09:00 read
///
/// Fix: Correct the time, or delete the line. A whole day is written `09:00-33:00`.
///
///     action time read
///     2026-07-06
///       09:00-10:00 read
enum EmptyPieceCheck: Check {
  static let codes: [Code] = [.emptyPiece]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    var last: UInt32?
    // The first empty piece of an entry stands for all: its line may hold thousands.
    for entry in context.notes.emptyPieces where entry != last {
      last = entry
      let times = context.ledger.times(ofEntry: Int(entry))
      let first = stride(from: 0, to: times.count - 1, by: 2).first { times[$0] == times[$0 + 1] }
      guard let first else { continue }
      bag.add(.emptyPiece, at: document.place(ofTimes: first..<(first + 2), ofEntry: Int(entry)))
    }
  }
}
