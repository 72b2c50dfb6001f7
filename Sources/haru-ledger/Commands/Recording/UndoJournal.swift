import HaruParse

/// What recording commands have changed in one ledger, so that it can be taken back: the newest last. It lies in
/// `$XDG_STATE_HOME/haru-ledger/undo` (else `~/.local/state/haru-ledger/undo`), one file a ledger, for the owner alone, because
/// it holds what was removed. Losing it costs nothing but `undo`.
///
/// A change is written down before it is made. One that a kill kept from being made is recognised by the files being as they
/// were before it, and is passed over.
struct UndoJournal {
  /// The most changes that are kept.
  static let capacity = 100

  /// One file of a change.
  struct FileRecord: Equatable {
    /// Its real path.
    var path: String
    /// What its bytes were and became; nil where it did not exist.
    var before: Digest?
    var after: Digest?
    /// What makes the old bytes of the new ones.
    var inverse: Splice
  }

  /// One change.
  struct Change: Equatable {
    /// The command that made it.
    var command: String
    /// When, in seconds since 1970.
    var time: Int64
    var files: [FileRecord]
  }

  /// What tells the states of a file apart.
  struct Digest: Equatable, CustomStringConvertible {
    var description: String

    /// The 64-bit FNV-1a hash and the size.
    init(_ bytes: [UInt8]) {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      description = String(hash, radix: 16) + "." + String(bytes.count)
    }

    init(stored text: String) { description = text }
  }

  private let path: String
  private let ledger: String
  private let world: World

  /// The journal of the ledger whose first file has a real path; nil where there is no place for it.
  init?(of ledger: String, in world: World) {
    let state: String
    if let folder = world[.stateHome], folder.hasPrefix("/") {
      state = folder
    } else if let home = world[.home], home.hasPrefix("/") {
      state = Path.join(home, ".local/state")
    } else {
      return nil
    }
    self.ledger = ledger
    self.world = world
    path = Path.join(state, "haru-ledger/undo/" + Digest(Array(ledger.utf8)).description + ".undo")
  }

  /// The changes, the newest last.
  func changes() -> [Change] {
    guard let bytes = try? world.files.read(path) else { return [] }
    return Self.parse(String(decoding: bytes, as: UTF8.self), ledger)
  }

  /// Writes down one more change; whether that worked.
  func push(_ change: Change) -> Bool {
    replace { changes in
      changes.append(change)
      if changes.count > Self.capacity { changes.removeFirst(changes.count - Self.capacity) }
    }
  }

  /// Forgets the newest change.
  @discardableResult
  func pop() -> Bool { replace { _ = $0.popLast() } }

  private func replace(_ body: (inout [Change]) -> Void) -> Bool {
    do throws(WriteFailure) {
      try world.changer.makeFolder(Path.folder(of: path), true)
      let old = try? world.files.read(path)
      var changes = old.map { Self.parse(String(decoding: $0, as: UTF8.self), ledger) } ?? []
      body(&changes)
      try world.changer.apply(
        FileChange(
          path: path, before: old, after: Array(Self.text(changes, ledger).utf8), isDurable: false, isPrivate: true), []
      )
      return true
    } catch { return false }
  }
}

// MARK: Its text

extension UndoJournal {
  private static let head = "haru-ledger undo 1"

  /// One line a change, and one for each of its files.
  static func text(_ changes: [Change], _ ledger: String) -> String {
    var lines = [head, "ledger \(escaped(ledger))"]
    for change in changes {
      lines.append("change \(change.time) \(escaped(change.command))")
      for file in change.files {
        let splice = file.inverse
        lines.append(
          "file \(escaped(file.path)) \(file.before?.description ?? "-") \(file.after?.description ?? "-") "
            + "\(splice.range.start) \(splice.range.count) \(hexadecimal(splice.bytes))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The changes in a text; none where it is of another form or another ledger.
  static func parse(_ text: String, _ ledger: String) -> [Change] {
    let lines = text.split(separator: "\n")
    guard lines.count >= 2, lines[0] == head, lines[1] == "ledger \(escaped(ledger))" else { return [] }
    var changes: [Change] = []
    for line in lines.dropFirst(2) {
      let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      switch (words[0], words.count) {
      case ("change", 3):
        guard let time = Int64(words[1]) else { return [] }
        changes.append(Change(command: unescaped(words[2]), time: time, files: []))
      case ("file", 7):
        guard !changes.isEmpty, let start = UInt32(words[4]), let count = UInt32(words[5]),
          start <= UInt32.max - count, let bytes = bytes(words[6])
        else { return [] }
        func digest(_ word: String) -> Digest? { word == "-" ? nil : Digest(stored: word) }
        changes[changes.count - 1].files.append(
          FileRecord(
            path: unescaped(words[1]), before: digest(words[2]), after: digest(words[3]),
            inverse: Splice(ByteRange(Int(start), Int(start + count)), bytes)))
      default: return []
      }
    }
    return changes
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "-" }
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    if text == "-" { return [] }
    let codes = Array(text.utf8)
    guard codes.count % 2 == 0 else { return nil }
    var result: [UInt8] = []
    for position in stride(from: 0, to: codes.count, by: 2) {
      guard let high = digits.firstIndex(of: codes[position]), let low = digits.firstIndex(of: codes[position + 1])
      else {
        return nil
      }
      result.append(UInt8(high << 4 | low))
    }
    return result
  }

  /// A text without blanks and line ends.
  private static func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte <= 0x20 || byte == 0x25 || byte == 0x7F {
        result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func unescaped(_ text: String) -> String {
    let codes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    while position < codes.count {
      if codes[position] == 0x25, position + 2 < codes.count, let high = digits.firstIndex(of: codes[position + 1]),
        let low = digits.firstIndex(of: codes[position + 2])
      {
        result.append(UInt8(high << 4 | low))
        position += 3
      } else {
        result.append(codes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UndoJournal.FileRecord {
  /// What takes a change of a file back.
  init(_ change: FileChange, realPath: String?) {
    let (before, after) = (change.before ?? [], change.after ?? [])
    self.init(
      path: realPath ?? change.path, before: change.before.map(UndoJournal.Digest.init),
      after: change.after.map(UndoJournal.Digest.init), inverse: Splice(from: after, to: before))
  }
}
