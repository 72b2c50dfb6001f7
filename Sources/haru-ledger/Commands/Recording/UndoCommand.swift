import HaruLedger
import HaruParse

/// `undo`: takes back the last change that recording commands made, byte for byte.
enum UndoCommand {
  static func run(_ options: UndoOptions, _ common: CommonOptions, in world: World) throws(CommandFailure) -> ExitStatus
  {
    let recorder = try Recorder(file: options.file, common, in: world)
    guard let journal = UndoJournal(of: recorder.identity, in: world) else { throw recorder.failure(.noUndo) }
    while let change = journal.changes().last {
      // Whoever may write to the journal must not write to other files by it.
      for file in change.files where !recorder.mayWrite(recorder.realPath(file.path)) {
        throw recorder.failure(.undoOutside(path: file.path))
      }
      let states = try change.files.map { (file) throws(CommandFailure) in try state(of: file, recorder) }
      if states.allSatisfy({ $0 == .asBefore }) {
        // A kill kept it from being made.
        journal.pop()
        continue
      }
      let lines = try takeBack(zip(change.files, states).filter { $0.1 == .asAfter }.map(\.0), recorder)
      journal.pop()
      world.output.append(recorder.language.undone(change.command) + "\n")
      for line in lines { world.output.append(line + "\n") }
      return .done
    }
    throw recorder.failure(.nothingToUndo)
  }

  private enum State {
    case asBefore, asAfter
  }

  private static func bytes(_ path: String, _ world: World) -> [UInt8]? {
    try? world.files.read(path)
  }

  private static func state(
    of file: UndoJournal.FileRecord, _ recorder: Recorder
  ) throws(CommandFailure) -> State {
    let digest = bytes(file.path, recorder.world).map(UndoJournal.Digest.init)
    if digest == file.after { return .asAfter }
    if digest == file.before { return .asBefore }
    throw recorder.failure(.changedSince(path: relative(file.path, in: recorder.world)))
  }

  /// Takes back what was done to files; the lines that tell of it.
  private static func takeBack(
    _ files: [UndoJournal.FileRecord], _ recorder: Recorder
  ) throws(CommandFailure) -> [String] {
    let world = recorder.world
    var lines: [String] = []
    for file in files.reversed() {
      let now = bytes(file.path, world)
      // A journal that was damaged may say anything.
      let fits = Int(file.inverse.range.end) <= now?.count ?? 0
      let old = file.before.map { _ in fits ? file.inverse.applied(to: now ?? []) : [] }
      guard old.map(UndoJournal.Digest.init) == file.before else {
        throw recorder.failure(.changedSince(path: relative(file.path, in: world)))
      }
      do throws(WriteFailure) { try recorder.apply(FileChange(path: file.path, before: now, after: old)) } catch {
        throw recorder.failure(.write(error))
      }
      lines += difference(now ?? [], old ?? [], relative(file.path, in: world), recorder.language)
    }
    return lines
  }

  /// The lines that went and those that came back, each with its number in the file that has it.
  private static func difference(
    _ now: [UInt8], _ old: [UInt8], _ path: String, _ language: Language
  ) -> [String] {
    let (removed, restored) = language.removedAndRestored
    let changes = lines(old).difference(from: lines(now))
    func told(_ changes: [CollectionDifference<ArraySlice<UInt8>>.Change], _ word: String) -> [String] {
      changes.compactMap { change in
        let (index, line) =
          switch change {
          case .insert(let offset, let element, _), .remove(let offset, let element, _): (offset, element)
          }
        let text = Recorder.trimmed(String(decoding: line, as: UTF8.self))
        return text.isEmpty ? nil : "  \(word) \(Escape.terminal(path)):\(index + 1): \(Escape.terminal(text))"
      }
    }
    return told(changes.removals, removed) + told(changes.insertions, restored)
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  /// A path as one would type it here.
  private static func relative(_ path: String, in world: World) -> String {
    let folder = world.currentFolder + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
