import HaruParse

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real files of the system.
enum FileSystem {
  /// Files and folders as the system has them.
  static let access = FileAccess(
    read: { path throws(FileError) in try read(path) },
    readStart: { path, count throws(FileError) in try read(path, atMost: count) },
    realPath: realPath,
    list: { path throws(FileError) in try list(path) })

  /// The largest file a ledger can have (SPEC, Limits).
  private static let sizeLimit = 2 * 1024 * 1024 * 1024
  /// From this size on, large pages are asked for.
  private static let largeFile = 4 * 1024 * 1024

  /// All bytes of a regular file, or no more than the first `limit`. A pipe is read to its end only where the caller named one of its own descriptors (`<(…)` is
  /// one): opening one that has a name waits for a writer that may never come.
  static func read(_ path: String, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .notFound }
    if path == "/dev/stdin" { return try readAll(STDIN_FILENO, atMost: limit) }
    var info = stat()
    guard unsafe stat(path.native, &info) == 0 else { throw error(errno) }
    let isOwnDescriptor = path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    func requireFile() throws(FileError) {
      if isOwnDescriptor || info.st_mode & S_IFMT == S_IFREG { return }
      throw info.st_mode & S_IFMT == S_IFDIR ? .isDirectory : .notRegular
    }
    try requireFile()
    // Another program may put a pipe in the place of the file meanwhile.
    let waits = isOwnDescriptor ? 0 : O_NONBLOCK
    let descriptor = unsafe open(path.native, O_RDONLY | O_CLOEXEC | O_NOCTTY | waits)
    guard descriptor >= 0 else { throw error(errno) }
    defer { close(descriptor) }
    guard unsafe fstat(descriptor, &info) == 0 else { throw error(errno) }
    try requireFile()
    return try readAll(descriptor, atMost: limit)
  }

  /// All bytes that a descriptor still has, or no more than the first `limit`. Of devices, only a terminal and `/dev/null` come to an end.
  static func readAll(_ descriptor: Int32, atMost limit: Int = .max) throws(FileError) -> [UInt8] {
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else { throw error(errno) }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: throw .isDirectory
    case S_IFBLK: throw .notRegular
    case S_IFCHR:
      var null = stat()
      let isNull = unsafe stat("/dev/null", &null) == 0 && null.st_rdev == info.st_rdev
      guard isNull || isatty(descriptor) == 1 else { throw .notRegular }
    default: break
    }
    let size = info.st_mode & S_IFMT == S_IFREG ? min(Int(info.st_size), limit) : 0
    guard size <= sizeLimit else { throw .tooLarge }

    var failure: Int32?
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      if size > largeFile, let base = buffer.baseAddress { unsafe askForLargePages(base, size) }
      while count < size {
        let rest = unsafe UnsafeMutableRawBufferPointer(buffer)[count...]
        let got = unsafe readSome(descriptor, UnsafeMutableRawBufferPointer(rebasing: rest))
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw error(failure) }

    // A pipe has no size, and a file may have grown since.
    var chunk = [UInt8](repeating: 0, count: size == 0 ? 64 * 1024 : 4096)
    while bytes.count < limit {
      let got = unsafe chunk.withUnsafeMutableBytes { unsafe readSome(descriptor, $0) }
      if got < 0 { throw error(errno) }
      if got == 0 { break }
      guard bytes.count + got <= sizeLimit else { throw .tooLarge }
      bytes.append(contentsOf: chunk[..<min(got, limit - bytes.count)])
    }
    return bytes
  }

  /// One read, begun again when a signal interrupts it.
  private static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      // Linux reads at most 2 GiB less a page at once, Darwin refuses more than that.
      let length = min(buffer.count, 1 << 30)
      #if canImport(Glibc)
        let got = unsafe Glibc.read(descriptor, buffer.baseAddress, length)
      #elseif canImport(Musl)
        let got = unsafe Musl.read(descriptor, buffer.baseAddress, length)
      #else
        let got = unsafe Darwin.read(descriptor, buffer.baseAddress, length)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Fresh memory costs a page fault per 4 KiB, which is most of the time of reading a large file; with large pages, it is one
  /// per 2 MiB. It is a wish: where the system has none, nothing is lost.
  private static func askForLargePages(_ base: UnsafeMutablePointer<UInt8>, _ size: Int) {
    #if os(Linux)
      let page = sysconf(Int32(_SC_PAGESIZE))
      guard page > 0 else { return }
      let misalignment = Int(bitPattern: base) % page
      let skipped = misalignment == 0 ? 0 : page - misalignment
      let length = (size - skipped) / page * page
      _ = unsafe madvise(base + skipped, length, MADV_HUGEPAGE)
    #endif
  }

  /// The absolute path with every link resolved; nil where nothing exists.
  private static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let resolved = unsafe realpath(path.native, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(native: resolved)
  }

  /// What a folder holds, without `.` and `..`.
  private static func list(_ path: String) throws(FileError) -> [FileAccess.Item] {
    guard !path.utf8.contains(0) else { throw .notFound }
    guard let folder = unsafe opendir(path.native) else { throw error(errno) }
    defer { unsafe closedir(folder) }
    var items: [FileAccess.Item] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(native: $0) }
      }
      if name == "." || name == ".." { continue }
      items.append(item(name, unsafe Int32(entry.pointee.d_type), path + "/" + name))
    }
    return items
  }

  /// What an item is. The listing says so, except for links and on file systems that leave it out.
  private static func item(_ name: String, _ kind: Int32, _ path: String) -> FileAccess.Item {
    guard kind == Int32(DT_LNK) || kind == Int32(DT_UNKNOWN) else {
      return FileAccess.Item(name: name, isFolder: kind == Int32(DT_DIR), isFile: kind == Int32(DT_REG))
    }
    var info = stat()
    guard unsafe stat(path.native, &info) == 0 else { return FileAccess.Item(name: name, isFolder: false) }
    let type = info.st_mode & S_IFMT
    return FileAccess.Item(name: name, isFolder: type == S_IFDIR, isFile: type == S_IFREG)
  }

  private static func error(_ number: Int32) -> FileError {
    switch number {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    case ELOOP: .linkLoop
    default: .other(errno: number)
    }
  }
}
