/// Names, tags and quoted texts (SPEC, Names).
extension Parser {
  /// A name of one or more words, plain or in quotes; it ends before a tag, a property, a comment or the end of the line.
  @inline(__always)
  mutating func readName(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, missing part: Part
  ) throws(Fault) -> PlacedName {
    let start = cursor.at
    let end = cursor.wordEnd(bytes)
    // One plain word before a comment or the end: nearly all names.
    var next = Cursor(end, cursor.end)
    next.skipBlanks(bytes)
    if end > start, bytes[start] != Byte.hash, next.isAtEnd || bytes[next.at] == Byte.semicolon && next.at > start,
      end &- start <= Self.longestName
    {
      token(.name, start, end)
      cursor.at = next.at
      return PlacedName(name: fragment.names.intern(bytes, start..<end), range: ByteRange(start, end))
    }
    return try readLongName(bytes, &cursor, missing: part, stopsAtComparison: false)
  }

  /// A name of any shape. In a quest, a comparison sign ends it too.
  @inline(never)
  mutating func readLongName(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, missing part: Part, stopsAtComparison: Bool
  ) throws(Fault) -> PlacedName {
    let start = cursor.at
    if cursor.peek(bytes) == Byte.quote {
      let text = try readQuoted(bytes, &cursor)
      let words = text.singleSpaced
      guard !words.isEmpty else { throw Fault(.invalidName(text: text, suggestion: nil), start, cursor.at) }
      token(.name, start, cursor.at)
      try checkLength(words, start, cursor.at)
      return PlacedName(name: fragment.names.intern(words), range: ByteRange(start, cursor.at))
    }
    var end = start
    var isPlain = true
    while !cursor.isDone(bytes) {
      let wordStart = cursor.at
      let first = bytes[wordStart]
      if first == Byte.hash || first == Byte.quote && end > start { break }
      var wordEnd = cursor.wordEnd(bytes)
      if stopsAtComparison { wordEnd = comparisonStart(bytes, wordStart..<wordEnd) }
      if wordEnd == wordStart { break }
      if wordEnd < cursor.end, bytes[wordEnd] == Byte.equals, !(stopsAtComparison && isComparison(bytes, wordEnd)) {
        break
      }
      if wordEnd < cursor.end, bytes[wordEnd] == Byte.quote {
        let chunk = cursor.chunkEnd(bytes)
        throw Fault(.invalidName(text: bytes.text(wordStart..<chunk), suggestion: nil), wordStart, chunk)
      }
      if end > start, wordStart - end != 1 || bytes[end] != Byte.space { isPlain = false }
      end = wordEnd
      cursor.at = wordEnd
      cursor.skipBlanks(bytes)
    }
    guard end > start else {
      if cursor.isDone(bytes) { throw Fault(.missing(part), start, start) }
      let stop = cursor.chunkEnd(bytes)
      // A tag or a property where the name belongs: the name is missing before it.
      if bytes[start] == Byte.hash || cursor.wordEnd(bytes) > start { throw Fault(.missing(part), start, stop) }
      throw Fault(.invalidName(text: bytes.text(start..<stop), suggestion: nil), start, stop)
    }
    token(.name, start, end)
    let range = ByteRange(start, end)
    if isPlain {
      if end - start > Self.longestName { try checkLength(bytes.text(start..<end), start, end) }
      return PlacedName(name: fragment.names.intern(bytes, start..<end), range: range)
    }
    let words = bytes.text(start..<end).singleSpaced
    try checkLength(words, start, end)
    return PlacedName(name: fragment.names.intern(words), range: range)
  }

  private func checkLength(_ text: String, _ start: Int, _ end: Int) throws(Fault) {
    let count = text.unicodeScalars.count
    if count > Self.longestName { throw Fault(.nameTooLong(count: count), start, end) }
  }

  /// The first comparison sign within a word, else the word's end.
  private func comparisonStart(_ bytes: Span<UInt8>, _ word: Range<Int>) -> Int {
    for index in word where isComparison(bytes, index) { return index }
    return word.upperBound
  }

