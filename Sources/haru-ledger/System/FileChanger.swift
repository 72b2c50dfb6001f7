import HaruParse

/// The replacement of one whole file by another, on condition that it is still what it was when the change was made of it.
struct FileChange: Sendable {
  /// The path as it was named; a link is followed.
  var path: String
  /// All bytes of the file before; nil where there must be none. One of the two is never nil.
  var before: [UInt8]?
  /// All bytes afterwards; nil removes the file.
  var after: [UInt8]?
  /// A file whose access rights a new one takes over.
  var model: String?
  /// Whether the change must outlive a loss of power as soon as it is made.
  var isDurable = true
  /// Whether only the owner may read a new file.
  var isPrivate = false
}

/// A folder that no other writer of ledgers changes while this lives.
final class FolderLock {
  /// What tells folders apart.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  let identity: Identity
  private let unlock: () -> Void

  init(_ identity: Identity, unlock: @escaping () -> Void) {
    self.identity = identity
    self.unlock = unlock
  }

  deinit { unlock() }
}

/// How files are changed: the one way in which the program writes to a ledger. Every writer goes by it.
struct FileChanger: Sendable {
  /// Keeps other writers out of a folder until the lock is let go; waits for them for a while.
  var lock: @Sendable (_ folder: String) throws(WriteFailure) -> FolderLock
  /// Makes a change, all of it or nothing. Locks the file's folder, unless one of the locks is its.
  var apply: @Sendable (_ change: FileChange, _ held: [FolderLock]) throws(WriteFailure) -> Void
  /// Makes a folder, with those around it that are missing.
  var makeFolder: @Sendable (_ path: String, _ isPrivate: Bool) throws(WriteFailure) -> Void

  /// Changes nothing.
  static let none = FileChanger(
    lock: { folder throws(WriteFailure) in throw .readOnlyFolder(path: folder) },
    apply: { change, _ throws(WriteFailure) in throw .readOnlyFile(path: change.path) },
    makeFolder: { path, _ throws(WriteFailure) in throw .readOnlyFolder(path: path) })
}

extension FileChanger {
  /// Makes all changes or none: where one cannot be made, those before it are taken back.
  func applyAll(_ changes: [FileChange], holding locks: [FolderLock] = []) throws(WriteFailure) {
    var done: [FileChange] = []
    do throws(WriteFailure) {
      for change in changes {
        try apply(change, locks)
        done.append(change)
      }
    } catch {
      for change in done.reversed() {
        var back = change
        (back.before, back.after) = (change.after, change.before)
        try? apply(back, locks)
      }
      throw error
    }
  }
}

/// Why a file was not written. It is as it was.
enum WriteFailure: Error, Equatable, Sendable {
  /// Another writer has not let go of the folder: the process `holder`, where that is known.
  case locked(folder: String, holder: Int? = nil)
  /// The file is not what it was when the change was made of it.
  case changed(path: String)
  /// The file must not be written.
  case readOnlyFile(path: String)
  /// No file can be made in the folder.
  case readOnlyFolder(path: String)
  /// No room is left.
  case fullDisk(path: String)
  /// The folder is not there.
  case missingFolder(path: String)
  /// The new file would belong to someone else.
  case foreignFile(path: String)
  /// The new file would be open to other people than the old one, or lose what is noted on it.
  case accessNotKept(path: String)
  /// No file that could be written.
  case unreadable(path: String, reason: FileError)
  /// The system's error number.
  case other(path: String, errno: Int32)
}
