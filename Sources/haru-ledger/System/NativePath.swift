#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths between the system, for which they are bytes, and texts, which are UTF-8. A byte that is not UTF-8 becomes a character that
/// nobody writes, and that byte again where the path is used; so files below any folder can be read and written.
extension String {
  /// A text of the system. What it has in the place of these characters is taken byte by byte, so no two paths become one.
  init(native text: UnsafePointer<CChar>) {
    if let valid = unsafe String(validatingCString: text), !valid.hasForeignBytes {
      self = valid
      return
    }
    self = ""
    var rest = unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }[...]
    while let first = rest.first {
      let count = (1...4).first { count in
        guard let valid = String(validating: rest.prefix(count), as: UTF8.self) else { return false }
        return !valid.hasForeignBytes
      }
      if let count, count <= rest.count {
        self += String(decoding: rest.prefix(count), as: UTF8.self)
        rest = rest.dropFirst(count)
      } else {
        unicodeScalars.append(Unicode.Scalar(ForeignByte.first + UInt32(first))!)
        rest = rest.dropFirst()
      }
    }
  }

  /// The path as the system has it, with a zero at its end.
  var native: [CChar] {
    guard hasForeignBytes else { return Array(utf8CString) }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if let byte = ForeignByte.value(scalar) { bytes.append(byte) } else { bytes += String(scalar).utf8 }
    }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  /// Whether it holds bytes that are not UTF-8.
  var hasForeignBytes: Bool { utf8.contains(0xF4) && unicodeScalars.contains { ForeignByte.value($0) != nil } }
}

/// The characters that are bytes of a path which are not UTF-8: the last private ones, which no script has.
enum ForeignByte {
  fileprivate static let first: UInt32 = 0x10FE00

  /// The byte that a character is; nil for another one.
  static func value(_ scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= first + 0x80 && scalar.value <= first + 0xFF ? UInt8(scalar.value - first) : nil
  }
}
