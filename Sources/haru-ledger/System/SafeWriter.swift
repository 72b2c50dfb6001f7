import HaruParse

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Replaces files so that one that is killed at any moment leaves the old one or the new one.
///
/// A second writer is kept out by a lock on the folder, which the system lets go of when its holder dies; nothing is left behind
/// by it. The new bytes go into a hidden file beside the old one, are forced to the disk, and take the old one's place in one
/// step. What stands in the folder under a name of such hidden files while the lock is held was left by a writer that was killed,
/// and is removed. Names that are further hard links of the file keep the old one.
struct SafeWriter {
  /// How long another writer is waited for, in milliseconds.
  static let patience = 10_000

  /// The real files of the system.
  static let changer = FileChanger(
    lock: { folder throws(WriteFailure) in try lock(folder) },
    apply: { change, held throws(WriteFailure) in try SafeWriter(change).apply(holding: held) },
    makeFolder: { path, isPrivate throws(WriteFailure) in try makeFolder(path, isPrivate) })

  private let change: FileChange
  /// The path with every link resolved.
  private let path: String
  private var folder: String { Path.folder(of: path) }

  private init(_ change: FileChange) throws(WriteFailure) {
    self.change = change
    if let real = FileSystem.access.realPath(change.path) {
      path = real
    } else {
      let folder = Path.folder(of: change.path)
      guard let real = FileSystem.access.realPath(folder) else { throw .missingFolder(path: folder) }
      path = (real == "/" ? "" : real) + "/" + change.path.split(separator: "/").last.map(String.init)!
      // A link to nowhere has no file to replace.
      var info = stat()
      if unsafe lstat(path.native, &info) == 0 { throw .unreadable(path: change.path, reason: .notFound) }
    }
  }

  private func apply(holding held: [FolderLock]) throws(WriteFailure) {
    let identity = try Self.identity(ofFolder: folder)
    let lock = held.contains { $0.identity == identity } ? nil : try Self.lock(folder)
    defer { withExtendedLifetime(lock) {} }
    let old = try check()
    guard let after = change.after else {
      if let old { try requireUnchanged(old) }
      guard unsafe unlink(path.native) == 0 else { throw failure(errno) }
      return syncFolder()
    }
    let draft = folder + "/" + Self.draftPrefix + "\(getpid())-" + Self.random() + Self.draftSuffix
    var isInPlace = false
    defer { if !isInPlace { _ = unsafe unlink(draft.native) } }
    try write(after, to: draft, like: old)
    try put(draft, inPlaceOf: old)
    isInPlace = true
    syncFolder()
  }

  // MARK: The old file

