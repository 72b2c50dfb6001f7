extension Problem {
  /// Whether it is a line whose first word was probably meant as `keyword`.
  func isMisspelt(_ keyword: String) -> Bool {
    if case .unknownKeyword(_, let suggestion) = self { return suggestion == keyword }
    return false
  }
}

/// Why a line cannot be read: thrown by the parts of the parser, caught once a line.
struct Fault: Error {
  var problem: Problem
  var range: ByteRange
  /// How sure it is that the problem's suggestion is what was meant.
  var certainty = Certainty.doubtful
  /// Repairs other than the problem's suggestion, the likeliest first.
  var repairs: [Repair] = []

  init(_ problem: Problem, _ range: ByteRange) {
    self.problem = problem
    self.range = range
  }

  init(_ problem: Problem, _ start: Int, _ end: Int) { self.init(problem, ByteRange(start, end)) }

  /// Whether text was found where a date belongs.
  var isDate: Bool {
    switch problem {
    case .invalidDate, .noSuchDate, .yearOutOfRange: true
    default: false
    }
  }
}

extension Fault {
  /// Whether the text may rather be a date, of which this does not know.
  var mayBeDate: Bool {
    switch problem {
    case .invalidDate(_, let suggestion): suggestion == nil
    case .unknownKeyword, .valueAfterName, .unexpectedText, .entryBeforeDate, .missing, .invalidTime, .invalidInterval,
      .invalidLength,
      .invalidCount, .invalidMeasure:
      true
    default: false
    }
  }
}

extension Fault {
  /// Whether the line, or one above it, lacks something.
  var isOfMissingPart: Bool {
    switch problem {
    case .missingProperty, .missing, .questOutsideGoal, .entryBeforeDate: true
    default: false
    }
  }
}

/// How sure it is that a repair is what was meant. The parser reads a line with its certain repair first: where that fails, or where
/// something that was written gets lost, the repair is doubtful.
enum Certainty {
  case doubtful, certain
}

/// A repair of a fault: bytes to replace and what to put there. The edits do not overlap.
struct Repair {
  var certainty: Certainty
  var edits: [(range: ByteRange, text: String)]
}

extension Fault {
  /// The same with a suggestion that is as certain as this.
  func withCertainty(_ certainty: Certainty) -> Fault {
    var fault = self
    fault.certainty = certainty
    return fault
  }

  /// The same with one more repair: `text` in place of the whole range.
  func repaired(_ certainty: Certainty = .doubtful, by text: String) -> Fault {
    repaired(certainty, Int(range.start), Int(range.end), by: text)
  }

  /// The same with one more repair: `text` in place of the bytes from `start` to `end`.
  func repaired(_ start: Int, _ end: Int, by text: String) -> Fault { repaired(.doubtful, start, end, by: text) }

  /// The same, as certain as it says.
  func repaired(_ certainty: Certainty, _ start: Int, _ end: Int, by text: String) -> Fault {
    var fault = self
    fault.repairs.append(Repair(certainty: certainty, edits: [(ByteRange(start, end), text)]))
    return fault
  }

  /// Whether there is a repair.
  var hasRepairs: Bool { problem.replacement != nil || !repairs.isEmpty }

  /// The same with these repairs, the likeliest first: the first is the suggestion where it can be.
  func replacingRepairs(by all: [Repair]) -> Fault {
    var fault = self
    fault.repairs = all
    fault.certainty = .doubtful
    guard problem.replacement != nil else { return fault }
    fault.problem = problem.suggesting(nil)
    if let first = all.first, first.edits.count == 1, first.edits[0].range == range {
      fault.problem = problem.suggesting(first.edits[0].text)
      fault.certainty = first.certainty
      fault.repairs.removeFirst()
    }
    return fault
  }

  /// Every repair, that of the suggestion first.
  var allRepairs: [Repair] {
    guard let text = problem.replacement else { return repairs }
    return [Repair(certainty: certainty, edits: [(range, text)])] + repairs
  }

  /// Whether one of the repairs is safe.
  var isCertain: Bool { allRepairs.contains { $0.certainty == .certain } }

  /// The repairs as edits of `bytes`, which begin at an offset of `file`.
  func fixes(_ bytes: Span<UInt8>, _ file: FileID, from offset: Int) -> [Fix] {
    allRepairs.compactMap { repair in
      // What stands there already is no repair.
      guard repair.edits.contains(where: { bytes.text($0.range) != $0.text }) else { return nil }
      let fix = Fix(
        isSafe: repair.certainty == .certain, repair.edits.map { bytes.edit(file, replacing: $0.range, by: $0.text) })
      return offset == 0 ? fix : fix.moved(file, offset)
    }
  }

  /// The same where `offset` bytes more stand before it.
  func moved(by offset: Int) -> Fault {
    var fault = self
    fault.range = range.moved(by: offset)
    for repair in repairs.indices {
      for edit in repairs[repair].edits.indices {
        fault.repairs[repair].edits[edit].range = repairs[repair].edits[edit].range.moved(by: offset)
      }
    }
    return fault
  }
}
