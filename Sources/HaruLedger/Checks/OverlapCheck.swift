internal import HaruParse

/// What: Two sessions of one action go on at the same time. An end that equals the next start is no overlap, and a session may lie in the
/// pause of another one.
///
/// Why: One does a thing once at a time, so one of the four times is probably wrong. Time that is spent once counts once in totals;
/// plain sums hold it twice. Sessions of different actions may overlap as they like.
///
/// Example:
///
///     2026-07-06
///       09:00-10:30 독서
///       10:00-11:00 독서
///
/// Fix: Correct the times, or join the two lines into one.
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
