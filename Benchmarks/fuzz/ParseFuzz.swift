// The libFuzzer entry: reads whatever bytes it is given and checks what must hold for every file. `run` beside it builds it with
// the library and Tests/HaruParseTests/Support.

/// Reads one input; ends the process where something does not hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  if let violation = Invariants.violation(bytes) { fatalError(violation) }
  if let violation = Invariants.recoveryViolation(bytes, choice: count) { fatalError(violation) }
  if let violation = Formatting.violation(bytes, sorting: count % 2 == 0) { fatalError(violation) }
  // Comparing documents in words takes long.
  if count < 1024, let violation = Invariants.fragmentViolation(bytes, size: 1 + count % 97) { fatalError(violation) }
  return 0
}
