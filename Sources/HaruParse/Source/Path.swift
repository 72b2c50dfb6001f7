/// Paths with `/` between their parts.
package enum Path {
  /// The folder that a path's last part lies in; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `path` as seen from `folder`.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Whether the real path `path` is the folder `folder` or lies in it.
  static func isBelow(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Whether a ledger's own words may lead to a path: to a `.haru` file, where no part of the path is hidden (SPEC, Include). Bytes are
  /// compared, since a dot with an accent is another character.
  package static func mayBeNamed(_ path: some StringProtocol) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    guard let name = parts.last, name.count > 5, name.suffix(5).elementsEqual(".haru".utf8) else { return false }
    return parts.allSatisfy { part in
      part.first != UInt8(ascii: ".") || part.count == 1 || part.elementsEqual("..".utf8)
    }
  }

  /// The same of a real path, which must lie below the real path of the main file's folder.
  package static func mayBeNamed(_ real: String, below folder: String) -> Bool {
    real != folder && isBelow(folder, real) && mayBeNamed(real.dropFirst(folder.count))
  }

  /// Whether following `path` leaves the folder that it starts from.
  static func leaves(_ path: String) -> Bool {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return path.hasPrefix("/")
  }
}
