import HaruParse

/// Files of which some are not written yet.
struct OverlayFiles {
  let base: FileAccess
  /// The bytes by real path.
  private var files: [String: [UInt8]] = [:]
  /// The real paths of those that `base` does not have: few, as a rule, while repairs change thousands that it has.
  private var added: [String] = []

  /// All files of `base`.
  init(base: FileAccess) {
    self.base = base
  }

  /// Gives a file other bytes, or makes one.
  mutating func set(_ path: String, _ bytes: [UInt8]) {
    guard let real = Self.realPath(path, base) else { return }
    if files.updateValue(bytes, forKey: real) == nil, base.realPath(path) == nil { added.append(real) }
  }

  /// The real path of a file that may be missing, with folders that may be.
  private static func realPath(_ path: String, _ base: FileAccess) -> String? {
    if let real = base.realPath(path) { return real }
    let parts = path.split(separator: "/")
    let root = path.hasPrefix("/") ? "/" : "./"
    func folder(_ count: Int) -> String? { base.realPath(root + parts[..<count].joined(separator: "/")) }
    // Below a missing folder all are missing, so the last one that is there is found by halves.
    var (found, missing) = (0, parts.count)
    while found + 1 < missing {
      let middle = (found + missing) / 2
      if folder(middle) != nil { found = middle } else { missing = middle }
    }
    guard !parts.isEmpty, let real = folder(found) else { return nil }
    return (real == "/" ? "/" : real + "/") + parts[found...].joined(separator: "/")
  }

  /// The files as they would be.
  var access: FileAccess {
    let (base, files, added) = (base, files, added)
    /// The real path of a file, or of a folder that one is in.
    @Sendable func known(_ path: String) -> String? {
      if let real = base.realPath(path) { return real }
      guard let real = Self.realPath(path, base) else { return nil }
      let prefix = real + "/"
      return added.contains { $0 == real || $0.hasPrefix(prefix) } ? real : nil
    }
    return FileAccess(
      read: { path throws(FileError) in
        if let real = known(path), let bytes = files[real] { return bytes }
        return try base.read(path)
      },
      realPath: known,
      list: { path throws(FileError) in
        guard let real = known(path), files[real] == nil else { return try base.list(path) }
        var items: [FileAccess.Item] = []
        if base.realPath(path) != nil { items = try base.list(path) }
        let prefix = real == "/" ? real : real + "/"
        for file in added where file.hasPrefix(prefix) {
          let rest = file.dropFirst(prefix.count)
          let name = String(rest.prefix { $0 != "/" })
          if !items.contains(where: { $0.name == name }) {
            items.append(FileAccess.Item(name: name, isFolder: rest.contains("/")))
          }
        }
        return items
      })
  }
}
