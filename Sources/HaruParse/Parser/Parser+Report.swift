/// The diagnostics of lines that cannot be read.
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

  /// Adds a diagnostic and returns what the bag made of it.
  @discardableResult
  mutating func add(_ fault: Fault, _ bytes: Span<UInt8>) -> DiagnosticBag.Membership? {
    let (file, offset) = place
    return fragment.diagnostics.join(
      fault.problem, isCertain: fault.isCertain,
      fixes: fault.fixes(bytes, file, from: offset),
      at: Location(file, fault.range.moved(by: offset)))
  }
}

extension Span<UInt8> {
  /// A copy of the bytes of a range.
  func array(_ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for index in range { result.append(self[index]) }
    return result
  }
}
