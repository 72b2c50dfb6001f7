import HaruLedger
import HaruParse

@testable import haru_ledger

private let handwrittenHead =
  "tag #집 color=#2F6B4F\naction time 독서\naction time 영어 단어 est=30m\naction count 물\naction measure 체중\n"

/// A ledger of a few days in one hand, with slips.
func handwrittenLedger(_ random: inout SplitMix64) -> String {
  var lines = random.chance(80) ? handwrittenHead.split(separator: "\n").map(String.init) : []
  let rest = lines.isEmpty ? handwrittenHead.split(separator: "\n").map(String.init) : []
  let indent = random.pick(["  ", "\t", "", "    ", "\u{3000}"])
  let dash = random.pick(["-", " - ", "–", "~", " ～ "])
  let weekday = random.pick([0, 1, 2, 3])
  let ownDates = random.chance(25)
  let newestFirst = random.chance(25)
  let blanks = random.chance(70)
  var days = (0..<Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 0...20, using: &random) }
  if random.chance(85) { days.sort(by: newestFirst ? (>) : (<)) }
  for day in days {
    let date = DayNumber(year: 2026, month: 7, day: 1) + day
    let names = [
      "", " " + date.weekday.keyword, " " + Language.ko.shortName(of: date.weekday),
      " " + Language.ja.shortName(of: date.weekday),
    ]
    if blanks, !lines.isEmpty { lines.append(random.chance(95) ? "" : "  ") }
    let written = "\(date)\(names[weekday])"
    if !ownDates { lines.append(written + (random.chance(10) ? " ; 비" : "")) }
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let start = Int.random(in: 0...22, using: &random)
      let clock = random.chance(50) || start > 9 ? ClockText.time(start * 3600 + 300) : "\(start):05"
      func at(_ second: Int) -> String { ClockText.time(start * 3600 + second) }
      var entries: [String] = ["\(clock)\(dash)\(at(5000)) 독서", "1h30m 영어  단어 #집", "\(clock) 물", "\(clock) +2 물"]
      entries.append("\(clock) =71.8 체중 ; 아침")
      entries.append("\(clock)\(dash)\(at(1000)),\(at(3000))\(dash)\(at(5000)) \"영어 단어\" est=1h")
      if random.chance(10) { entries += ["9-10 독서", "2026-7-9", "\(clock) nope"] }
      let entry = random.pick(entries)
      lines.append((ownDates ? written + " " : indent) + entry)
      if random.chance(10) { lines.append(indent + "| 메모 둘") }
      if random.chance(5) { lines.append(indent + "; 설명") }
    }
  }
  lines += rest
  let end = random.pick(["\n", "\n", "\r\n"])
  return (random.chance(10) ? "\u{FEFF}" : "") + lines.joined(separator: end) + (random.chance(80) ? end : "")
}
