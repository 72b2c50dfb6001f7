import HaruParse

@testable import HaruLedger
@testable import haru_ledger

/// A ledger of a code that no file of the fixtures can show: it takes odd bytes, a size, or a system with a fault. It is the example
/// of `explain`, with all that the example stands for.
struct MadeReproducer: Sendable {
  let code: Code
  /// The file that holds the example, and the one that the code is told in.
  var path = "main.haru"
  var place = "main.haru"
  /// Where the code is told: line and column from 1, and the width in columns; a place without width counts as one column.
  let line: Int
  let column: Int
  let width: Int
  /// What `…` of the example stands for.
  var rest = ""
  /// The other files.
  var files: [String: [UInt8]] = [:]
  /// What is wrong with the system.
  var damage: @Sendable (inout World) -> Void = { _ in }

  /// All of them.
  static let all: [MadeReproducer] = [
    MadeReproducer(code: .invalidUTF8, line: 1, column: 16, width: 1),
    MadeReproducer(code: .controlCharacter, line: 1, column: 15, width: 1),
    MadeReproducer(code: .loneCarriageReturn, line: 1, column: 17, width: 1),
    MadeReproducer(code: .utf16File, line: 1, column: 1, width: 1),
    MadeReproducer(
      code: .lineTooLong, line: 1, column: 1, width: 1 << 20 + 1,
      rest: String(repeating: "x", count: 1 << 20 + 1 - "2026-07-06 ; ".utf8.count)),
    MadeReproducer(
      code: .fileTooLarge, line: 1, column: 9, width: 8, files: ["all.haru": [], "2026/07.haru": []],
      damage: { $0.files.fail("all.haru", .tooLarge) }),
    MadeReproducer(code: .tooManyFiles, line: 1, column: 9, width: 9, damage: { $0.files.crowd(100_000) }),
    MadeReproducer(
      code: .tooManyDeclarations, line: 100_001, column: 6, width: 10,
      rest: String(repeating: "skip 2026-08-01\n", count: 100_000)),
    MadeReproducer(
      code: .includeTooDeep, path: "64.haru", place: "64.haru", line: 1, column: 9, width: 11,
      files: chain(of: 64)),
    MadeReproducer(code: .zoneDatabaseMissing, line: 1, column: 10, width: 10, damage: { $0.zoneData = { _ in nil } }),
    MadeReproducer(
      code: .zoneDataInvalid, line: 1, column: 10, width: 10,
      damage: { $0.zoneData = { $0 == "Asia/Seoul" ? Array("TZif2".utf8) : [] } }),
    MadeReproducer(
      code: .syncCopy, place: "2026-07.haru", line: 1, column: 1, width: 1,
      files: ["2026-07.haru": [], "2026-07 2.haru": [], "2026/07.haru": []]),
  ]

  /// So many files but for the last one, each of which includes the next, and two more.
  private static func chain(of count: Int) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = ["deeper.haru": [], "2026/07.haru": []]
    for number in 1..<count {
      files[number == 1 ? "main.haru" : "\(number).haru"] = Array("include \(number + 1).haru\n".utf8)
    }
    return files
  }

  /// The bytes of an example of the code.
  func bytes(_ example: String) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Substring(example)
    func skip(_ text: String) -> Bool {
      guard rest.hasPrefix(text) else { return false }
      rest.removeFirst(text.count)
      return true
    }
    while let first = rest.first {
      if skip("\\xE9") {
        result.append(0xE9)
      } else if skip("\\xFF") {
        result.append(0xFF)
      } else if skip("\\xFE") {
        result.append(0xFE)
      } else if skip("\\u{1B}") {
        result.append(0x1B)
      } else if skip("\\r") {
        result.append(0x0D)
      } else if skip("\\0") {
        result.append(0)
      } else if skip("…") {
        result += Array(self.rest.utf8)
      } else {
        result += Array(String(first).utf8)
        rest.removeFirst()
      }
    }
    return result + [0x0A]
  }

  /// Runs `check` on the ledger with an example of the code in it.
  func check(_ example: String, in path: String, _ options: [String]) -> ProgramRun {
    let (output, errors) = (Captured(), Captured())
    var world = testWorld(
      ["check", "main.haru", "--now", Reproducer.now] + options, output: output, errors: errors)
    var files = files
    files[path] = bytes(example)
    world.files = MemoryFiles(files, currentFolder: testFolder).access
    damage(&world)
    let status = Program.run(in: world)
    return ProgramRun(status: status.rawValue, out: output.text, err: errors.text)
  }
}

extension FileAccess {
  /// So many empty files lie beside the main file, but one of them in `2026`.
  mutating func crowd(_ count: Int) {
    let whole = read
    let names = (1..<count).map { Item(name: "\($0).haru", isFolder: false) }
    let others = [Item(name: "main.haru", isFolder: false), Item(name: "2026", isFolder: true)]
    self = FileAccess(
      read: { path throws(FileError) in path == "main.haru" ? try whole(path) : [] },
      realPath: { $0 == "." ? testFolder : testFolder + "/" + $0 },
      list: { path throws(FileError) in
        switch path {
        case ".": names + others
        case "2026": [names[0]]
        default: throw .notFound
        }
      })
  }

  /// The file at a path cannot be read.
  fileprivate mutating func fail(_ path: String, _ error: FileError) {
    let whole = read
    read = { other throws(FileError) in
      if other == path { throw error }
      return try whole(other)
    }
  }
}
