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

  init(_ problem: Problem, _ range: ByteRange) {
    self.problem = problem
    self.range = range
  }

  /// Whether text was found where a date belongs.
  var isDate: Bool {
    switch problem {
    case .invalidDate, .noSuchDate, .yearOutOfRange: true
    default: false
    }
  }

  init(_ problem: Problem, _ start: Int, _ end: Int) { self.init(problem, ByteRange(start, end)) }
}
