import Foundation
import HaruParse
import Testing

@testable import haru_ledger

/// The real writer on a temporary folder. What takes processes, kills and full disks is in Benchmarks/safety.
@Suite struct SafeWriterTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "haru-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func write(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(filePath: path)) }
  private func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  private func replace(_ path: String, _ before: String?, _ after: String?, model: String? = nil) throws {
    let change = FileChange(
      path: path, before: before.map { Array($0.utf8) }, after: after.map { Array($0.utf8) }, model: model)
    try SafeWriter.changer.apply(change, [])
  }

  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func replacesMakesAndRemoves() throws {
    try withFolder { folder in
      let file = folder + "/독서.haru"
      try replace(file, nil, "a")
      #expect(try read(file) == "a")
      try replace(file, "a", "")
      try replace(file, "", "b\r\n")
      #expect(try read(file) == "b\r\n")
      try replace(file, "b\r\n", nil)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test func whatChangedIsNotOverwritten() throws {
    try withFolder { folder in
      let file = folder + "/main.haru"
      try write("new", file)
      #expect(throws: WriteFailure.changed(path: file)) { try replace(file, "old", "mine") }
      #expect(throws: WriteFailure.changed(path: file)) { try replace(file, nil, "mine") }
      #expect(throws: WriteFailure.changed(path: file)) { try replace(file, "old", nil) }
      #expect(try read(file) == "new")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["main.haru"])
    }
  }

  @Test func aLinkStaysAndItsTargetIsReplaced() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/d", withIntermediateDirectories: true)
      try write("a", folder + "/d/real.haru")
      try FileManager.default.createSymbolicLink(atPath: folder + "/main.haru", withDestinationPath: "d/real.haru")
      try FileManager.default.createSymbolicLink(atPath: folder + "/nowhere", withDestinationPath: "none")
      try replace(folder + "/main.haru", "a", "b")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/main.haru") == "d/real.haru")
      #expect(try read(folder + "/d/real.haru") == "b")
      #expect(throws: WriteFailure.self) { try replace(folder + "/nowhere", nil, "b") }
    }
  }

  @Test func modesAreKeptAndTakenOver() throws {
    try withFolder { folder in
      let file = folder + "/main.haru"
      for mode in [0o600, 0o644, 0o664] {
        try write("a", file)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        try replace(file, "a", "b")
        #expect(try self.mode(file) == mode)
        try? FileManager.default.removeItem(atPath: folder + "/log.haru")
        try replace(folder + "/log.haru", nil, "b", model: file)
        #expect(try self.mode(folder + "/log.haru") == mode)
      }
    }
  }

  /// A folder may give its group to what is made in it; a file that was there keeps its own. Only root can make such a file.
  @Test(.enabled(if: geteuid() == 0)) func theGroupIsKept() throws {
    try withFolder { folder in
      let file = folder + "/main.haru"
      try write("a", file)
      try FileManager.default.setAttributes([.groupOwnerAccountID: 4242], ofItemAtPath: folder)
      try FileManager.default.setAttributes([.posixPermissions: 0o2755], ofItemAtPath: folder)
      try replace(file, "a", "b")
      #expect(try FileManager.default.attributesOfItem(atPath: file)[.groupOwnerAccountID] as? Int == 0)
    }
  }

  #if os(Linux)
    /// What Python prints; nil where it is not there, or where the file system has no such attributes.
    private func python(_ script: String, _ arguments: String...) throws -> String? {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["python3", "-c", script] + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return process.terminationStatus == 0 ? text : nil
    }

    @Test func listsOfAccessAndAttributesAreKept() throws {
      // The owner, the person 1234, the group, the mask, the others; what a folder gives to new files names the person 4321.
      let set = """
        import os, struct, sys
        file, folder = sys.argv[1:]
        def acl(person, rights):
            entries = [(1, 6, -1), (2, rights, person), (4, 0, -1), (16, 4, -1), (32, 0, -1)]
            return struct.pack('<I', 2) + b''.join(struct.pack('<HHi', *entry) for entry in entries)
        os.setxattr(folder, 'system.posix_acl_default', acl(4321, 7))
        os.setxattr(file, 'user.mood', b'good\\0')
        if 'list' in file: os.setxattr(file, 'system.posix_acl_access', acl(1234, 4))
        else: os.chmod(file, 0o640)
        """
      let show = """
        import os, sys
        file = sys.argv[1]
        print(oct(os.stat(file).st_mode), [(name, os.getxattr(file, name)) for name in sorted(os.listxattr(file))
          if name.startswith(('user.', 'system.posix'))])
        """
      for name in ["list.haru", "plain.haru"] {
        try withFolder { folder in
          let file = folder + "/" + name
          try write("a", file)
          guard try python(set, file, folder) != nil, let before = try python(show, file) else { return }
          #expect(before.contains("user.mood") && before.contains("posix_acl_access") == (name == "list.haru"))
          try replace(file, "a", "b")
          #expect(try read(file) == "b")
          #expect(try python(show, file) == before)
        }
      }
    }

    @Test func theHolderOfALockIsNamed() throws {
      try withFolder { folder in
        let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        #expect(SafeWriter.holder(of: descriptor) == nil)
        let lock = try SafeWriter.changer.lock(folder)
        defer { withExtendedLifetime(lock) {} }
        guard let locks = try? String(contentsOfFile: "/proc/locks", encoding: .utf8), locks.contains(" \(getpid()) ")
        else { return }
        #expect(SafeWriter.holder(of: descriptor) == Int(getpid()))
      }
    }
  #endif

  @Test func whatAKilledWriterLeftIsRemoved() throws {
    try withFolder { folder in
      try write("a", folder + "/main.haru")
      try write("half", folder + "/.haru-ledger-1-abc.tmp")
      try write("mine", folder + "/.haru-ledger-notes")
      try replace(folder + "/main.haru", "a", "b")
      #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder)) == ["main.haru", ".haru-ledger-notes"])
    }
  }

  @Test func whatIsNotThere() throws {
    try withFolder { folder in
      #expect(throws: WriteFailure.missingFolder(path: folder + "/none")) {
        try replace(folder + "/none/a.haru", nil, "b")
      }
      #expect(throws: WriteFailure.changed(path: folder + "/a.haru")) { try replace(folder + "/a.haru", "a", "b") }
      try SafeWriter.changer.makeFolder(folder + "/x/y/z", false)
      try SafeWriter.changer.makeFolder(folder + "/x/y/z", false)
      try replace(folder + "/x/y/z/a.haru", nil, "b")
      #expect(throws: WriteFailure.self) { try SafeWriter.changer.makeFolder(folder + "/x/y/z/a.haru", false) }
      #expect(throws: WriteFailure.self) { try replace(folder + "/x", "", "b") }
    }
  }

  @Test func aLockKeepsOthersOutUntilItIsLetGo() throws {
    try withFolder { folder in
      var lock: FolderLock? = try SafeWriter.changer.lock(folder)
      // Its holder may write; it does not wait for itself.
      let change = FileChange(path: folder + "/main.haru", before: nil, after: [97])
      try SafeWriter.changer.apply(change, [lock!])
      let probe = Process()
      probe.executableURL = URL(filePath: "/usr/bin/env")
      probe.arguments = ["flock", "--nonblock", folder, "true"]
      guard (try? probe.run()) != nil else { return }
      probe.waitUntilExit()
      if probe.terminationStatus != 127 { #expect(probe.terminationStatus == 1) }
      lock = nil
      try replace(folder + "/main.haru", "a", "b")
    }
  }
}
