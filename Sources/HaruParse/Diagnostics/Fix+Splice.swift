extension SourceFile {
  /// The smallest edit of the file, which is `file` of its ledger, that puts `text` in place of the bytes at `range`. What both
  /// have in common at their ends stays untouched; no scalar is cut.
  public func edit(_ file: FileID, replacing range: ByteRange, by text: String) -> Edit {
    bytes.span.edit(file, replacing: range, by: text)
  }
}

extension Span<UInt8> {
  /// See `SourceFile.edit`.
  func edit(_ file: FileID, replacing range: ByteRange, by text: String) -> Edit {
    let new = Array(text.utf8)
    let old = range.indices
    let shorter = Swift.min(old.count, new.count)
    var head = 0
    while head < shorter, self[old.lowerBound + head] == new[head] { head += 1 }
    while head > 0,
      isContinuation(old.lowerBound + head, old.upperBound) || head < new.count && new[head].continuesScalar
    {
      head -= 1
    }
    var tail = 0
    while tail < shorter - head, self[old.upperBound - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    while tail > 0, self[old.upperBound - tail].continuesScalar { tail -= 1 }
    let rest = String(decoding: new[head..<new.count - tail], as: UTF8.self)
    return Edit(Location(file, ByteRange(old.lowerBound + head, old.upperBound - tail)), rest)
  }

  private func isContinuation(_ offset: Int, _ end: Int) -> Bool { offset < end && self[offset].continuesScalar }
}

extension Fix {
  /// The same repair at another place that has the same problem; nil where its edits reach beyond the place, since the text
  /// around it may differ.
  func moved(from old: Location, to new: Location) -> Fix? {
    guard old.range.count == new.range.count else { return nil }
    var result = self
    for index in edits.indices {
      let range = edits[index].location.range
      guard edits[index].location.file == old.file, range.start >= old.range.start, range.end <= old.range.end else {
        return nil
      }
      let start = Int(new.range.start) + Int(range.start) - Int(old.range.start)
      result.edits[index].location = Location(new.file, ByteRange(start, start + range.count))
    }
    return result
  }

  /// The same where what it repairs begins at an offset of a file.
  func moved(_ file: FileID, _ offset: Int) -> Fix {
    Fix(isSafe: isSafe, edits.map { Edit($0.location.moved(file, offset), $0.text) })
  }
}
