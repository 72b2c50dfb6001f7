#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a file has beside its owner, group and mode that decides who may use it, or that its owner has noted on it: the list of
/// further people with access, and the attributes in `user.`.
///
/// The system's modules leave these calls of Linux out, so they are named here.
enum FileAttributes {
  /// Makes the attributes of one open file those of another; false where that failed.
  static func copy(from old: Int32, to new: Int32) -> Bool {
    #if canImport(Darwin)
      return unsafe fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    #else
      guard let wanted = names(old), let found = names(new) else { return false }
      // A folder may give a list of its own to what is made in it.
      for name in found where !wanted.contains(name) {
        guard unsafe removeAttribute(new, name) == 0 else { return false }
      }
      for name in wanted {
        guard let value = value(of: name, old) else { return false }
        let result = unsafe value.withUnsafeBytes { unsafe setAttribute(new, name, $0.baseAddress, $0.count, 0) }
        guard result == 0 else { return false }
      }
      return true
    #endif
  }

  #if !canImport(Darwin)
    /// The names of the attributes that are kept; none where the file system knows of no attributes, nil where they cannot be read.
    private static func names(_ descriptor: Int32) -> [[CChar]]? {
      var buffer = [CChar](repeating: 0, count: 64 * 1024)
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe listAttributes(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 else { return errno == ENOTSUP || errno == ENOSYS ? [] : nil }
      return buffer[..<count].split(separator: 0).filter { name in
        let bytes = name.lazy.map { UInt8(bitPattern: $0) }
        return bytes.starts(with: "user.".utf8) || bytes.elementsEqual("system.posix_acl_access".utf8)
      }.map { Array($0) + [0] }
    }

    private static func value(of name: [CChar], _ descriptor: Int32) -> [UInt8]? {
      // The most that Linux allows.
      var buffer = [UInt8](repeating: 0, count: 64 * 1024)
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe getAttribute(descriptor, name, $0.baseAddress, $0.count)
      }
      return count < 0 ? nil : Array(buffer[..<count])
    }
  #endif
}

#if !canImport(Darwin)
  @_silgen_name("flistxattr")
  private func listAttributes(_ file: Int32, _ names: UnsafeMutableRawPointer?, _ size: Int) -> Int

  @_silgen_name("fgetxattr")
  private func getAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func setAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int, _ flags: Int32
  ) -> Int32

  @_silgen_name("fremovexattr")
  private func removeAttribute(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32
#endif
