internal import HaruParse

/// What: The counts of an action on a logical day add up to less than 0.
///
/// Why: `-1` takes back a count, so below zero there is nothing to take back. Mostly the count stands under another
/// day, or its sign is a slip.
///
/// Example:
///
///     action count water
///     2026-07-06
///       08:00 water
///       09:00 -2 water
///
/// Fix: Correct the number, or move it to the day on which it was counted.
///
///     action count water
///     2026-07-06
///       08:00 water
///       09:00 -1 water
enum NegativeTotalCheck: Check {
  static let codes: [Code] = [.negativeTotal]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {

    let (document, ledger) = (context.document, context.ledger)
    guard !context.notes.takenBack.isEmpty else { return }
    struct Slot: Hashable {
      var action: Int
      var day: DayNumber
    }
    // Only where something is taken back can a total lie below zero.
    var lowest: [Slot: (entry: Int, value: Int32)] = [:]
    for entry in context.notes.takenBack.map({ Int($0) }) {
      guard let action = context.action(ofEntry: entry), let day = ledger.logicalDay(ofEntry: entry) else { continue }
      let value = document.entries[entry].value
      let slot = Slot(action: action, day: day)
      if lowest[slot].map({ value < $0.value }) ?? true { lowest[slot] = (entry, value) }
    }
    let actions = Set(lowest.keys.map(\.action))
    let days = Set(lowest.keys.map(\.day))
    var totals: [Slot: Int] = [:]
    for (position, entry) in document.entries.enumerated() where entry.form == .count {
      guard let action = ledger.names.action(of: entry.name), actions.contains(action),
        ledger.actions[action].kind == .count, let day = ledger.logicalDay(ofEntry: position), days.contains(day)
      else { continue }
      totals[Slot(action: action, day: day), default: 0] += Int(entry.value)
    }
    let found = lowest.filter { totals[$0.key, default: 0] < 0 }.sorted { $0.value.entry < $1.value.entry }
    for (slot, (entry, _)) in found {
      let problem = Problem.negativeTotal(
        action: context.name(ofAction: slot.action), date: slot.day, total: totals[slot, default: 0])
      bag.add(problem, at: document.place(ofValue: entry))
    }
  }
}
