/// One file of a ledger as it was read. The bytes are the only copy of the text (ARCHITECTURE, invariant 2).
public struct SourceFile: Sendable {
  /// The path as one would open it from the current folder; `-` for standard input.
  public let path: String
  /// All bytes, with the BOM if there is one.
  public let bytes: [UInt8]

  /// A file that was read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The text of a range; bytes that are no UTF-8 are replaced by U+FFFD.
  public func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.indices.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
