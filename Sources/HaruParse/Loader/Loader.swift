/// Why a ledger could not be loaded at all: one of the files that were asked for could not be read.
public struct LoadError: Error, Hashable, Sendable {
  /// The path as it was given.
  public var path: String
  /// The reason.
  public var reason: FileError
}

/// Reads a ledger's files: those that were asked for and all that they include (SPEC, Include).
public struct Loader {
  /// Most files of a ledger.
  static let mostFiles = 100_000
  /// Deepest include; a file that was asked for is at depth 1.
  static let deepestInclude = 64

  private let access: FileAccess
  private var reader: DocumentReader
  /// The real paths of all files that were read.
  private var read: Set<String> = []
  /// The real paths of the files that are being read, from the main file down.
  private var open: [String] = []
  /// The real path of the folder that includes may not leave.
  private var root = ""

  private init(_ access: FileAccess, _ plan: ReadingPlan) {
    self.access = access
    reader = DocumentReader(plan)
  }

  /// Reads the files at `paths`, in order, into one document. `-` is standard input, whose includes are those of the current
  /// folder. So many places of diagnostics are kept.
  /// - Throws: `LoadError` for one of `paths`; an included file that cannot be read is a diagnostic.
  public static func load(
    _ paths: [String], _ access: FileAccess, keepingPlaces: Int = DiagnosticBag.capacity
  ) throws(LoadError) -> Document {
    var plan = ReadingPlan.standard
    plan.keptPlaces = keepingPlaces
    return try load(paths, access, plan)
  }

  /// The same, where large files are read as a plan says.
  static func load(_ paths: [String], _ access: FileAccess, _ plan: ReadingPlan) throws(LoadError) -> Document {
    var loader = Loader(access, plan)
    for path in paths { try loader.loadMain(path) }
    return loader.reader.document
  }

  private mutating func loadMain(_ path: String) throws(LoadError) {
    let real = path == "-" ? "-" : access.realPath(path) ?? path
    guard read.insert(real).inserted else { return }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try access.read(path) } catch { throw LoadError(path: path, reason: error) }
    let folder = path == "-" ? "." : Path.folder(of: path)
    root = path == "-" ? access.realPath(".") ?? "." : Path.folder(of: real)
    parse(SourceFile(path: path, bytes: bytes), folder, real)
  }

  private mutating func parse(_ source: SourceFile, _ folder: String, _ real: String) {
    open.append(real)
    let first = reader.document.includes.count
    reader.read(source)
    let last = reader.document.includes.count
    for position in first..<last { follow(position, folder) }
    open.removeLast()
  }

  /// Reads what an `include` line names. It counts as left out once, however many of its files could not be read.
  private mutating func follow(_ position: Int, _ folder: String) {
    let include = reader.document.includes[position]
    var failures = 0
    func fail(_ problem: Problem) {
      failures += 1
      reader.document.diagnostics.add(Diagnostic(problem, at: Location(include.file, include.range)))
    }
    if let glob = Glob(include.pattern), !include.pattern.hasPrefix("/") {
      let found = glob.expand(in: folder, access, root: root)
      reader.document.includes[position].isEmpty = found.files.isEmpty && found.outside.isEmpty
      for path in found.outside { fail(.includeOutside(path: path)) }
      // `2026/*` means the ledgers among the files there.
      let files = found.files.filter { $0.utf8.suffix(5).elementsEqual(".haru".utf8) }
      if files.isEmpty, !found.files.isEmpty { fail(.notLedgerFile(path: include.pattern)) }
      for path in files {
        guard let real = access.realPath(path) else {
          fail(.includeMissing(path: path))
          continue
        }
        if open.contains(real) { continue }
        let written = Path.join(folder, "") == "" ? path[...] : path.dropFirst(Path.join(folder, "").count)
        do throws(Problem) { try readIncluded(path, real, named: written) } catch {
          fail(error)
          // All that follow are too many as well.
          if error == .tooManyFiles { break }
        }
      }
    } else {
      do throws(Problem) { try readPath(include.pattern, folder) } catch { fail(error) }
    }
    if failures > 0 { reader.document.skippedLines += 1 }
  }

  /// Reads the file at a plain path.
  private mutating func readPath(_ pattern: String, _ folder: String) throws(Problem) {
    guard !pattern.hasPrefix("/") else { throw .includeOutside(path: pattern) }
    let path = Path.join(folder, pattern)
    guard let real = access.realPath(path) else {
      if Path.leaves(pattern), !isBelowRoot(access.realPath(Path.folder(of: path)) ?? "/") {
        throw .includeOutside(path: pattern)
      }
      guard Path.mayBeNamed(pattern) else { throw .notLedgerFile(path: pattern) }
      do throws(FileError) { _ = try access.read(path) } catch {
        if error == .linkLoop { throw .unreadableFile(path: path, reason: error) }
      }
      throw .includeMissing(path: path)
    }
    if open.contains(real) { throw .includeCycle(path: path) }
    try readIncluded(path, real, named: pattern[...])
  }

  private func isFolder(_ path: String) -> Bool {
    do throws(FileError) { return try access.list(path).count >= 0 } catch { return false }
  }

  private func isBelowRoot(_ real: String) -> Bool { Path.isBelow(root, real) }

  /// Reads a file that an `include` has named so, behind the path of its own folder.
  private mutating func readIncluded(_ path: String, _ real: String, named name: Substring) throws(Problem) {
    guard isBelowRoot(real) else { throw .includeOutside(path: path) }
    guard Path.mayBeNamed(name), Path.mayBeNamed(real, below: root) else {
      // `include 2026` means the files in the folder.
      if Path.mayBeNamed(name + "x.haru"), isFolder(path) { throw .unreadableFile(path: path, reason: .isDirectory) }
      throw .notLedgerFile(path: path)
    }
    guard !read.contains(real) else { return }
    guard open.count < Self.deepestInclude else { throw .includeTooDeep }
    guard read.count < Self.mostFiles else { throw .tooManyFiles }
    read.insert(real)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try access.read(path) } catch {
      if error == .tooLarge { throw .fileTooLarge }
      throw .unreadableFile(path: path, reason: error)
    }
    parse(SourceFile(path: path, bytes: bytes), Path.folder(of: path), real)
  }
}
