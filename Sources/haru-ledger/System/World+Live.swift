import HaruParse

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension World {
  /// The world of this process.
  static func live() -> World {
    prepareProcess()
    var environment: [String: String] = [:]
    for variable in EnvironmentVariable.allCases {
      if let value = unsafe getenv(variable.rawValue) { environment[variable.rawValue] = unsafe String(native: value) }
    }
    return World(
      arguments: ProcessArguments.words,
      environment: environment,
      currentFolder: currentFolderPath(),
      now: {
        var time = timespec()
        return unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 ? Int64(time.tv_sec) : 0
      },
      files: FileSystem.access,
      zoneData: zoneReader(folder: environment[EnvironmentVariable.zoneDatabase.rawValue]),
      changer: SafeWriter.changer,
      localOffset: localOffset,
      tick: waitForNextSecond,
      ignoreClosedPipe: { _ = signal(SIGPIPE, SIG_IGN) },
      standardInput: { () throws(FileError) in try FileSystem.readAll(STDIN_FILENO) },
      output: .descriptor(STDOUT_FILENO),
      errors: .descriptor(STDERR_FILENO),
      systemMessage: { number in unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)" },
      terminal: Terminal(
        isOutput: isatty(STDOUT_FILENO) == 1, isErrors: isatty(STDERR_FILENO) == 1, columns: terminalColumns()))
  }

  /// What every program has to put right before it opens a file.
  private static func prepareProcess() {
    // Some parents (Python, for one) leave SIGPIPE ignored; with its default, a closed pipe ends this process silently, as it
    // does `cat`.
    _ = signal(SIGPIPE, SIG_DFL)
    // Where a standard stream is closed, the next file opened would get its number, and a message would be written into it. The
    // wrong mode keeps using the stream an error.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// What the system's clock shows before UTC.
  private static func localOffset(_ seconds: Int64) -> Int {
    var moment = time_t(seconds)
    var fields = unsafe tm()
    guard unsafe localtime_r(&moment, &fields) != nil else { return 0 }
    return unsafe fields.tm_gmtoff
  }

  private static func waitForNextSecond() -> Bool {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_REALTIME, &time) == 0 else { return false }
    var rest = timespec(tv_sec: 0, tv_nsec: 1_000_000_000 - time.tv_nsec)
    // A signal that does not end the program only makes it look earlier.
    if time.tv_nsec > 0 { _ = unsafe nanosleep(&rest, nil) } else { sleep(1) }
    return true
  }

  private static func currentFolderPath() -> String {
    guard let path = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(path) }
    return unsafe String(native: path)
  }

  private static func terminalColumns() -> Int? {
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Reads files of the zone database in a folder, without one in the system's. A name never leads out of it.
  static func zoneReader(folder: String?) -> @Sendable (String) -> [UInt8]? {
    let folders =
      folder.flatMap { $0.isEmpty ? nil : [$0] }
      ?? ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo"]
    return { name in
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
      for folder in folders {
        if let bytes = try? FileSystem.read(folder + "/" + name) { return bytes }
      }
      return nil
    }
  }
}

extension Output {
  /// An output to a file descriptor.
  static func descriptor(_ descriptor: Int32) -> Output {
    Output { bytes in unsafe bytes.withUnsafeBytes { unsafe writeAll(descriptor, $0) } }
  }

  /// Whether the reader of a pipe has gone away.
  var isPipeClosed: Bool { failure == EPIPE }
}

/// Writes all bytes; the system's error number where that fails.
private func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32? {
  var rest = unsafe bytes
  while unsafe !rest.isEmpty {
    let count = unsafe write(descriptor, rest.baseAddress, rest.count)
    if count >= 0 {
      unsafe rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    } else if errno == EAGAIN {
      // Another process may have made the terminal non-blocking; wait until it takes more.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}
