extension Parser {
  /// What is wrong with a line that is too long or holds a byte that is no text.
  @inline(never)
  func textFault(_ bytes: Span<UInt8>, _ line: Line) -> Fault {
    guard line.flaw >= 0 else { return Fault(.lineTooLong, line.start, line.end) }
    let at = line.flaw
    let byte = bytes[at]
    if byte == 0x0D { return Fault(.loneCarriageReturn, at, at + 1).repaired(by: "\n") }
    if byte < 0x80 { return Fault(.controlCharacter(scalar: UInt32(byte)), at, at + 1).repaired(by: "") }
    if let (scalar, width) = bytes.scalar(at: at) {
      return Fault(.controlCharacter(scalar: scalar.value), at, at + width).repaired(by: "")
    }
    return Fault(.invalidUTF8(byte: byte), at, at + 1)
  }

  /// Adds a diagnostic for what a part of the parser threw on a line.
  @inline(never)
  mutating func report(_ fault: Fault, _ bytes: Span<UInt8>, _ line: Line) {
    let reads = fault.dependsOnLine && document.diagnostics.hasRoom && reads(fault, bytes, line)
    let file = file
    document.diagnostics.add(
      fault.problem, isCertain: fault.isCertain(reads: reads), fixes: fault.fixes(bytes, file, reads: reads),
      at: Location(file, fault.range))
  }

  /// Whether the line reads without an error once the first repair of the fault is made.
  private func reads(_ fault: Fault, _ bytes: Span<UInt8>, _ line: Line) -> Bool {
    guard let fix = fault.fixes(bytes, file, reads: true).first else { return false }
    var text: [UInt8] = []
    var at = line.start
    for edit in fix.edits.sorted(by: { $0.location < $1.location }) {
      let range = edit.location.range.indices
      guard range.lowerBound >= at, range.upperBound <= line.end else { return false }
      text += bytes.array(at..<range.lowerBound) + edit.text.utf8
      at = range.upperBound
    }
    text += bytes.array(at..<line.end)
    var parser = Parser()
    parser.day = day
    parser.sawContent = !isFirstContent
    if case .open = goal { parser.goal = .open(0) }
    guard !text.isEmpty else { return true }
    _ = parser.parseLine(text.span, LineScanner.line(text.span, from: 0))
    return parser.document.diagnostics.isEmpty
  }
}

extension Span<UInt8> {
  /// A copy of the bytes of a range.
  fileprivate func array(_ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for index in range { result.append(self[index]) }
    return result
  }
}
