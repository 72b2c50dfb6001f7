import Foundation
import HaruParse

@testable import HaruLedger

/// The files of Fixtures/zones and of the system's database.
enum ZoneFixtures {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/zones")
  private static let system = URL(filePath: "/usr/share/zoneinfo")

  /// The zones that have a .tzif file.
  static let names: [String] = lines("offsets.txt").filter { $0.hasPrefix("zone ") }.map { String($0.dropFirst(5)) }

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: root.appending(path: name + ".tzif")))
  }

  static func zone(_ name: String) throws -> Zone { try Zone(tzif: bytes(name)) }

  static func lines(_ file: String) -> [Substring] {
    guard let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8) else { return [] }
    return text.split(separator: "\n")
  }

  static func systemBytes(_ name: String) -> [UInt8]? {
    (try? Data(contentsOf: system.appending(path: name))).map { [UInt8]($0) }
  }

  /// Every name of the system's database, without its variants; empty where there is none.
  static func systemNames() -> [String] {
    guard let paths = FileManager.default.subpaths(atPath: system.path()) else { return [] }
    return paths.filter { path in
      ZoneDatabase.isPlainName(path) && systemBytes(path)?.starts(with: Array("TZif".utf8)) ?? false
    }
  }
}

/// The bytes of a zone file that a test makes up.
struct TZif {
  var version: Character = "3"
  var transitions: [(time: Int64, type: UInt8)] = []
  var types: [Int32] = [0]
  var leapSeconds: [(time: Int64, correction: Int32)] = []
  var footer = ""

  var bytes: [UInt8] {
    guard version != "1" else { return block(wide: false) }
    return block(wide: false) + block(wide: true) + Array("\n\(footer)\n".utf8)
  }

  private func block(wide: Bool) -> [UInt8] {
    func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] { bytesFromTop(value) }
    func time(_ value: Int64) -> [UInt8] { wide ? bigEndian(value) : bigEndian(Int32(truncatingIfNeeded: value)) }
    var result = Array("TZif".utf8) + [version == "1" ? 0 : version.asciiValue ?? 0] + Array(repeating: 0, count: 15)
    for count in [0, 0, leapSeconds.count, transitions.count, types.count, 4] { result += bigEndian(UInt32(count)) }
    for transition in transitions { result += time(transition.time) }
    result += transitions.map(\.type)
    for type in types { result += bigEndian(type) + [0, 0] }
    result += Array("ABC\0".utf8)
    for leap in leapSeconds { result += time(leap.time) + bigEndian(leap.correction) }
    return result
  }

  private func bytesFromTop(_ value: some FixedWidthInteger) -> [UInt8] {
    (0..<value.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}

extension DayNumber {
  /// The date of `YYYY-MM-DD`.
  init(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}

extension Instant {
  /// The instant of `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM:SS`, in UTC.
  init(_ text: String) {
    let parts = text.split(separator: "T")
    let time = parts[1].split(separator: ":").compactMap { Int64($0) }
    let seconds = time[0] * 3600 + time[1] * 60 + (time.count > 2 ? time[2] : 0)
    self.init(seconds: Int64(DayNumber(String(parts[0])).value) * 86_400 + seconds)
  }
}

/// Seconds after 00:00.
func clock(_ hour: Int, _ minute: Int = 0, _ second: Int = 0) -> Int { hour * 3600 + minute * 60 + second }
