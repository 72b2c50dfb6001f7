import HaruParse
import Testing

@testable import HaruLedger

@Suite struct ZoneDatabaseTests {
  private let database = ZoneDatabase { name in
    switch name {
    case "Asia/Seoul": TZif(types: [32_400]).bytes
    case "leapseconds": Array("# Allowance for leap seconds".utf8)
    default: nil
    }
  }

  @Test func zonesByName() throws {
    #expect(try database.zone(named: "Asia/Seoul").offset(at: Instant(seconds: 0)) == 32_400)
    #expect(throws: ZoneError.unknown) { try database.zone(named: "Asia/Soul") }
    #expect(throws: ZoneError.unknown) { try database.zone(named: "../Asia/Seoul") }
    #expect(throws: ZoneError.invalidData(.notZoneData)) { try database.zone(named: "leapseconds") }
    let missing = ZoneDatabase(load: { _ in nil }, isPresent: { false })
    #expect(throws: ZoneError.databaseMissing) { try missing.zone(named: "Asia/Seoul") }
  }

  @Test func namesThatMayBeLookedUp() {
    for name in [
      "UTC", "Asia/Seoul", "America/Argentina/Buenos_Aires", "Etc/GMT+9", "Etc/GMT-14", "America/Port-au-Prince",
    ] {
      #expect(ZoneDatabase.isPlainName(name), "\(name)")
    }
    for name in [
      "", "/", "/etc/passwd", "Asia/", "Asia//Seoul", "../Seoul", "Asia/../Seoul", ".", "Asia/Seoul.tzif", "Asia Seoul",
      "Asia/S\u{C11C}", "Asia/Seoul\u{0}", "-x", "Asia/-x", "a\\b", "~", "localtime", "posixrules", "right/UTC",
      "posix/UTC", "C:x",
      String(repeating: "A", count: 256),
    ] {
      #expect(!ZoneDatabase.isPlainName(name), "\(name)")
    }
  }
}
