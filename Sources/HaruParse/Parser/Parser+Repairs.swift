/// Repairs are read before they are told (SPEC, Diagnostics): one that is no better than what stands there is left out, and one that a
/// person has not said in full is not certain.
extension Parser {
  /// Most repairs of one line that are made one after the other to see whether it then reads.
  private static let longestChain = 5

  /// The fault with the repairs that stand the test. A proof starts no other proof, and each line is read a few times at most.
  func judged(_ fault: Fault, _ bytes: Span<UInt8>, _ line: Line) -> Fault {
    let old = bytes.text(line.start..<line.end)
    var kept: [Repair] = []
    for var repair in fault.allRepairs {
      guard let text = repaired(repair.edits, bytes, line) else {
        kept.append(repair)
        continue
      }
      guard !movesNumberToNote(repair, bytes, line) else { continue }
      let rest = proof(text)
      if repair.certainty != .doubtful {
        let isSafe =
          wholeRepair(text, rest).map {
            !fault.problem.keepsWhatWasSaid
              || RepairJudge.accounts(for: old, by: String(decoding: $0, as: UTF8.self))
          } ?? false
        repair.certainty = isSafe ? .certain : .doubtful
      }
      // What comes later on the line is another slip.
      if let rest, !rest.isOfMissingPart, Int(rest.range.start) < Self.end(of: repair, bytes) - line.start {
        continue
      }
      kept.append(repair)
    }
    return fault.replacingRepairs(by: kept)
  }

  /// Where what a repair puts there ends, as far as it differs from what stood there, once it is made.
  private static func end(of repair: Repair, _ bytes: Span<UInt8>) -> Int {
    var grown = 0
    var end = 0
    for edit in repair.edits.sorted(by: { $0.range.start < $1.range.start }) {
      let smallest = bytes.edit(FileID(0), replacing: edit.range, by: edit.text)
      grown += edit.text.utf8.count - edit.range.count
      end = max(end, Int(smallest.location.range.end) + grown)
    }
    return end
  }

  /// The line once it is repaired; nil where a repair reaches beyond it.
  func repaired(
    _ edits: [(range: ByteRange, text: String)], _ bytes: Span<UInt8>, _ line: Line
  ) -> [UInt8]? {
    var text: [UInt8] = []
    var at = line.start
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      let range = edit.range.indices
      guard range.lowerBound >= at, range.upperBound <= line.end else { return nil }
      text += bytes.array(at..<range.lowerBound) + edit.text.utf8
      at = range.upperBound
    }
    return text + bytes.array(at..<line.end)
  }

  /// Why a line by itself, below what stands above the current one, cannot be read; nil where it can.
  func proof(_ text: [UInt8]) -> Fault? {
    guard !text.isEmpty else { return nil }
    var above = LineState()
    above.day = state.day
    above.sawContent = !isFirstContent
    above.previous = state.previous == .unread ? .comment : state.previous
    if case .open = state.goal { above.goal = state.goal }
    var parser = Parser(from: above, isProof: true)
    // A quest says its days in the year of its goal.
    parser.yearOfGoal = yearOfGoal
    return parser.proof(text.span)
  }

  /// The line after this repair and all certain ones that it uncovers; nil where one is left that is not certain.
  private func wholeRepair(_ first: [UInt8], _ rest: Fault?) -> [UInt8]? {
    var text = first
    var rest = rest
    for _ in 0..<Self.longestChain {
      guard let fault = rest else { return text }
      guard let repair = fault.allRepairs.first(where: { $0.certainty != .doubtful }) else { return nil }
      let line = Line(start: 0, end: text.count, next: text.count)
      guard let next = repaired(repair.edits, text.span, line) else { return nil }
      text = next
      rest = proof(text)
    }
    return rest == nil ? text : nil
  }

  /// Whether a repair makes a note of text that holds a number.
  private func movesNumberToNote(_ repair: Repair, _ bytes: Span<UInt8>, _ line: Line) -> Bool {
    guard let edit = repair.edits.first(where: { $0.text.utf8.contains(Byte.semicolon) }) else { return false }
    let range = edit.range.indices
    guard !bytes.text(range).utf8.contains(Byte.semicolon) else { return false }
    let note = edit.text.utf8.drop { $0 != Byte.semicolon }
    return note.contains(where: Byte.isDigit)
      || bytes.array(range.upperBound..<Cursor(range.upperBound, line.end).restEnd(bytes)).contains(where: Byte.isDigit)
  }
}
