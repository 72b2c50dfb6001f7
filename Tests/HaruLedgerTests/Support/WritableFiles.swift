import Foundation
import HaruParse

@testable import haru_ledger

/// Files in memory that can be changed, by the rules of the real writer.
final class WritableFiles: @unchecked Sendable {
  private let mutex = NSLock()
  private var contents: [String: [UInt8]] = [:]
  /// What the next change of a file fails with.
  private var failures: [WriteFailure] = []
  /// Files that cannot be written.
  private var readOnly: Set<String> = []
  private let currentFolder: String

  init(_ files: [String: String], currentFolder: String = testFolder) {
    self.currentFolder = currentFolder
    for (path, text) in files { contents[absolute(path)] = Array(text.utf8) }
  }

  /// The bytes of a file; nil where there is none.
  subscript(path: String) -> String? {
    get { mutex.withLock { contents[absolute(path)] }.map { String(decoding: $0, as: UTF8.self) } }
    set { mutex.withLock { contents[absolute(path)] = newValue.map { Array($0.utf8) } } }
  }

  /// The paths of all files, absolute.
  var paths: [String] { mutex.withLock { contents.keys.sorted() } }

  /// Lets no more be written to a file.
  func lock(_ path: String) { _ = mutex.withLock { readOnly.insert(absolute(path)) } }

  func failNext(_ failure: WriteFailure) { mutex.withLock { failures.append(failure) } }

  var access: FileAccess {
    @Sendable func now() -> FileAccess {
      MemoryFiles(mutex.withLock { contents }, currentFolder: currentFolder).access
    }
    return FileAccess(
      read: { path throws(FileError) in try now().read(path) }, realPath: { now().realPath($0) },
      list: { path throws(FileError) in try now().list(path) })
  }

  var changer: FileChanger {
    FileChanger(
      lock: { _ in FolderLock(.init(device: 0, number: 0)) {} },
      apply: { change, _ throws(WriteFailure) in
        let failure = self.mutex.withLock { () -> WriteFailure? in
          if !change.path.hasSuffix(".undo"), !self.failures.isEmpty { return self.failures.removeFirst() }
          let path = self.absolute(change.path)
          if self.readOnly.contains(path) { return .readOnlyFile(path: change.path) }
          guard self.contents[path] == change.before else { return .changed(path: change.path) }
          self.contents[path] = change.after
          return nil
        }
        if let failure { throw failure }
      },
      makeFolder: { _, _ in })
  }

  /// Runs the program on these files.
  func run(
    _ arguments: [String], now: Int64 = 1_783_386_000, environment: [String: String] = ["HOME": "/home/haru"]
  ) -> ProgramRun {
    let (output, errors) = (Captured(), Captured())
    var world = testWorld(arguments, environment: environment, now: now, output: output, errors: errors)
    world.files = access
    world.changer = changer
    let status = Program.run(in: world)
    return ProgramRun(status: status.rawValue, out: output.text, err: errors.text)
  }

  private func absolute(_ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : currentFolder + "/" + path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
