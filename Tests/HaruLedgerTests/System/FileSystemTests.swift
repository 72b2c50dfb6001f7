import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// The real files of the system; all other tests have theirs in memory.
@Suite struct FileSystemTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "haru-\(UUID().uuidString)")

  private func withFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path())
  }

  private func run(_ command: String, _ argument: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command, argument]
    try process.run()
    return process
  }

  private func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  }

  @Test func filesOfAllSizes() throws {
    try withFolder { folder in
      for count in [0, 1, 4096, 100_000, 5 * 1024 * 1024 + 3] {
        let content = bytes(count)
        try Data(content).write(to: URL(filePath: folder + "/독서.haru"))
        #expect(try FileSystem.access.read(folder + "/독서.haru") == content)
        for start in [0, 1, 4096, 65_536] {
          #expect(try FileSystem.access.readStart(folder + "/독서.haru", start) == Array(content.prefix(start)))
        }
      }
    }
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let content = bytes(300_000)
    let pipe = Pipe()
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(content))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let found = try FileSystem.access.read("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(found == content)
  }

  @Test func theArgumentsAreThoseOfTheProcess() {
    #expect(ProcessArguments.words == Array(ProcessInfo.processInfo.arguments.dropFirst()))
  }

  /// Nobody ever writes into the pipe: whoever opened it would wait for good.
  @Test(.timeLimit(.minutes(1))) func aPipeWithANameIsNoFile() throws {
    try withFolder { folder in
      try run("mkfifo \"$0/pipe.haru\" && ln -s pipe.haru \"$0/link.haru\"", folder).waitUntilExit()
      for name in ["/pipe.haru", "/link.haru"] {
        #expect(throws: FileError.notRegular) { try FileSystem.access.read(folder + name) }
      }
      let items = try FileSystem.access.list(folder)
      #expect(items.map(\.name).sorted() == ["link.haru", "pipe.haru"])
      #expect(items.allSatisfy { !$0.isFile && !$0.isFolder })

      try Data("include *.haru\naction time 독서\n".utf8).write(to: URL(filePath: folder + "/main.haru"))
      let document = try Loader.load([folder + "/main.haru"], FileSystem.access)
      #expect(document.files.count == 1 && document.diagnostics.isEmpty)
      try Data("include pipe.haru\n".utf8).write(to: URL(filePath: folder + "/main.haru"))
      let refused = try Loader.load([folder + "/main.haru"], FileSystem.access)
      #expect(refused.diagnostics.sorted().map(\.first.problem.code) == [.unreadableFile])
    }
  }

  /// A descriptor of one's own may be a device, too.
  @Test(.timeLimit(.minutes(1))) func aDeviceThatNeverEndsIsNoFile() throws {
    for (path, expected) in [("/dev/zero", FileError.notRegular), ("/dev/null", nil)] {
      let handle = try #require(FileHandle(forReadingAtPath: path))
      if let expected {
        #expect(throws: expected) { try FileSystem.access.read("/dev/fd/\(handle.fileDescriptor)") }
        #expect(throws: expected) { try FileSystem.readAll(handle.fileDescriptor) }
      } else {
        let found = try FileSystem.access.read("/dev/fd/\(handle.fileDescriptor)")
        #expect(found.isEmpty)
      }
    }
  }

  @Test func whatIsNoFile() throws {
    try withFolder { folder in
      #expect(throws: FileError.notFound) { try FileSystem.access.read(folder + "/none") }
      #expect(throws: FileError.notFound) { try FileSystem.access.read(folder + "/a\0b") }
      #expect(throws: FileError.isDirectory) { try FileSystem.access.read(folder) }
      #expect(throws: FileError.notRegular) { try FileSystem.access.read("/dev/null") }
      #expect(throws: FileError.notRegular) { try FileSystem.access.read("/dev/zero") }
    }
  }

  @Test func foldersAndLinks() throws {
    try withFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder + "/d", withIntermediateDirectories: true)
      try Data().write(to: URL(filePath: folder + "/d/f.haru"))
      try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "d")
      try files.createSymbolicLink(atPath: folder + "/file", withDestinationPath: "d/f.haru")
      try files.createSymbolicLink(atPath: folder + "/broken", withDestinationPath: "nowhere")
      let expected: Set<FileAccess.Item> = [
        .init(name: "d", isFolder: true), .init(name: "link", isFolder: true), .init(name: "file", isFolder: false),
        .init(name: "broken", isFolder: false),
      ]
      #expect(Set(try FileSystem.access.list(folder)) == expected)
      #expect(throws: FileError.self) { try FileSystem.access.list(folder + "/file") }
      let realFolder = try #require(FileSystem.access.realPath(folder))
      #expect(FileSystem.access.realPath(folder + "/link/../file") == realFolder + "/d/f.haru")
      #expect(FileSystem.access.realPath(folder + "/broken") == nil)
      // A link to itself, and one through another.
      for (name, target) in [("self", "self"), ("there", "back"), ("back", "there")] {
        try files.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
        #expect(FileSystem.access.realPath(folder + "/" + name) == nil)
      }
      for name in ["self", "there"] {
        #expect(throws: FileError.linkLoop) { try FileSystem.access.read(folder + "/" + name) }
      }
    }
  }

  @Test func zones() {
    let read = World.zoneReader(folder: nil)
    #expect(read("Asia/Seoul")?.starts(with: Array("TZif".utf8)) == true)
    #expect(read("../../../etc/passwd") == nil)
    #expect(read("/etc/passwd") == nil)
    #expect(read("Asia//Seoul") == nil)
    #expect(read("") == nil)
    #expect(World.zoneReader(folder: "/nowhere")("Asia/Seoul") == nil)
  }

  @Test func outputIsWrittenInOrder() {
    let captured = Captured()
    let output = captured.makeOutput()
    var expected: [UInt8] = []
    for length in [3, 70_000, 5, 65_536, 1] {
      let piece = bytes(length)
      output.append(piece.span)
      output.append(0x0A)
      output.append("독")
      expected += piece + [0x0A] + Array("독".utf8)
    }
    output.flush()
    #expect(captured.bytes == expected)
  }
}
