import HaruParse

extension Checks {
  /// Checks of the files and how they are put together.
  static let ofFiles: [any Check.Type] = [
    MixedLineEndsCheck.self, SyncCopyCheck.self, EmptyIncludeCheck.self,
  ]
}

enum MixedLineEndsCheck: Check {
  static let codes: [Code] = [.mixedLineEnds]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for (position, source) in document.files.enumerated() {
      let marks = document.marks[position]
      guard marks.contains(.lineFeed), marks.contains(.carriageReturn) else { continue }
      let ends = LineEnds(source.bytes.span)
      bag.add(
        .mixedLineEnds(carriageReturns: ends.carriageReturns, lineFeeds: ends.lineFeeds),
        at: Location(FileID(position), ends.firstOdd))
    }
  }

  /// How the lines of a file end.
  private struct LineEnds {
    var carriageReturns = 0
    var lineFeeds = 0
    private var firstCarriageReturn = ByteRange(0, 0)
    private var firstLineFeed = ByteRange(0, 0)

    /// The first end that is of the rarer kind.
    var firstOdd: ByteRange { carriageReturns <= lineFeeds ? firstCarriageReturn : firstLineFeed }

    init(_ bytes: Span<UInt8>) {
      for index in bytes.indices where bytes[index] == 0x0A {
        if index > 0, bytes[index - 1] == 0x0D {
          if carriageReturns == 0 { firstCarriageReturn = ByteRange(index - 1, index + 1) }
          carriageReturns += 1
        } else {
          if lineFeeds == 0 { firstLineFeed = ByteRange(index, index + 1) }
          lineFeeds += 1
        }
      }
    }
  }
}

enum SyncCopyCheck: Check {
  static let codes: [Code] = [.syncCopy]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    let named = plainlyIncluded(document)
    var byFolder: [String: [Int]] = [:]
    for (position, file) in document.files.enumerated() where file.path != "-" {
      byFolder[Path.folder(of: file.path), default: []].append(position)
    }
    for (folder, files) in byFolder.sorted(by: { $0.value[0] < $1.value[0] }) {
      let originals = Dictionary(
        files.map { (lastPart(of: document.files[$0].path), $0) }, uniquingKeysWith: { first, _ in first })
      for name in context.list(folder).sorted() {
        guard let original = original(of: name).flatMap({ originals[$0] }),
          !named.contains(direct(Path.join(folder, name)))
        else { continue }
        let problem = Problem.syncCopy(name: name, isRead: originals[name] != nil)
        bag.add(problem, at: Location(FileID(original), ByteRange(0, 0)))
      }
    }
  }

  /// The name of the file that a file is a copy of, by the names that sync services give; nil for any other.
  static func original(of name: String) -> String? {
    let ending = ".haru"
    guard name.hasSuffix(ending) else { return nil }
    let stem = name.dropLast(ending.count)
    func named(_ base: Substring) -> String? { base.isEmpty ? nil : base + ending }
    // Syncthing: `main.sync-conflict-20260706-101500-ABCDEFG`.
    let mark = ".sync-conflict-"
    if let dot = stem.indices.first(where: { stem[$0...].hasPrefix(mark) }) {
      let date = stem[dot...].dropFirst(mark.count).prefix(8)
      return date.count == 8 && date.allSatisfy(\.isWholeNumber) ? named(stem[..<dot]) : nil
    }
    // `main 2`
    guard let blank = stem.lastIndex(of: " ") else { return nil }
    let last = stem[stem.index(after: blank)...]
    if !last.isEmpty, last.count <= 2, last.allSatisfy(\.isWholeNumber), last.first != "0", last != "1" {
      return named(stem[..<blank])
    }
    // `main (1)`, `main (conflicted copy 2026-07-06)`, `main (하루의 맥의 충돌된 사본 2026-07-06)`
    guard stem.last == ")", let open = stem.lastIndex(of: "("), open > stem.startIndex,
      stem[stem.index(before: open)] == " "
    else { return nil }
    let inner = stem[stem.index(after: open)...].dropLast()
    let base = stem[..<stem.index(before: open)]
    if !inner.isEmpty, inner.count <= 2, inner.allSatisfy(\.isWholeNumber) { return named(base) }
    let words = ["conflict", "충돌", "競合"]
    return words.contains(where: inner.lowercased().contains) ? named(base) : nil
  }

  /// The paths that `include` lines without a `*` name.
  private static func plainlyIncluded(_ document: Document) -> Set<String> {
    var result: Set<String> = []
    for include in document.includes where !include.pattern.contains(where: { "*?[".contains($0) }) {
      let path = document.files[Int(include.file.index)].path
      result.insert(direct(Path.join(path == "-" ? "." : Path.folder(of: path), include.pattern)))
    }
    return result
  }

  /// A path without `.` as a part.
  private static func direct(_ path: String) -> String {
    (path.hasPrefix("/") ? "/" : "") + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  private static func lastPart(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}

enum EmptyIncludeCheck: Check {
  static let codes: [Code] = [.emptyInclude]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for include in context.document.includes where include.isEmpty {
      bag.add(.emptyInclude(pattern: include.pattern), at: Location(include.file, include.range))
    }
  }
}
