import HaruParse

/// Finds the files of a ledger.
enum LedgerFiles {
  /// The operand that means standard input.
  static let standardInput = "-"
  /// Whether a path is standard input or another descriptor that the program was handed: it is read once, and never written to.
  static func isStream(_ path: String) -> Bool {
    path == standardInput || path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// The file that a folder's ledger begins with.
  static let mainFile = "main.haru"

  /// Why no files were found.
  enum Failure: Error, Equatable, Sendable {
    /// Nothing was named, and neither the current folder nor one above it has a `main.haru`.
    case noLedger
    /// A folder without a `.haru` file.
    case emptyFolder(path: String)
    /// A file or folder that cannot be read; `source` tells where its name comes from.
    case unreadable(path: String, reason: FileError, source: Source)

    /// Where the name of a file comes from.
    enum Source: Equatable, Sendable {
      case operand
      case environment
    }
  }

  /// The paths to load, in order, as one would open them from the current folder: those of the operands, else of `$HARU_LEDGER`,
  /// else `main.haru` in the current folder or the nearest one above it. Each file is there once, and all are one ledger.
  static func find(_ operands: [String], in world: World) throws(Failure) -> [String] {
    if operands.isEmpty {
      if let path = world[.ledger] { return try paths([path], .environment, world) }
      return [try nearestMainFile(world)]
    }
    return try paths(operands, .operand, world)
  }

  private static func paths(_ names: [String], _ source: Failure.Source, _ world: World) throws(Failure) -> [String] {
    var result: [String] = []
    var seen: Set<String> = []
    for name in names {
      for path in try files(of: name, source, world) {
        let identity = path == standardInput ? path : world.files.realPath(path) ?? path
        if seen.insert(identity).inserted { result.append(path) }
      }
    }
    return result
  }

  /// The file, or the files of the folder, of one name.
  private static func files(of name: String, _ source: Failure.Source, _ world: World) throws(Failure) -> [String] {
    if name == standardInput { return [name] }
    guard world.files.realPath(name) != nil else {
      // A pipe of the shell (`<(…)`) has no path, and yet it can be opened.
      if name.hasPrefix("/dev/") || name.hasPrefix("/proc/") { return [name] }
      throw .unreadable(path: name, reason: .notFound, source: source)
    }
    let items: [FileAccess.Item]
    do {
      items = try world.files.list(name)
    } catch .permissionDenied {
      throw .unreadable(path: name, reason: .permissionDenied, source: source)
    } catch {
      return [name]
    }
    let found = items.filter { $0.isFile && $0.name.hasSuffix(".haru") && !$0.name.hasPrefix(".") }.map(\.name)
    let folder = name.hasSuffix("/") ? name : name + "/"
    // "." is where one is already: its files are named as they would be typed.
    let prefix = folder == "./" ? "" : folder
    if found.contains(mainFile) { return [prefix + mainFile] }
    if found.isEmpty { throw .emptyFolder(path: name) }
    return found.sorted().map { prefix + $0 }
  }

  private static func nearestMainFile(_ world: World) throws(Failure) -> String {
    guard let path = mainFiles(from: "", world).first else { throw .noLedger }
    return path
  }

  /// The main files in a folder, which is empty or ends with a slash, and in those above it, the nearest first.
  private static func mainFiles(from folder: String, _ world: World) -> [String] {
    var files: [String] = []
    var folder = folder
    while let real = world.files.realPath(folder.isEmpty ? "." : folder) {
      let path = folder + mainFile
      if world.files.realPath(path) != nil, (try? world.files.list(path)) == nil { files.append(path) }
      if real == "/" { break }
      if folder.isEmpty || folder.hasSuffix("../") {
        folder += "../"
      } else {
        let rest = folder.dropLast()
        folder = String(rest[..<(rest.lastIndex(of: "/").map(rest.index(after:)) ?? rest.startIndex)])
      }
    }
    return files
  }

  /// The ledger that files are a part of: the nearest `main.haru` in the folder of the first one or above it that reaches all of them.
  /// Nil where there is none, and of a ledger's own main file.
  static func ledger(reaching paths: [String], in world: World) -> LedgerPart? {
    guard let first = paths.first, !paths.contains(where: isStream), let name = first.split(separator: "/").last,
      name != mainFile
    else { return nil }
    var named: [String: String] = [:]
    for path in paths {
      guard let real = world.files.realPath(path) else { return nil }
      named[real] = path
    }
    for main in mainFiles(from: String(first.dropLast(name.count)), world) {
      guard let document = try? Loader.load([main], world.files) else { continue }
      let reached = document.files.filter { named[world.files.realPath($0.path) ?? $0.path] != nil }
      if reached.count == named.count { return LedgerPart(main: main, named: named, language: document.language) }
    }
    return nil
  }
}

/// Some files of a ledger that was not named itself.
struct LedgerPart {
  /// The main file of the ledger.
  var main: String
  /// The files by their real paths, as they were named.
  var named: [String: String]
  /// The ledger's own language.
  var language: Language?