  /// Makes sure that the file is the one that the change was made of, and that it may be written.
  private func check() throws(WriteFailure) -> stat? {
    guard let before = change.before else {
      var info = stat()
      if unsafe lstat(path.native, &info) == 0 { throw .changed(path: change.path) }
      return nil
    }
    let info = try info()
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileSystem.access.read(path) } catch {
      throw .unreadable(path: change.path, reason: error)
    }
    guard bytes == before else { throw .changed(path: change.path) }
    if unsafe faccessat(AT_FDCWD, path.native, W_OK, AT_EACCESS) != 0 {
      if errno == EROFS { throw .readOnlyFolder(path: folder) }
      throw .readOnlyFile(path: change.path)
    }
    return info
  }

  private func info() throws(WriteFailure) -> stat {
    var info = stat()
    guard unsafe stat(path.native, &info) == 0 else { throw .changed(path: change.path) }
    guard info.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: change.path, reason: .notRegular) }
    return info
  }

  // MARK: The new file

  private func write(_ bytes: [UInt8], to draft: String, like old: stat?) throws(WriteFailure) {
    let descriptor = unsafe open(draft.native, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else {
      if errno == EACCES || errno == EPERM || errno == EROFS { throw .readOnlyFolder(path: folder) }
      throw failure(errno)
    }
    var isOpen = true
    defer { if isOpen { close(descriptor) } }
    if let old {
      // Some folders give their group to what is made in them.
      var new = stat()
      guard unsafe fstat(descriptor, &new) == 0 else { throw failure(errno) }
      if old.st_uid != new.st_uid || old.st_gid != new.st_gid {
        guard fchown(descriptor, old.st_uid, old.st_gid) == 0 else { throw .foreignFile(path: change.path) }
      }
      try copyAttributes(to: descriptor, of: old)
    }
    guard fchmod(descriptor, mode(like: old)) == 0 else { throw failure(errno) }
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
        #if canImport(Glibc)
          return unsafe Glibc.write(descriptor, rest.baseAddress, min(rest.count, 1 << 30))
        #elseif canImport(Musl)
          return unsafe Musl.write(descriptor, rest.baseAddress, min(rest.count, 1 << 30))
        #else
          return unsafe Darwin.write(descriptor, rest.baseAddress, min(rest.count, 1 << 30))
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(errno)
      }
      done += count
    }
    if change.isDurable { guard Self.sync(descriptor) else { throw failure(errno) } }
    isOpen = false
    // Some file systems tell only here that there was no room.
    guard close(descriptor) == 0 else { throw failure(errno) }
  }

  /// Gives a file what the old one has beside owner, group and mode.
  private func copyAttributes(to descriptor: Int32, of old: stat) throws(WriteFailure) {
    let source = unsafe open(path.native, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard source >= 0 else {
      if errno == ELOOP || errno == ENOENT { throw .changed(path: change.path) }
      throw failure(errno)
    }
    defer { close(source) }
    var info = stat()
    guard unsafe fstat(source, &info) == 0, info.isSameFile(as: old) else { throw .changed(path: change.path) }
    guard FileAttributes.copy(from: source, to: descriptor) else { throw .accessNotKept(path: change.path) }
  }

  /// The access rights of the old file; a new one has those of its model, and nothing to execute.
  private func mode(like old: stat?) -> mode_t {
    if let old { return old.st_mode & 0o7777 }
    if change.isPrivate { return 0o600 }
    var info = stat()
    if let model = change.model, unsafe stat(model.native, &info) == 0 { return info.st_mode & 0o666 }
    let mask = umask(0)
    _ = umask(mask)
    return 0o666 & ~mask
  }

  private func put(_ draft: String, inPlaceOf old: stat?) throws(WriteFailure) {
    guard let old else {
      // A link, unlike a renaming, never replaces what someone else has just made.
      if unsafe link(draft.native, path.native) == 0 {
        _ = unsafe unlink(draft.native)
        return
      }
      if errno == EEXIST { throw .changed(path: change.path) }
      var found = stat()
      if unsafe lstat(path.native, &found) == 0 { throw .changed(path: change.path) }
      // Some file systems have no links.
      guard unsafe rename(draft.native, path.native) == 0 else { throw failure(errno) }
      return
    }
    try requireUnchanged(old)
    guard unsafe rename(draft.native, path.native) == 0 else {
      if errno == EPERM || errno == EACCES { throw .readOnlyFile(path: change.path) }
      throw failure(errno)
    }
  }

  /// An editor keeps no lock. What it wrote while the new file was written must not be lost.
  private func requireUnchanged(_ old: stat) throws(WriteFailure) {
    guard try info().isSameFile(as: old) else { throw .changed(path: change.path) }
  }

  private func syncFolder() {
    guard change.isDurable else { return }
    let descriptor = unsafe open(folder.native, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = Self.sync(descriptor)
    close(descriptor)
  }

  private static func sync(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    while fsync(descriptor) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  private func failure(_ number: Int32) -> WriteFailure {
    switch number {
    case ENOSPC, EDQUOT: .fullDisk(path: change.path)
    case ENOENT, ENOTDIR: .missingFolder(path: folder)
    case EROFS: .readOnlyFolder(path: folder)
    case EACCES, EPERM: .readOnlyFile(path: change.path)
    default: .other(path: change.path, errno: number)
    }
  }
}

// MARK: Folders

extension SafeWriter {
  private static let draftPrefix = ".haru-ledger-"
  private static let draftSuffix = ".tmp"

  private static func random() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }

  private static func identity(ofFolder path: String) throws(WriteFailure) -> FolderLock.Identity {
    var info = stat()
    guard unsafe stat(path.native, &info) == 0 else { throw .missingFolder(path: path) }
    return FolderLock.Identity(info)
  }

  private static func lock(_ folder: String) throws(WriteFailure) -> FolderLock {
    let descriptor = unsafe open(folder.native, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == EACCES { throw .readOnlyFolder(path: folder) }
      if errno == ENOTDIR || errno == ENOENT { throw .missingFolder(path: folder) }
      throw .other(path: folder, errno: errno)
    }
    do throws(WriteFailure) {
      var info = stat()
      guard unsafe fstat(descriptor, &info) == 0 else { throw .missingFolder(path: folder) }
      if try wait(for: descriptor, folder) { removeDrafts(in: folder) }
      return FolderLock(FolderLock.Identity(info)) { close(descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Takes the lock; false where the file system has none (some network file systems), so that only the comparison of the old
  /// file is left.
  private static func wait(for descriptor: Int32, _ folder: String) throws(WriteFailure) -> Bool {
    var waited = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK:
        guard waited < patience else { throw .locked(folder: folder, holder: holder(of: descriptor)) }
        let pause = Int.random(in: 1...(waited < 100 ? 5 : 25))
        waited += pause
        usleep(useconds_t(pause * 1000))
      default: return false
      }
    }
    return true
  }

  /// The process that holds the lock of a folder, as far as the system tells.
  static func holder(of folder: Int32) -> Int? {
    var info = stat()
    guard unsafe fstat(folder, &info) == 0, let bytes = try? FileSystem.read("/proc/locks") else { return nil }
    let device = UInt64(truncatingIfNeeded: info.st_dev)
    let numbers = [(device >> 8) & 0xFFF | (device >> 32) & ~0xFFF, device & 0xFF | (device >> 12) & ~0xFF]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      // `2: FLOCK ADVISORY WRITE 23928 fe:00:16393889 0 EOF`
      let words = line.split(separator: " ")
      guard words.count >= 6, words[1] == "FLOCK", let process = Int(words[4]), process > 0 else { continue }
      let place = words[5].split(separator: ":")
      guard place.count == 3, UInt64(place[2]) == UInt64(info.st_ino),
        place[..<2].map({ UInt64($0, radix: 16) }) == numbers
      else { continue }
      return process
    }
    return nil
  }

  /// Removes what writers that were killed have left.
  private static func removeDrafts(in folder: String) {
    guard let items = try? FileSystem.access.list(folder) else { return }
    for item in items where item.name.hasPrefix(draftPrefix) && item.name.hasSuffix(draftSuffix) {
      _ = unsafe unlink((folder + "/" + item.name).native)
    }
  }

  private static func makeFolder(_ path: String, _ isPrivate: Bool) throws(WriteFailure) {
    if unsafe mkdir(path.native, isPrivate ? 0o700 : 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      var info = stat()
      guard unsafe stat(path.native, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
        throw .missingFolder(path: path)
      }
    case ENOENT:
      let parent = Path.folder(of: path)
      guard parent != path else { throw .missingFolder(path: path) }
      try makeFolder(parent, isPrivate)
      guard unsafe mkdir(path.native, isPrivate ? 0o700 : 0o777) == 0 || errno == EEXIST else {
        throw .missingFolder(path: path)
      }
    case EACCES, EPERM, EROFS: throw .readOnlyFolder(path: Path.folder(of: path))
    case ENOSPC, EDQUOT: throw .fullDisk(path: path)
    case ENOTDIR: throw .missingFolder(path: Path.folder(of: path))
    default: throw .other(path: path, errno: errno)
    }
  }
}

extension FolderLock.Identity {
  fileprivate init(_ info: stat) {
    self.init(device: UInt64(truncatingIfNeeded: info.st_dev), number: UInt64(info.st_ino))
  }
}

extension stat {
  /// Whether nothing has been written to the file since, as far as the system tells.
  fileprivate func isSameFile(as other: stat) -> Bool {
    #if canImport(Darwin)
      let isSameTime =
        st_mtimespec.tv_sec == other.st_mtimespec.tv_sec && st_mtimespec.tv_nsec == other.st_mtimespec.tv_nsec
    #else
      let isSameTime = st_mtim.tv_sec == other.st_mtim.tv_sec && st_mtim.tv_nsec == other.st_mtim.tv_nsec
    #endif
    return st_dev == other.st_dev && st_ino == other.st_ino && st_size == other.st_size && isSameTime
  }
}
