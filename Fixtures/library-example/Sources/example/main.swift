import HaruLedger
import HaruParse

let text = """
  action time reading alias=r
  2026-07-06
    09:00-10:30 reading
    14:00-14:40 r
    15:00-16:00 readnig
  """
let now = Instant(seconds: 1_783_400_000)
let ledger = Ledger(Document(parsing: text), zones: .none)
for found in Checks.diagnostics(of: ledger, now: now, includesHints: false, list: { _ in [] }).sorted() {
  let place = ledger.document.position(of: found.first.location)
  print("line \(place.line), column \(place.column): \(found.first.code.what(.en))")
}
let timeline = Timeline(ledger, now: now, extent: .all)
let stats = StatsReport(timeline, range: DayRange(), by: .total, filter: EntryFilter(), fillsEmptyPeriods: false)
for total in stats.rows.whole.actions {
  print("\(ledger.name(of: total.action)): \(total.time.seconds / 60) minutes")
}
