internal import HaruParse

/// What: A session of an action goes on during another one of it; a pause is free.
///
/// Why: One does a thing once at a time, so one of the four times is probably wrong. Time that is spent once counts
/// once in totals; plain sums hold it twice. An end that equals the next start is no overlap, and sessions of
/// different actions may overlap as they like.
///
/// Example:
///
///     action time read
///     2026-07-06
///       09:00-10:30 read
///       10:00-11:00 read
///
/// Fix: Correct the times, or join the two lines into one.
///
///     action time read
///     2026-07-06
///       09:00-11:00 read
enum OverlapCheck: Check {
  static let codes: [Code] = [.overlap]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for overlap in context.overlaps where !overlap.isRepeated {
      bag.add(
        .overlap(action: context.name(ofAction: overlap.action)),
        at: context.document.place(ofValue: overlap.later),
        related: [RelatedPlace(.otherSession, context.document.place(ofValue: overlap.earlier))])
    }
  }
}
