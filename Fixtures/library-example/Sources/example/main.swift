import HaruLedger
import HaruParse

let text = """
  action time reading alias=r
  2026-07-06
    09:00-10:30 reading
    14:00-14:40 r
    15:00-16:00 readnig
  """
let ledger = Ledger(Document(parsing: text), zones: .none)
for diagnostic in ledger.diagnostics.all {
  let place = ledger.document.position(of: diagnostic.location)
  print("line \(place.line), column \(place.column): \(diagnostic.code.rawValue)")
  for edit in diagnostic.fixes.flatMap(\.edits) { print("  write \(edit.text)") }
}
let timeline = Timeline(ledger, now: Instant(seconds: 1_783_400_000), extent: .all)
let stats = StatsReport(timeline, range: DayRange(), by: .total, filter: EntryFilter(), fillsEmptyPeriods: false)
for total in stats.rows.whole.actions {
  let name = ledger.text(ledger.actions[total.action].name.name)
  print("\(name): \(total.time.seconds / 60) minutes in \(total.time.sessions) sessions")
}
