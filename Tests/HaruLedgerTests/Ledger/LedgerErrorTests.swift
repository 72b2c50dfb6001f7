import Foundation
import HaruParse
import Testing

@testable import HaruLedger

/// The annotated reproducers of `Fixtures/ledger/errors`.
@Suite struct LedgerErrorTests {
  private static let folder = fixtureFolder.appending(path: "ledger/errors")
  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []).filter { $0.hasSuffix(".haru") }
    .sorted()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: names) func diagnosticsStandWhereTheyAreExpected(name: String) throws {
    if ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1" {
      let source = AnnotatedLedger(try text(name))
      try Data(source.annotated(source.found().marks).utf8).write(to: Self.folder.appending(path: name))
    } else {
      try expectCheck(text(name))
    }
  }

  /// The codes that resolving a ledger and placing its entries can report. All others are the parser's and the loader's.
  private static let ledgerCodes: Set<Code> = [
    .repeatedSetting, .zoneWithoutBase, .dayEndsBeforeItBegins, .unknownZone, .duplicateTag, .duplicateAction,
    .duplicateAlias, .duplicateGoal, .duplicateID, .aliasIsAction, .unknownAction, .unknownTag, .resultWithQuests,
    .amountOfWrongKind, .questOnMeasure, .wrongKind, .timeOutOfOrder, .sessionTooLong, .alreadyRunning, .skippedTime,
    .skippedDate, .offsetWithoutZone,
  ]

  @Test func everyCodeOfTheLedgerHasAReproducer() throws {
    var found: Set<Code> = []
    for name in Self.names {
      for mark in AnnotatedLedger(try text(name)).expected { found.insert(try #require(Code(rawValue: mark.code))) }
    }
    #expect(found == Self.ledgerCodes)
  }

  private func codes(_ text: String, _ database: ZoneDatabase) throws -> [Code] {
    let files = MemoryFiles(["main.haru": Array(text.utf8)], currentFolder: testFolder)
    let ledger = Ledger(try Loader.load(["main.haru"], files.access), zones: database)
    return ledger.diagnostics.sorted().map(\.first.problem.code)
  }

  @Test func databasesThatAreMissingOrBroken() throws {
    let text = "set zone Asia/Seoul\nset zone Asia/Tokyo from 2026-07-01\n"
    #expect(try codes(text, ZoneDatabase(load: { _ in nil }, isPresent: { false })) == [.zoneDatabaseMissing])
    #expect(try codes(text, ZoneDatabase(load: { _ in nil })) == [.unknownZone, .unknownZone])
    #expect(try codes(text, ZoneDatabase(load: { _ in [1, 2, 3] })) == [.zoneDataInvalid, .zoneDataInvalid])
  }

  /// What is offered for a zone that does not exist; safe where only the case differs.
  @Test(arguments: [
    ("asia/seoul", "Asia/Seoul", true), ("Seoul", "Asia/Seoul", false), ("New_York", "America/New_York", false),
    ("KST", "Asia/Seoul", false), ("서울", "Asia/Seoul", false), ("Asia/Seul", "Asia/Seoul", false),
    ("JST", nil, false), ("Mars/Base", nil, false),
  ])
  func zonesThatWereMeant(name: String, meant: String?, isSafe: Bool) throws {
    let database = ZoneDatabase(load: { _ in nil }, names: { ["America/New_York", "Asia/Seoul", "Europe/Berlin"] })
    let files = MemoryFiles(["main.haru": Array("set zone \(name)\n".utf8)], currentFolder: testFolder)
    let ledger = Ledger(try Loader.load(["main.haru"], files.access), zones: database)
    let found = try #require(ledger.diagnostics.sorted().first?.first)
    #expect(found.problem == .unknownZone(name: name, suggestion: meant))
    #expect(found.fixes.map(\.isSafe) == (meant == nil ? [] : [isSafe]))
  }

  /// A zone is read once, however often it is set.
  @Test func zonesAreReadOnce() throws {
    nonisolated(unsafe) var reads: [String] = []
    let database = ZoneDatabase(load: {
      unsafe reads.append($0)
      return ZoneFixtures.systemBytes($0)
    })
    let text =
      "set zone Asia/Seoul\n"
      + (1...9).map { "set zone Asia/\($0 % 2 == 0 ? "Seoul" : "Tokyo") from 2026-07-0\($0)\n" }.joined()
    #expect(try codes(text, database) == [])
    #expect(unsafe reads == ["Asia/Seoul", "Asia/Tokyo"])
  }

  /// The line of a faulty declaration counts once, and what belongs to a goal that is left out counts too.
  @Test func skippedLines() throws {
    func skipped(_ text: String) throws -> Int { try TestZones.ledger(["main.haru": text]).skippedLines }
    #expect(try skipped("action time a #x #y #z alias=a,a\n") == 1)
    #expect(try skipped("tag #x color=#000000\ntag #x color=#000001\n") == 1)
    #expect(
      try skipped("action time a\ngoal g start=2026-01-01\ngoal g start=2026-01-01\nquest a >= 1h per day\n| x\n") == 2)
    #expect(try skipped("action time a\ngoal g start=2026-01-01 result=failed\nquest a >= 1h per day\n") == 1)
    #expect(try skipped("set zone Pacific/Pago_Pago\nset zone Pacific/Kiritimati from 2026-07-01\n") == 1)
  }

  /// A change that turns a day round is left out: the ledger is read without it.
  @Test func aRejectedZoneDoesNotHold() throws {
    let text = """
      set zone Pacific/Pago_Pago
      set zone Pacific/Kiritimati from 2026-07-05
      action time a
      2026-07-06 10:00-11:00 a
      """
    let ledger = try TestZones.ledger(["main.haru": text])
    #expect(ledger.calendar.invertedDays().isEmpty)
    #expect(ledger.settings.zoneName(on: DayNumber("2026-07-06")) == "Pacific/Pago_Pago")
    let pieces = PlacedPieces(Timeline(ledger, now: Instant("2026-07-20T00:00"))).pieces
    #expect(pieces.map(\.range.lowerBound) == [Instant("2026-07-06T21:00")])
  }

  /// Suggestions stop when there are too many names to compare.
  @Test func suggestionsAreBounded() throws {
    var text = (0..<2_000).map { "action time action\($0)\n" }.joined() + "2026-07-06\n"
    text += (0..<2_000).map { "  09:00-10:00 acton\($0)\n" }.joined()
    let ledger = try TestZones.ledger(["main.haru": text])
    let groups = Timeline(ledger, now: Instant("2026-07-20T00:00")).diagnostics.sorted()
    let suggestions = groups.map { group in
      if case .unknownAction(_, let suggestion, _) = group.first.problem { suggestion } else { nil as String? }
    }
    #expect(suggestions.count == 2_000)
    #expect(suggestions[0] == "action0" && suggestions[100] == "action100" && suggestions[1_999] == nil)
  }
}
