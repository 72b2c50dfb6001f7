import HaruParse

/// A stream of bytes to the outside, collected in one buffer: `print` is ten times slower.
///
/// A failed write is remembered and all that follows is dropped, so that a caller looks once, at the end.
final class Output {
  /// Writes all of the bytes; the system's error number where that failed.
  typealias Sink = (Span<UInt8>) -> Int32?

  private var buffer: [UInt8] = []
  private let sink: Sink
  /// The error number of the write that failed.
  private(set) var failure: Int32?

  /// The buffer is written out when it holds this many bytes.
  static let limit = 64 * 1024

  /// An output that hands its bytes to `sink`.
  init(_ sink: @escaping Sink) {
    self.sink = sink
  }

  /// Adds text as UTF-8.
  func append(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushIfFull()
  }

  /// Adds bytes that are in an array.
  func append(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    flushIfFull()
  }

  /// Adds one byte.
  func append(_ byte: UInt8) {
    buffer.append(byte)
    flushIfFull()
  }

  /// Adds bytes.
  func append(_ bytes: Span<UInt8>) {
    guard bytes.count < Self.limit else {
      flush()
      write(bytes)
      return
    }
    for index in bytes.indices { buffer.append(bytes[index]) }
    flushIfFull()
  }

  /// Takes bytes over, and leaves their memory behind to be filled again.
  func move(_ bytes: inout [UInt8]) {
    append(bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes out what was collected.
  func flush() {
    guard !buffer.isEmpty else { return }
    write(buffer.span)
    buffer.removeAll(keepingCapacity: true)
  }

  private func flushIfFull() {
    if buffer.count >= Self.limit { flush() }
  }

  private func write(_ bytes: Span<UInt8>) {
    if failure == nil { failure = sink(bytes) }
  }
}