  /// Whether `<`, `>`, `≤`, `≥`, or `=` before one of them stands at `index`.
  private func isComparison(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    let byte = bytes[index]
    if byte == Byte.less || byte == Byte.greater { return true }
    guard index + 2 < bytes.count else { return false }
    if byte == Byte.equals { return bytes[index + 1] == Byte.less || bytes[index + 1] == Byte.greater }
    return byte == 0xE2 && bytes[index + 1] == 0x89 && (bytes[index + 2] == 0xA4 || bytes[index + 2] == 0xA5)
  }

  /// A tag: `#` and one word. Returns the name without `#`.
  mutating func readTag(_ bytes: Span<UInt8>, _ cursor: inout Cursor, stopsAtComparison: Bool = false) throws(Fault)
    -> PlacedName
  {
    let hash = cursor.at
    guard cursor.take(Byte.hash, bytes) else {
      if cursor.isDone(bytes) { throw Fault(.missing(.tag), hash, hash) }
      let end = cursor.chunkEnd(bytes)
      let text = bytes.text(hash..<end)
      let isWord = cursor.wordEnd(bytes) == end
      // `＃공부`, `공부`
      let half = text.hasPrefix("＃") ? "#" + text.dropFirst() : "#" + text
      var next = Cursor(end, cursor.end)
      next.skipBlanks(bytes)
      // Before a property or the end, there is one word only.
      let word = next.wordEnd(bytes)
      let isWhole = next.isDone(bytes) || word > next.at && word < next.end && bytes[word] == Byte.equals
      throw Fault(.invalidTag(text: text, suggestion: isWord && half != "#" ? half : nil), hash, end)
        .withCertainty(isWhole ? .certain : .doubtful)
    }
    let start = cursor.at
    var end = cursor.wordEnd(bytes)
    if stopsAtComparison { end = comparisonStart(bytes, start..<end) }
    guard end > start else {
      let stop = cursor.chunkEnd(bytes)
      let fault = Fault(.invalidTag(text: bytes.text(hash..<stop), suggestion: nil), hash, stop)
      // `# 공부`
      var next = Cursor(stop, cursor.end)
      let isAlone = stop == start && next.skipBlanks(bytes) && next.wordEnd(bytes) > next.at
      throw isAlone && bytes[next.at] != Byte.hash ? fault.repaired(.certain, start, next.at, by: "") : fault
    }
    if end - start > Self.longestName { try checkLength(bytes.text(start..<end), hash, end) }
    cursor.at = end
    token(.tag, hash, end)
    return PlacedName(name: fragment.names.intern(bytes, start..<end), range: ByteRange(start, end))
  }

  /// A text in double quotes, with `\"` and `\\` inside; returns what it stands for.
  mutating func readQuoted(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> String {
    let start = cursor.at
    var text: [UInt8] = []
    var index = start + 1
    while index < cursor.end {
      let byte = bytes[index]
      if byte == Byte.quote {
        cursor.at = index + 1
        return text.span.text(0..<text.count)
      }
      if byte == Byte.backslash {
        let next = index + 1 < cursor.end ? bytes[index + 1] : 0
        guard next == Byte.quote || next == Byte.backslash else {
          let width = next < 0x80 ? 1 : bytes.scalarOrByte(at: index + 1).width
          let end = min(cursor.end, index + 1 + width)
          let fault = Fault(.invalidEscape(text: bytes.text(index..<end)), index, end)
          throw index + 1 < cursor.end ? fault.repaired(index, index, by: "\\") : fault
        }
        index += 1
        text.append(next)
      } else {
        text.append(byte)
      }
      index += 1
    }
    let last = bytes.trimmed(start..<cursor.end).upperBound
    let fault = Fault(.unclosedQuote, start, cursor.end)
    throw last > start + 1 && bytes[last - 1] != Byte.backslash
      ? fault.repaired(last, last, by: "\"").repaired(start, start + 1, by: "") : fault
  }
}
