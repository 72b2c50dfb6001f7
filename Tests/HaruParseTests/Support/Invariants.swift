@testable import HaruParse

/// What holds for every file, whatever its bytes are. Each function returns what is violated, nil if all holds.
enum Invariants {
  /// Lines and tokens tile the file, entries are found alike with and without tokens, diagnostics lie where they can.
  static func violation(_ bytes: [UInt8]) -> String? {
    let source = SourceFile(path: "main.haru", bytes: bytes)
    let document = Document(parsing: source)
    let lines = source.syntaxLines()
    return tiling(lines, bytes) ?? counts(document, lines, bytes) ?? places(document, lines, bytes)
  }

  /// The file is read alike as a whole, in fragments, and in chunks by two threads.
  static func fragmentViolation(_ bytes: [UInt8], size: Int) -> String? {
    func read(_ plan: ReadingPlan) -> [String] {
      Document(parsing: SourceFile(path: "main.haru", bytes: bytes), plan).everything
    }
    let whole = read(ReadingPlan(threads: 1))
    if FileFragments(bytes, size: size).document(path: "main.haru").everything != whole { return "fragments" }
    if read(ReadingPlan(threads: 2, largeFile: 0, chunk: size)) != whole { return "two threads" }
    return nil
  }

  /// Lines tile the file, tokens tile their line, and a line that could be read has no unread part.
  static func tiling(_ lines: [SyntaxLine], _ bytes: [UInt8]) -> String? {
    var at: UInt32 = 0
    for (number, line) in lines.enumerated() {
      if line.range.start != at { return "line \(number + 1) starts at \(line.range.start), not \(at)" }
      for token in line.tokens {
        if token.range.start != at { return "\(token) in line \(number + 1) does not start at \(at)" }
        if token.range.isEmpty { return "\(token) in line \(number + 1) is empty" }
        if token.role == .unread, line.kind != .unread { return "\(token) in the \(line.kind) line \(number + 1)" }
        at = token.range.end
      }
      if line.range.end != at { return "the tokens of line \(number + 1) end at \(at), not \(line.range.end)" }
    }
    return at == bytes.count ? nil : "the lines end at \(at)"
  }

  private static func counts(_ document: Document, _ lines: [SyntaxLine], _ bytes: [UInt8]) -> String? {
    let bom = bytes.span.hasByteOrderMark
    if document.lines != lines.count, !(bom && bytes.count == 3) {
      return "\(document.lines) lines, \(lines.count) with tokens"
    }
    let starts = lines.filter { $0.kind == .entry }.map { bom && $0.range.start == 0 ? 3 : $0.range.start }
    if starts != document.entries.map(\.line) { return "other entries with tokens" }
    if document.entries.count + document.skippedLines > document.lines {
      return "\(document.entries.count) entries and \(document.skippedLines) skipped lines in \(document.lines) lines"
    }
    func count(_ kind: LineKind) -> Int { lines.count { $0.kind == kind } }
    if document.settings.count != count(.setting) { return "settings" }
    if document.includes.count != count(.include) { return "includes" }
    if document.goals.count < count(.goal) { return "goals" }
    if document.quests.count != count(.quest) { return "quests" }
    if document.skips.count != count(.skip) { return "skips" }
    if document.tags.count < count(.tag) { return "tags" }
    if document.actions.count < count(.action) { return "actions" }
    for entry in document.entries {
      let extra = document.extra(of: entry)
      if extra.points.upperBound > document.points.count || extra.tags.upperBound > document.entryTags.count {
        return "extras"
      }
      if document.name(of: entry).index >= document.names.count { return "names" }
      if entry.form == .measure, !document.measures.indices.contains(Int(entry.value)) { return "measures" }
    }
    for quest in document.quests where !document.goals.positions.contains(quest.goal) { return "goal of a quest" }
    return nil
  }

  private static func places(_ document: Document, _ lines: [SyntaxLine], _ bytes: [UInt8]) -> String? {
    let groups = document.diagnostics.sorted()
    if groups.isEmpty { return nil }
    let isText = String(validating: bytes, as: UTF8.self) != nil
    func isBoundary(_ offset: UInt32) -> Bool { offset == bytes.count || bytes[Int(offset)] & 0xC0 != 0x80 }
    for group in groups {
      for location in [group.first.location] + group.also {
        let range = location.range
        if range.start > range.end || Int(range.end) > bytes.count { return "\(group.first) lies outside" }
        if isText, !isBoundary(range.start) || !isBoundary(range.end) { return "\(group.first) cuts a scalar" }
        let line =
          lines.first { $0.range.start <= range.start && range.start < max($0.range.end, $0.range.start + 1) }
          ?? lines.last
        if line?.kind != .unread { return "\(group.first) in a line that could be read" }
        if line!.range.end < range.end, group.first.problem != .conflict {
          return "\(group.first) ends in another line"
        }
      }
    }
    return nil
  }

  /// Taking away a line that could not be read, and that opens no day or goal, leaves the meaning of all entries as it is.
  static func recoveryViolation(_ bytes: [UInt8], choice: Int) -> String? {
    let source = SourceFile(path: "main.haru", bytes: bytes)
    let before = Document(parsing: source)
    let lines = source.syntaxLines()
    var candidates: [ByteRange] = []
    for group in before.diagnostics.sorted() where mayBeTakenAway(group.first.problem) {
      for location in [group.first.location] + group.also {
        guard
          let line = lines.first(where: {
            $0.range.start <= location.range.start && location.range.end < $0.range.end
          })
        else { continue }
        if !opensSomething(bytes, line.range, group.first.problem) { candidates.append(line.range) }
      }
    }
    guard !candidates.isEmpty else { return nil }
    let range = candidates[choice % candidates.count]
    // A byte order mark is no part of its line.
    let start = range.start == 0 && bytes.span.hasByteOrderMark ? 3 : Int(range.start)
    var rest = bytes
    rest.removeSubrange(start..<Int(range.end))
    if rest.span.isUTF16 || rest.span.hasByteOrderMark != bytes.span.hasByteOrderMark { return nil }
    let after = Document(parsing: SourceFile(path: "main.haru", bytes: rest))
    // A version that is not known comes first now, and leaves out the file.
    if after.isOfUnknownVersion != before.isOfUnknownVersion { return nil }
    func meanings(_ document: Document) -> [String] {
      document.entries.positions.map { document.description(of: $0) }
    }
    return meanings(before) == meanings(after) ? nil : "taking away the bytes \(range) changes the entries"
  }

  private static func mayBeTakenAway(_ problem: Problem) -> Bool {
    problem != .conflict && problem != .utf16File
  }

  /// Whether a line that cannot be read closes the day or the goal above: it was meant as a date line or as a goal.
  private static func opensSomething(_ bytes: [UInt8], _ line: ByteRange, _ problem: Problem) -> Bool {
    let content = LineScanner.line(bytes.span, from: Int(line.start))
    let text = bytes[content.start..<content.end]
    return DateLines.isOne(text) || DateLines.isNameOfDay(text) || DateLines.isGoal(text)
      || problem.isMisspelt("goal")
  }
}

extension Document {
  fileprivate var isOfUnknownVersion: Bool {
    diagnostics.sorted().contains { if case .unsupportedVersion = $0.first.problem { true } else { false } }
  }
}
