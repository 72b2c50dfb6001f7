import HaruLedger
import HaruParse
import Testing

@testable import haru_ledger

/// Many changes of a file at once.
@Suite struct EditBatchTests {
  private func outline(_ text: String) -> FileOutline { FileOutline(SourceFile(path: "", bytes: Array(text.utf8))) }

  private func entry(_ random: inout SplitMix64) -> EntryValue? {
    let day = DayNumber(year: 2026, month: 7, day: 1) + Int.random(in: -2...22, using: &random)
    let clock = ClockText.time(Int.random(in: 0...47, using: &random) * 1800 + 600)
    let text = random.pick(["\(clock)- 독서", "45m 영어 단어 #집 ; ㄱ", "\(clock) +2 물", "=-1.50 체중", "\(clock),", "+1 물"])
    return try? EntryValue(line: text, on: day)
  }

  /// Changes of records here and there, each with a comment that makes it one of its kind.
  private func edits(of outline: FileOutline, _ random: inout SplitMix64) -> [RecordEdit] {
    var edits: [RecordEdit] = []
    for record in outline.records where random.chance(20) {
      guard case .entry(var value) = outline.value(of: record) else { continue }
      if random.chance(40) {
        edits.append(.remove(record.start))
      } else {
        value.tags.append("새")
        if random.chance(30) { value.note = "첫 줄\n둘째 줄" }
        edits.append(.replace(record.start, by: .entry(value)))
      }
    }
    return edits
  }

