/// Writes files in the one form of the format (SPEC, Formatting). What a file means stays the same, and so does every byte of a
/// line that cannot be read.
public struct FileFormatter: Sendable {
  /// Whether days, and the entries of each, are put in order.
  public var sortsDays: Bool
  private let columns: @Sendable (String) -> Int

  /// A formatter. `columns` measures a text's width in columns of a terminal, so that what was put into columns stays in them.
  public init(sortsDays: Bool, columns: @escaping @Sendable (String) -> Int) {
    self.sortsDays = sortsDays
    self.columns = columns
  }

  /// The file in its form.
  /// - Throws: `MeaningChanged`, which would be a fault of the formatter. Nothing is to be written then.
  public func format(_ source: SourceFile) throws(MeaningChanged) -> FormattedFile {
    let outline = FileOutline(source, for: .formatting)
    guard !outline.lines.isEmpty else { return FormattedFile(unchanged: source) }
    let layout = sortsDays ? DayLayout(outline, order: DaySorter(outline).order()) : DayLayout(outline)
    let result = FormattedFile(source, outline, layout, columns: columns)
    guard result.isChanged else { return result }
    guard outline.means(SourceFile(path: source.path, bytes: result.bytes), inOrder: layout.result) else {
      throw MeaningChanged()
    }
    return result
  }

  /// The formatted file would not mean what the file means.
  public struct MeaningChanged: Error, Hashable, Sendable {}
}

/// A file before and after formatting.
public struct FormattedFile: Sendable {
  /// A line of the formatted file.
  public struct Line: Sendable {
    /// The line of the file that it was, counted from 0; nil for a blank line that was put in.
    public var source: Int?
    /// Its bytes in the formatted file, with its end.
    public var range: ByteRange
  }

  /// The lines of the formatted file.
  public struct Lines: RandomAccessCollection, Sendable {
    /// The line of the file that each was; -1 for a blank line that was put in.
    fileprivate var sources: [Int32] = []
    /// The end of each in the formatted file.
    fileprivate var ends: [UInt32] = []

    /// The position of the first line.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { ends.count }

    /// The line at a position.
    public subscript(position: Int) -> Line {
      let start = position == 0 ? 0 : ends[position - 1]
      let source = sources[position]
      return Line(source: source < 0 ? nil : Int(source), range: ByteRange(Int(start), Int(ends[position])))
    }

    fileprivate mutating func append(_ source: Int?, end: Int) {
      sources.append(Int32(truncatingIfNeeded: source ?? -1))
      ends.append(UInt32(truncatingIfNeeded: end))
    }
  }

  /// The file as it was.
  public let source: SourceFile
  /// The formatted file.
  public private(set) var bytes: [UInt8]
  /// Its lines.
  public private(set) var lines = Lines()
  /// How many lines cannot be read and were left as they are.
  public private(set) var unreadLines = 0
  /// Whether formatting changes the file.
  public private(set) var isChanged = false

  init(unchanged source: SourceFile) {
    self.source = source
    bytes = source.bytes
  }

  /// Writes the lines of a file in a layout.
  init(
    _ source: SourceFile, _ outline: FileOutline, _ layout: DayLayout, columns: @escaping @Sendable (String) -> Int
  ) {
    self.init(unchanged: source)
    let order = layout.result
    let old = source.bytes.span
    let lineEnd = outline.votes.mostLineEnds
    var formatter = LineFormatter(outline, columns: columns)
    lines.reserve(order.count)
    // Without a line, there is nothing for a byte order mark to stand before.
    if !order.isEmpty { formatter.written.copy(0..<outline.lines[0].start) }
    /// The last line that is not blank.
    var above: Int?
    for (place, number) in order.enumerated() {
      let isLast = place == order.count - 1
      guard number >= 0 else {
        let below = isLast ? nil : Int(order[place + 1])
        let blank = outline.blank(below: above, above: below, unlike: lines.last?.source)
        formatter.written.add(lineEnd, standingAt: blank.flatMap { outline.blankEnd(of: $0) })
        lines.append(blank, end: formatter.written.count)
        continue
      }
      let position = Int(number)
      above = position
      formatter.write(position, old)
      let end = outline.contentEnd(of: position)..<outline.next(of: position)
      if outline.lines[position].kind != .unread {
        formatter.written.add(lineEnd, standingAt: end)
      } else {
        unreadLines += 1
        // Its own line end is a part of it; at the end of the file there may be none.
        if end.isEmpty, !isLast { formatter.written.add(lineEnd, standingAt: nil) } else { formatter.written.copy(end) }
      }
      lines.append(position, end: formatter.written.count)
    }
    let written = formatter.written.finish()
    isChanged = !written.span.isSame(0..<written.count, as: source.bytes)
    if isChanged { bytes = written }
  }
}

extension FormattedFile.Lines {
  fileprivate mutating func reserve(_ count: Int) {
    sources.reserveCapacity(count)
    ends.reserveCapacity(count)
  }
}

extension FileOutline {
  /// The blank line that stays as the one between two lines; nil where none stood at either.
  fileprivate func blank(below first: Int?, above second: Int?, unlike used: Int?) -> Int? {
    let below = first.map { $0 + 1 } ?? 0
    if below < lines.count, lines[below].kind == .blank { return below }
    guard let second, second > 0, lines[second - 1].kind == .blank, second - 1 != used else { return nil }
    return second - 1
  }

  /// The end of a line that has no bytes but its end; nil of another one.
  fileprivate func blankEnd(of position: Int) -> Range<Int>? {
    lines[position].start == contentEnd(of: position) ? lines[position].start..<next(of: position) : nil
  }
}