  /// The files of the part in a document of the whole ledger, each with the path by which it was named.
  func files(of document: Document, in world: World) -> [FileID: String] {
    var files: [FileID: String] = [:]
    for (position, source) in document.files.enumerated() {
      if let path = named[world.files.realPath(source.path) ?? source.path] { files[FileID(position)] = path }
    }
    return files
  }
}

extension LedgerFiles {
  /// `find` with the failure that a command throws.
  static func located(_ operands: [String], in world: World) throws(CommandFailure) -> [String] {
    do throws(Failure) {
      return try find(operands, in: world)
    } catch {
      throw .files(error)
    }
  }

  /// Reads the files at paths that `find` gave, with all that they include. So many places of diagnostics are kept.
  static func load(
    _ paths: [String], in world: World, keepingPlaces: Int = DiagnosticBag.capacity
  ) throws(CommandFailure) -> Document {
    do throws(LoadError) {
      return try Loader.load(paths, world.ledgerFiles, keepingPlaces: keepingPlaces)
    } catch {
      let source: Failure.Source = error.path == world[.ledger] ? .environment : .operand
      throw .files(.unreadable(path: error.path, reason: error.reason, source: source))
    }
  }
}

extension World {
  /// The files with standard input as the file `-`.
  var ledgerFiles: FileAccess {
    let (files, standardInput) = (files, standardInput)
    return FileAccess(
      read: { path throws(FileError) in
        path == LedgerFiles.standardInput ? try standardInput() : try files.read(path)
      },
      realPath: files.realPath,
      list: files.list)
  }
}

extension LedgerFiles.Failure {
  /// What is wrong, and what to do.
  func sentence(in language: Language) -> Sentence {
    switch self {
    case .noLedger:
      language.pick(
        ko: Sentence(
          "장부를 찾지 못했어요: 이 폴더와 그 위의 폴더에 `\(LedgerFiles.mainFile)` 파일이 없어요",
          "새로 만들려면: `haru-ledger init`", "파일이나 폴더를 적거나, 환경 변수 `HARU_LEDGER`에 적어 두세요"),
        en: Sentence(
          "no ledger found: neither this folder nor one above it has a `\(LedgerFiles.mainFile)`",
          "to create one here: `haru-ledger init`",
          "name a file or a folder, or set the environment variable `HARU_LEDGER`"),
        ja: Sentence(
          "帳簿が見つかりません: このフォルダーにも上のフォルダーにも `\(LedgerFiles.mainFile)` がありません",
          "新しく作るには: `haru-ledger init`", "ファイルかフォルダーを書くか、環境変数 `HARU_LEDGER` に設定してください"))
    case .emptyFolder(let path):
      language.pick(
        ko: Sentence("\(shown(path)) 폴더에 `.haru` 파일이 없어요"),
        en: Sentence("the folder \(shown(path)) has no `.haru` file"),
        ja: Sentence("\(shown(path)) フォルダーに `.haru` ファイルがありません"))
    case .unreadable(let path, let reason, .operand): reason.sentence(path, in: language)
    case .unreadable(let path, let reason, .environment):
      Sentence(
        reason.sentence(path, in: language).message,
        Phrase(
          ko: "이 이름은 환경 변수 `HARU_LEDGER`에 적혀 있어요",
          en: "the name comes from the environment variable `HARU_LEDGER`",
          ja: "この名前は環境変数 `HARU_LEDGER` のものです")(language))
    }
  }
}