  /// The lines that are not blank. One entry after the other, each sees its neighbours of that moment, so a blank line may come
  /// between two that stay side by side only for a while; a batch looks at the neighbours of the end.
  private func words(of outline: FileOutline) -> [String] {
    String(decoding: outline.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  @Test(arguments: 0..<20) func entriesAddedAtOnceAreThoseAddedOneByOne(block: Int) throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(block * 1000 + seed))
      let text = handwrittenLedger(&random)
      let before = outline(text)
      let style = before.style(over: WritingStyle())
      let added = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in entry(&random) }
      var batch = EditBatch(before, in: style)
      var single = before
      for value in added {
        try batch.add(.insert(.entry(value)))
        var one = EditBatch(single, in: style)
        try one.add(.insert(.entry(value)))
        single = one.apply().outline
      }
      let outcome = batch.apply()
      #expect(outcome.refused.isEmpty)
      #expect(
        words(of: outcome.outline) == words(of: single),
        "seed \(block * 1000 + seed): \(added)\n\(text)")
      for (position, value) in added.enumerated() {
        let line = try #require(outcome.written[position])
        let found = try #require(outcome.outline.record(startingAt: line))
        #expect(outcome.outline.value(of: found) == .entry(value))
      }
    }
  }

  @Test(arguments: 0..<10) func changesOfRecordsDoWhatTheySay(block: Int) throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(block * 1000 + seed))
      let text = handwrittenLedger(&random)
      let before = outline(text)
      let edits = edits(of: before, &random)
      var batch = EditBatch(before, in: before.style(over: WritingStyle()))
      var expected = before.document.entries.positions.map { before.document.value(of: $0) }
      for edit in edits {
        try batch.add(edit)
        switch edit {
        case .remove(let start):
          let old = before.record(startingAt: start).flatMap(before.value)
          if case .entry(let old) = old { expected.remove(at: try #require(expected.firstIndex(of: old))) }
        case .replace(let start, .entry(let new)):
          let old = before.record(startingAt: start).flatMap(before.value)
          if case .entry(let old) = old { expected[try #require(expected.firstIndex(of: old))] = new }
        default: break
        }
      }
      let outcome = batch.apply()
      #expect(outcome.refused.isEmpty, "seed \(block * 1000 + seed)\n\(text)")
      let after = outcome.outline.document
      let values = after.entries.positions.map { after.value(of: $0) }
      #expect(
        values.map { "\($0)" }.sorted() == expected.map { "\($0)" }.sorted(), "seed \(block * 1000 + seed)\n\(text)")
    }
  }

  /// Splices that do something else than they say, among others that do not.
  @Test(arguments: 0..<10) func onlyWhatDoesHarmIsLeftOut(block: Int) throws {
    for seed in 0..<100 {
      var random = SplitMix64(seed: UInt64(block * 1000 + seed))
      let before = outline(handwrittenLedger(&random))
      let style = before.style(over: WritingStyle())
      var (mixed, plain) = (EditBatch(before, in: style), EditBatch(before, in: style))
      var harmful: [Int] = []
      var count = 0
      let records = before.records
      for (position, record) in records.enumerated() where record.kind == .entry && random.chance(20) {
        guard case .entry(let value) = before.value(of: record) else { continue }
        defer { count += 1 }
        let start = Int(record.start)
        let hasEntryBelow =
          position + 1 < records.count && records[position + 1].kind == .entry && !records[position + 1].isDated
        let damage = random.pick(["x", "<<<<<<< a\n"] + (hasEntryBelow ? ["1999-01-01\n"] : []))
        if random.chance(30), !record.isDated {
          try mixed.add(.splice(Splice(start, start, damage), removed: [.entry(value)], added: [.entry(value)]))
          harmful.append(count)
        } else {
          var other = value
          other.tags.append("새")
          try mixed.add(.replace(record.start, by: .entry(other)))
          try plain.add(.replace(record.start, by: .entry(other)))
        }
      }
      let outcome = mixed.apply()
      #expect(outcome.refused == harmful, "seed \(block * 1000 + seed)")
      #expect(outcome.outline.bytes == plain.apply().outline.bytes, "seed \(block * 1000 + seed)")
    }
  }

  @Test func aRecordMovesWithWhatBelongsToIt() throws {
    let before = outline("2026-07-06\n  ; 아침\n  09:00 물 ; ㄱ\n  | ㄴ\n  10:00 물\n\n2026-07-07\n  08:00 물\n")
    let entries = before.records.filter { $0.kind == .entry }
    var batch = EditBatch(before, in: WritingStyle())
    try batch.add(.move(entries[0].start, before: entries[2].start))
    let outcome = batch.apply()
    #expect(outcome.refused.isEmpty)
    #expect(
      String(decoding: outcome.outline.bytes, as: UTF8.self)
        == "2026-07-06\n  10:00 물\n\n2026-07-07\n  ; 아침\n  09:00 물 ; ㄱ\n  | ㄴ\n  08:00 물\n")
    var last = EditBatch(before, in: WritingStyle())
    try last.add(.move(entries[1].start, before: nil))
    #expect(
      String(decoding: last.apply().outline.bytes, as: UTF8.self)
        == "2026-07-06\n  ; 아침\n  09:00 물 ; ㄱ\n  | ㄴ\n\n2026-07-07\n  08:00 물\n  10:00 물\n")
  }

  @Test func declarationsOfEachKind() throws {
    let before = outline(
      "haru 1\ngoal 책 start=2026-07-01\n  quest 독서 >= 1h per day\ngoal 몸 start=2026-07-01\n\n2026-07-06\n  1h 독서\n")
    var batch = EditBatch(before, in: WritingStyle())
    for (line, goal) in [
      ("quest 물 >= 8 on mon,wed", "책"), ("set zone Asia/Seoul", nil), ("tag #집 color=#2F6B4F", nil),
      ("skip 2026-07-08", nil), ("quest * <= 10h per week id=x", "몸"),
    ] {
      try batch.add(.insert(.declaration(DeclarationValue(line: line, ofGoal: goal))))
    }
    let outcome = batch.apply()
    #expect(outcome.refused.isEmpty)
    #expect(
      String(decoding: outcome.outline.bytes, as: UTF8.self)
        == """
        haru 1
        set zone Asia/Seoul

        tag #집 color=#2F6B4F

        skip 2026-07-08

        goal 책 start=2026-07-01
          quest 독서 >= 1h per day
          quest 물 >= 8 on mon,wed
        goal 몸 start=2026-07-01
          quest * <= 10h per week id=x

        2026-07-06
          1h 독서

        """)
  }

  /// What a command writes to two files outside of the ledger is proved in both of them.
  @Test func twoFilesOutsideOfTheIncludes() throws {
    let files = WritableFiles(["main.haru": "set zone Asia/Seoul\nset log \"%Y-%m-%d.haru\"\naction time 독서\n"])
    var world = testWorld([], environment: [:], now: 1_783_386_000, output: Captured(), errors: Captured())
    (world.files, world.changer) = (files.access, files.changer)
    var recorder = try Recorder(file: nil, CommonOptions(), in: world)
    for day in [6, 7] {
      let day = DayNumber(year: 2026, month: 7, day: day)
      try recorder.add(EntryValue(line: "30m 독서", on: day), instants: [])
    }
    let written = try recorder.commit("add")
    #expect(written.lines.map(\.path) == ["2026-07-06.haru", "2026-07-07.haru"])
    #expect(recorder.included == ["include ????-??-??.haru"])
  }
}
