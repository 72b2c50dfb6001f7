/// What quests and skips in other forms and orders were meant as (SPEC, Diagnostics).
extension Parser {
  /// The same fault with what the whole quest was meant as, where its words can be read in another order or another form.
  func questFault(_ bytes: Span<UInt8>, _ line: Line, _ fault: Fault) -> Fault {
    switch fault.problem {
    case .missing(.comparison): break
    case .invalidComparison, .invalidAmount, .invalidCadence, .unexpectedText, .missing(.cadence), .invalidDate:
      if fault.allRepairs.first?.certainty == .certain { return fault }
    default: return fault
    }
    var start = Cursor(line.start, line.end)
    start.skipBlanks(bytes)
    start.at = start.wordEnd(bytes)
    start.skipBlanks(bytes)
    let end = endBeforeProperties(bytes, start.at, line.end)
    var next = start
    next.at = next.chunkEnd(bytes)
    for _ in 0..<8 {
      next.skipBlanks(bytes)
      guard next.at < end, Int(fault.range.start) >= start.at else { break }
      if let meant = QuestForms.meant(bytes.text(next.at..<end), QuestForms.Context(year: yearOfGoal)) {
        // Where the fault's own repair is enough, it says better what is wrong.
        if !isProof, !meant.isCertain, let own = fault.allRepairs.first, let text = repaired(own.edits, bytes, line),
          proof(text) == nil
        {
          return fault
        }
        let repairs = meant.texts.map { text in
          Repair(certainty: meant.isCertain ? .certain : .doubtful, edits: [(ByteRange(next.at, end), text)])
        }
        return fault.replacingRepairs(by: repairs)
      }
      next.at = max(next.chunkEnd(bytes), next.at + 1)
    }
    return fault
  }

  /// The same fault with the days that were meant, where these can be read in another form: `2026-08-01~07`.
  func skipFault(_ bytes: Span<UInt8>, _ start: Cursor, _ fault: Fault) -> Fault {
    switch fault.problem {
    case .unexpectedText, .invalidDate, .invalidCadence: break
    default: return fault
    }
    if fault.allRepairs.first?.certainty == .certain { return fault }
    var end = start
    var words: [Int] = []
    while !end.isDone(bytes), words.count < 8 {
      end.at = max(end.chunkEnd(bytes), end.at + 1)
      words.append(end.at)
      end.skipBlanks(bytes)
    }
    func span(_ first: Int, _ last: Int) -> Correction? {
      let text = bytes.text(first..<last)
      if let span = ForeignForms.dateSpan(text) ?? ForeignForms.monthSpan(text) { return span }
      guard let days = ForeignForms.skippedDays(text), days.text != text else { return nil }
      return days.isCertain || !fault.hasRepairs ? days : nil
    }
    func repaired(_ first: Int, _ last: Int, _ span: Correction, _ tail: String = "") -> Fault {
      fault.replacingRepairs(
        by: [
          Repair(certainty: span.isCertain ? .certain : .doubtful, edits: [(ByteRange(first, last), span.text + tail)])
        ])
    }
    for last in words.reversed() {
      if let meant = span(start.at, last) { return repaired(start.at, last, meant) }
    }
    // `독서 2026-08-01`
    for end in words.dropLast() where !Byte.isDigit(bytes[start.at]) {
      var next = Cursor(end, start.end)
      next.skipBlanks(bytes)
      let name = bytes.text(start.at..<end)
      guard let last = words.last else { break }
      var date = next
      let isDate = date.readDate(bytes) != nil && date.at == last
      if let meant = isDate ? Correction(bytes.text(next.at..<last)) : span(next.at, last) {
        return repaired(start.at, last, meant, " " + name)
      }
    }
    return fault
  }
}

extension Fault {
  /// The same, where a comparison is missing but words stand there that say one (`at least`, `1時間以上`), with these words as what is
  /// wrong.
  func underItsWords(_ bytes: Span<UInt8>) -> Fault {
    guard case .missing(.comparison) = problem, let edit = repairs.first?.edits.first, !edit.range.isEmpty else {
      return self
    }
    var fault = self
    fault.range = ByteRange(Int(edit.range.start), Self.endOfComparison(bytes, edit))
    fault.problem = .invalidComparison(text: bytes.text(fault.range), suggestion: nil)
    return fault
  }

  /// Where the words of a comparison end among those that a repair replaces: before what both have at the end, or with the first word
  /// that says one (`1시간 이상 매일`).
  private static func endOfComparison(_ bytes: Span<UInt8>, _ edit: (range: ByteRange, text: String)) -> Int {
    let start = Int(edit.range.start)
    var words: [(text: Substring, end: Int)] = []
    var end = start
    for word in bytes.text(edit.range).split(separator: " ", omittingEmptySubsequences: false) {
      end += word.utf8.count
      words.append((word, end))
      end += 1
    }
    var new = edit.text.split(separator: " ")
    while words.count > 1, let last = new.last, words.last?.text == last {
      new.removeLast()
      words.removeLast()
    }
    let endings = ["이상", "이하", "미만", "초과", "以上", "以下", "未満", "超"]
    let first = words.first { word in
      endings.contains { word.text.hasSuffix($0) } || ForeignForms.comparison(String(word.text)) != nil
    }
    return first?.end ?? words.last?.end ?? Int(edit.range.end)
  }
}
