import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// Names of files are bytes; the program reads and writes those that are not UTF-8, too.
@Suite struct NativePathTests {
  private func text(_ bytes: [UInt8]) -> String {
    unsafe (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
      unsafe String(native: $0.baseAddress!)
    }
  }

  private func bytes(_ text: String) -> [UInt8] { text.native.dropLast().map { UInt8(bitPattern: $0) } }

  @Test func anyBytesComeBack() {
    var random = SplitMix64(seed: 20_261_201)
    for _ in 0..<5_000 {
      let count = Int.random(in: 0...12, using: &random)
      let name = (0..<count).map { _ in
        // Half of them lie among those of longer characters.
        Bool.random(using: &random)
          ? UInt8.random(in: 1...255, using: &random) : UInt8.random(in: 0xE0...0xFF, using: &random)
      }
      #expect(bytes(text(name)) == name)
    }
  }

  @Test(arguments: ["", "main.haru", "독서/2026-07.haru", "日記 🙂.haru", "\u{10FDFF}"])
  func whatIsUTF8StaysAsItIs(_ name: String) {
    #expect(text(Array(name.utf8)) == name)
    #expect(!name.hasForeignBytes)
  }

  /// A name may hold a character that is used for such a byte.
  @Test func noTwoNamesBecomeOne() {
    let character = Array("\u{10FEFF}".utf8)
    #expect(text(character) != text([0xFF]))
    #expect(bytes(text(character)) == character)
  }

  @Test func aFolderWhoseNameIsNotUTF8IsReadAndWritten() throws {
    let root = FileManager.default.temporaryDirectory.path() + "haru-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: root) }
    let folder = text(Array(root.utf8) + [0x2F, 0x62, 0xFF, 0x64])
    try SafeWriter.changer.makeFolder(folder, false)
    let path = folder + "/" + text([0xEB, 0x8F]) + ".haru"
    try SafeWriter.changer.apply(FileChange(path: path, before: nil, after: Array("haru 1\n".utf8)), [])
    #expect(try FileSystem.access.list(folder).map(\.name) == [text([0xEB, 0x8F]) + ".haru"])
    #expect(try FileSystem.access.read(path) == Array("haru 1\n".utf8))
    #expect(FileSystem.access.realPath(path)?.hasSuffix(text([0x62, 0xFF, 0x64, 0x2F, 0xEB, 0x8F]) + ".haru") == true)
    #expect(Escape.terminal(text([0x62, 0xFF, 0x64])) == "b\\xFFd")
  }

  @Test func otherWordsMustBeUTF8() {
    let word = text([0x62, 0xFF])
    #expect(throws: UsageError.notUTF8(text: word)) { try CommandLineRequest(["add", word]) }
    #expect(throws: UsageError.notUTF8(text: word)) { try CommandLineRequest(["add", "독서", "--note", word]) }
    #expect(throws: Never.self) { try CommandLineRequest(["add", "독서", "--file", word]) }
    #expect(throws: Never.self) { try CommandLineRequest(["check", word]) }
  }
}
