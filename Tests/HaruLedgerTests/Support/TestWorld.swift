import HaruParse
import Testing

@testable import haru_ledger

/// What a run of the program did.
struct ProgramRun: Equatable {
  var status: Int32
  var out: String
  var err: String
}

/// A stream that is kept in memory.
final class Captured {
  private(set) var bytes: [UInt8] = []
  /// The error number that writing fails with.
  var failure: Int32?

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func makeOutput() -> Output {
    Output { [self] span in
      if let failure { return failure }
      for index in span.indices { bytes.append(span[index]) }
      return nil
    }
  }
}

/// The folder that tests run in.
let testFolder = "/home/haru/ledger"

/// A world in memory. Its zone database is the system's, which is the same everywhere as far as the past goes.
func testWorld(
  _ arguments: [String] = [], files: [String: String] = [:], environment: [String: String] = [:], input: String = "",
  now: Int64 = 1_783_386_000, isTerminal: Bool = false, columns: Int? = nil, output: Captured = Captured(),
  errors: Captured = Captured()
) -> World {
  World(
    arguments: arguments, environment: environment, currentFolder: testFolder, now: { now },
    files: MemoryFiles(files.mapValues { Array($0.utf8) }, currentFolder: testFolder).access,
    zoneData: World.zoneReader(folder: nil), standardInput: { Array(input.utf8) }, output: output.makeOutput(),
    errors: errors.makeOutput(), systemMessage: { "error \($0)" },
    terminal: World.Terminal(isOutput: isTerminal, isErrors: isTerminal, columns: columns))
}

/// Runs the whole program on files in memory and compares what it did with what is given of it.
///
/// - Parameters:
///   - arguments: The words after the program's name.
///   - files: Texts by path; relative paths are meant from the current folder, `testFolder`.
///   - environment: The variables that are set; none by default, so that the language is Korean.
///   - input: Standard input.
///   - now: The clock; by default 2026-07-07T01:00:00Z, which is 10:00 in Seoul.
///   - status: The exit code; nil does not look at it.
///   - out: Everything on standard output; nil does not look at it.
///   - err: Everything on standard error; nil does not look at it.
@discardableResult
func expectRun(
  _ arguments: [String], files: [String: String] = [:], environment: [String: String] = [:], input: String = "",
  now: Int64 = 1_783_386_000, isTerminal: Bool = false, columns: Int? = nil, status: Int32? = 0, out: String? = nil,
  err: String? = "", sourceLocation: SourceLocation = #_sourceLocation
) -> ProgramRun {
  let (output, errors) = (Captured(), Captured())
  let world = testWorld(
    arguments, files: files, environment: environment, input: input, now: now, isTerminal: isTerminal,
    columns: columns, output: output, errors: errors)
  let run = ProgramRun(status: Program.run(in: world).rawValue, out: output.text, err: errors.text)
  if let status { #expect(run.status == status, "\(run.err)", sourceLocation: sourceLocation) }
  if let out { #expect(run.out == out, sourceLocation: sourceLocation) }
  if let err { #expect(run.err == err, sourceLocation: sourceLocation) }
  return run
}
