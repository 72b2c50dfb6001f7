/// Why a line cannot be read: thrown by the parts of the parser, caught once a line.
struct Fault: Error {
  var problem: Problem
  var range: ByteRange

  init(_ problem: Problem, _ start: Int, _ end: Int) {
    self.problem = problem
    self.range = ByteRange(start, end)
  }
}
