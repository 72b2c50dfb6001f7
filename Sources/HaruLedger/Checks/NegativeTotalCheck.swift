import HaruParse

/// Finds what `Code.negativeTotal` describes.
enum NegativeTotalCheck: Check {
  static let codes: [Code] = [.negativeTotal]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let (document, ledger) = (context.document, context.ledger)
    guard !context.notes.takenBack.isEmpty else { return }
    struct Slot: Hashable {
      var action: ActionPosition
      var day: DayNumber
    }
    // Only where something is taken back can a total lie below zero.
    var slots: [Slot: (lowest: EntryPosition, total: Int)] = [:]
    for entry in context.notes.takenBack {
      guard let action = context.action(of: entry),
        let day = ledger.logicalDay(of: entry, on: document.day(of: entry))
      else { continue }
      let slot = Slot(action: action, day: day)
      if let known = slots[slot], document.entries[entry].value >= document.entries[known.lowest].value { continue }
      slots[slot] = (entry, 0)
    }
    var isCounted = [Bool](repeating: false, count: ledger.actions.count)
    for slot in slots.keys { isCounted[slot.action.index] = ledger.actions[slot.action].kind == .count }
    let runs = document.dayRuns
    for (number, run) in runs.enumerated() {
      let end = number + 1 < runs.count ? runs[number + 1].first.index : document.entries.count
      for position in run.first.index..<end {
        let entry = document.entries[position]
        guard entry.form == .count, let action = ledger.names.action(of: document.name(of: entry)),
          isCounted[action.index],
          let day = ledger.logicalDay(of: Position(position), on: run.day)
        else { continue }
        slots[Slot(action: action, day: day)]?.total += Int(entry.value)
      }
    }
    let found = slots.filter { $0.value.total < 0 }.sorted { $0.value.lowest < $1.value.lowest }
    for (slot, (entry, total)) in found {
      let problem = Problem.negativeTotal(action: context.ledger.name(of: slot.action), date: slot.day, total: total)
      bag.add(problem, at: document.place(ofValue: entry))
    }
  }
}
