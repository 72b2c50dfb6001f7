import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

/// Ledgers in all kinds of hands.
@Suite struct RandomRecordingTests {
  /// The editing alone, on many ledgers: an entry of any form under any date is added as one line.
  @Test(arguments: 0..<20) func aSpliceAddsOneEntryAndProvesIt(block: Int) throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(block * 1000 + seed))
      let outline = FileOutline(SourceFile(path: "", bytes: Array(handwrittenLedger(&random).utf8)))
      let day = DayNumber(year: 2026, month: 7, day: 1) + Int.random(in: -2...22, using: &random)
      let clock = ClockText.time(Int.random(in: 0...47, using: &random) * 3600 + 600)
      let text = random.pick(["\(clock)- 독서", "45m 영어 단어 #집 ; ㄱ", "\(clock) +2 물", "=-1.50 체중", "\(clock),"])
      guard let value = try? EntryValue(line: text, on: day) else { continue }
      var batch = EditBatch(outline, in: outline.style(over: WritingStyle()))
      try batch.add(.insert(.entry(value)))
      let outcome = batch.apply()
      let splice = try #require(outcome.splices.first)
      #expect(splice.range.isEmpty && outcome.splices.count == 1)
      #expect(outcome.refused.isEmpty && outcome.written[0] != nil, "seed \(block * 1000 + seed)")
      #expect(splice.inverse(in: outline.bytes).applied(to: outcome.outline.bytes) == outline.bytes)
    }
  }

  @Test(arguments: 0..<20) func addWritesOneLineAndUndoTakesItBack(block: Int) throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(block * 1000 + seed))
      let before = handwrittenLedger(&random)
      let files = WritableFiles(["main.haru": before])
      let day = DayNumber(year: 2026, month: 7, day: 1) + Int.random(in: -2...22, using: &random)
      let start = Int.random(in: 0...24, using: &random) * 3600 + 600
      let range = "\(ClockText.time(start))-\(ClockText.time(start + 1800))"
      let words = random.pick([
        ["독서", range], ["영어", "단어", range, "--note", "ㄱ ; ㄴ"], ["독서", "45m", "--tag", "집"], ["물"],
        ["물", "-1", "--at", ClockText.time(start)], ["체중", "70.0", "--at", ClockText.time(start)],
      ])
      let run = files.run(["add"] + words + ["--date", day.description])
      #expect(run.status == 0, "seed \(block * 1000 + seed): \(run.err)\n\(before)")
      let after = files["main.haru"]!
      let splice = Splice(from: Array(before.utf8), to: Array(after.utf8))
      #expect(splice.range.isEmpty, "seed \(block * 1000 + seed)")
      let (old, new) = (try values(before), try values(after))
      let place = try #require(new.indices.first { $0 == old.count || old[$0] != new[$0] })
      var expected = new
      let added = expected.remove(at: place)
      #expect(expected == old, "seed \(block * 1000 + seed)")
      #expect(added.day == day && words.joined(separator: " ").hasPrefix(added.name))
      if words.contains(range) {
        #expect(added.points == [TimePoint(second: Int32(start)), TimePoint(second: Int32(start + 1800))])
      }
      // Only the entry, and at most its date line and blank lines around it, are new.
      let more = Self.filled(after) - Self.filled(before)
      #expect(more == 1 || more == 2, "seed \(block * 1000 + seed)")
      #expect(files.run(["undo"]).status == 0)
      #expect(files["main.haru"] == before)
    }
  }

  /// The number of lines that are not blank.
  private static func filled(_ text: String) -> Int {
    text.split(whereSeparator: \.isNewline).count { !$0.allSatisfy(\.isWhitespace) }
  }

  private func values(_ text: String) throws -> [EntryValue] {
    let files = MemoryFiles(["main.haru": Array(text.utf8)], currentFolder: "/")
    let document = try Loader.load(["/main.haru"], files.access)
    return document.entries.positions.map { document.value(of: $0) }
  }

  // MARK: Instants

  private static let zones: [String?] = [
    "Asia/Seoul", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/St_Johns", "Africa/Casablanca",
    nil,
  ]

  /// Starts, pauses, resumes and stops at moments near midnight and near changes of clocks.
  @Test(arguments: 0..<10) func whatIsWrittenIsTheInstantMeant(block: Int) throws {
    for seed in 0..<40 {
      var random = SplitMix64(seed: UInt64(7_000_000 + block * 1000 + seed))
      let zone = random.pick(Self.zones)
      let dayStart = random.pick(["00:00", "06:00", "03:30", "23:59"])
      let late = random.chance(50)
      var text = (zone.map { "set zone \($0)\n" } ?? "") + "set day-start \(dayStart)\naction time 독서\n"
      if random.chance(60) { text += "2020-01-01\n  23:00-\(late ? "25:00" : "01:00") 독서\n" }
      let files = WritableFiles(["main.haru": text])
      let changes: [Int64] = try zone.map { try Self.changes(of: $0) } ?? []
      var moment = Self.moment(near: changes, &random)
      var meant: [Int64] = []
      let steps = random.pick([
        ["start", "stop"], ["start", "pause", "resume", "stop"], ["start", "pause", "resume", "pause", "stop"],
      ])
      for (index, step) in steps.enumerated() {
        let run = files.run([step] + (step == "start" ? ["독서"] : step == "stop" ? ["--force"] : []), now: moment)
        let place = "seed \(block * 1000 + seed) \(zone ?? "-") \(steps) \(index): \(run.err)\n\(files["main.haru"]!)"
        #expect(run.status == 0, "\(place)")
        guard run.status == 0 else { break }
        let closes = step == "stop" && steps[index - 1] == "pause"
        if !closes {
          let minute = moment - ((moment % 60) + 60) % 60
          let isSoon =
            step != "start" && (minute < meant[meant.count - 1] || minute == meant[meant.count - 1] && step != "resume")
          let instant = isSoon ? moment : minute
          // A last piece without any time is not written.
          if meant.count > 2, step == "pause" || step == "stop", instant == meant[meant.count - 1] {
            meant.removeLast()
          } else {
            meant.append(instant)
          }
        }
        #expect(try instants(files["main.haru"]!) == meant, "\(place)")
        moment +=
          random.chance(70)
          ? Int64.random(in: 1...7200, using: &random) : Int64.random(in: 7200...150_000, using: &random)
      }
      #expect(files.run(["check"]).status == 0)
    }
  }

  /// A time of day that is over means that moment, be it said as `01:10` or as `25:10`, by whatever command.
  @Test(arguments: 0..<4) func aTimeOfDayIsTheLastOneThatIsOver(block: Int) throws {
    for seed in 0..<50 {
      var random = SplitMix64(seed: UInt64(9_000_000 + block * 1000 + seed))
      let hasZone = random.chance(50)
      let dayStart = random.pick(["00:00", "06:00", "03:30", "23:59"])
      let text =
        (hasZone ? "set zone Asia/Seoul\n" : "") + "set day-start \(dayStart)\naction time 독서\naction time 운동\n"
      // Full minutes, so that no second is left over.
      let began = 1_704_067_200 + Int64.random(in: 0..<600_000, using: &random) * 60
      let meant = began + Int64.random(in: 1...700, using: &random) * 60
      let now = meant + Int64.random(in: 0...(began + 43_200 - meant) / 60, using: &random) * 60
      let second = Int((meant + (hasZone ? 32_400 : 0)) % 86_400)
      for time in [second, second + 86_400].map(ClockText.time) {
        let place = "seed \(block * 1000 + seed) \(time)"
        for verb in ["stop", "pause", "switch 운동"] {
          let files = WritableFiles(["main.haru": text])
          #expect(files.run(["start", "독서"], now: began).status == 0)
          let run = files.run(verb.split(separator: " ").map(String.init) + ["--at", time], now: now)
          #expect(run.status == 0, "\(place): \(run.err)")
          let told = try instantsOfAll(files["main.haru"]!)
          #expect(told == (verb.hasPrefix("switch") ? [[began, meant], [meant]] : [[began, meant]]), "\(place)")
        }
        let files = WritableFiles(["main.haru": text])
        let run = files.run(["start", "독서", "--at", time], now: now)
        #expect(run.status == 0, "\(place): \(run.err)")
        #expect(try instantsOfAll(files["main.haru"]!) == [[meant]], "\(place)")
        // A minute earlier, it has not come.
        #expect(files.run(["start", "운동", "--at", time], now: meant - 60).status == 1)
      }
    }
  }

  /// The instants of every entry, in order of time.
  private func instantsOfAll(_ text: String) throws -> [[Int64]] {
    let files = MemoryFiles(["main.haru": Array(text.utf8)], currentFolder: "/")
    let ledger = Ledger(try Loader.load(["/main.haru"], files.access), zones: testWorld().zoneDatabase)
    return try ledger.document.entries.positions.map { position in
      let value = ledger.document.value(of: position)
      return try WrittenTimes(ledger).instants(value.points, on: value.day).map(\.seconds)
    }.sorted { $0[0] < $1[0] }
  }

  /// The changes of a zone's clock from 2024 to 2026.
  private static func changes(of name: String) throws -> [Int64] {
    let zone = try testWorld().zoneDatabase.zone(named: name)
    let from = Instant(seconds: 1_704_067_200)
    return zone.changes(in: from..<Instant(seconds: from.seconds + 3 * 31_536_000)).map(\.at.seconds)
  }

  /// A moment near midnight, or near one of the changes of a clock.
  private static func moment(near changes: [Int64], _ random: inout SplitMix64) -> Int64 {
    if !changes.isEmpty, random.chance(60) {
      let change: Int64 = random.pick(changes)
      return change + Int64.random(in: -10_800...10_800, using: &random)
    }
    let day = Int64.random(in: 0..<1095, using: &random)
    return 1_704_067_200 + day * 86_400 + Int64.random(in: -7200...7200, using: &random)
  }

  /// The instants of the last entry.
  private func instants(_ text: String) throws -> [Int64] {
    let files = MemoryFiles(["main.haru": Array(text.utf8)], currentFolder: "/")
    let ledger = Ledger(try Loader.load(["/main.haru"], files.access), zones: testWorld().zoneDatabase)
    let last = ledger.document.entries.count - 1
    let value = ledger.document.value(of: Position(last))
    return try WrittenTimes(ledger).instants(value.points, on: value.day).map(\.seconds)
  }
}
