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
    let outline = FileOutline(source)
    let bytes = source.bytes.span
    guard !outline.lines.isEmpty else { return FormattedFile(unchanged: source) }
    var formatter = LineFormatter(FormSpelling(outline.votes), columns: columns)
    var texts: [Range<Int>] = []
    texts.reserveCapacity(outline.lines.count)
    _ = source.readLines { line, _ in texts.append(formatter.write(line, bytes)) }
    let order = sortsDays ? DaySorter(outline).order() : outline.lines.indices.map { $0 }
    let layout = DayLayout(outline, order: order).result
    let result = FormattedFile(source, outline, layout, formatter.written, texts)
    guard result.isChanged else { return result }
    let after = FileOutline(SourceFile(path: source.path, bytes: result.bytes))
    guard outline.means(the: after, inOrder: layout) else { throw MeaningChanged() }
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

  /// The file as it was.
  public let source: SourceFile
  /// The formatted file.
  public private(set) var bytes: [UInt8] = []
  /// Its lines.
  public private(set) var lines: [Line] = []
  /// How many lines cannot be read and were left as they are.
  public private(set) var unreadLines = 0

  /// Whether formatting changes the file.
  public var isChanged: Bool { bytes != source.bytes }

  init(unchanged source: SourceFile) {
    self.source = source
    bytes = source.bytes
  }

  /// Puts together the texts of lines in an order; nil is a blank line.
  init(
    _ source: SourceFile, _ outline: FileOutline, _ order: [Int?], _ written: [UInt8], _ texts: [Range<Int>]
  ) {
    self.source = source
    let lineEnd = Array(outline.votes.lineEnd.winner("\n").utf8)
    bytes.reserveCapacity(written.count + order.count * lineEnd.count + 3)
    lines.reserveCapacity(order.count)
    /// The last line that is not blank.
    var lastSource: Int?
    // Without a line, there is nothing for a byte order mark to stand before.
    if !order.isEmpty { bytes += source.bytes[..<outline.lines[0].start] }
    for (place, position) in order.enumerated() {
      // A byte order mark belongs to the first line.
      let start = place == 0 ? 0 : bytes.count
      guard let position else {
        bytes += lineEnd
        let below = place + 1 < order.count ? order[place + 1] : nil
        let source = outline.blank(below: lastSource, above: below, unlike: lines.last?.source)
        lines.append(Line(source: source, range: ByteRange(start, bytes.count)))
        continue
      }
      lastSource = position
      let line = outline.lines[position]
      bytes += written[texts[position]]
      if line.kind != .unread {
        bytes += lineEnd
      } else {
        unreadLines += 1
        // Its own line end is a part of it; at the end of the file there may be none.
        let isLast = place == order.count - 1
        bytes += line.isUnended && !isLast ? lineEnd[...] : source.bytes[line.contentEnd..<line.next]
      }
      lines.append(Line(source: position, range: ByteRange(start, bytes.count)))
    }
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
}
