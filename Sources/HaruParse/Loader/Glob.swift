/// A pattern of an `include` line: `*`, `?`, `[…]` within a name, `**` for any number of folders (SPEC, Include).
struct Glob {
  /// The pattern's parts between slashes.
  let parts: [[Character]]

  /// The pattern `text`; nil for a plain path.
  init?(_ text: String) {
    guard text.contains(where: { "*?[".contains($0) }) else { return nil }
    parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// Whether a part of a pattern matches a name; characters are compared by canonical equivalence.
  static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var at = 0
    var next = 0
    var star: (pattern: Int, name: Int)?
    while next < name.count {
      if at < pattern.count, pattern[at] == "*" {
        star = (at, next)
        at += 1
      } else if at < pattern.count, let after = matchesOne(pattern, at, name[next]) {
        at = after
        next += 1
      } else if let (starAt, starName) = star {
        star = (starAt, starName + 1)
        at = starAt + 1
        next = starName + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == "*" }
  }

  /// The place in the pattern after what matches `character` at `at`; nil where it does not.
  private static func matchesOne(_ pattern: [Character], _ at: Int, _ character: Character) -> Int? {
    switch pattern[at] {
    case "?": return at + 1
    case "[":
      guard let close = pattern[(at + 1)...].dropFirst().firstIndex(of: "]") else { fallthrough }
      var set = pattern[(at + 1)..<close]
      let isNegated = set.first == "!" || set.first == "^"
      if isNegated { set = set.dropFirst() }
      var isIn = false
      var index = set.startIndex
      while index < set.endIndex {
        if index + 2 < set.endIndex, set[index + 1] == "-" {
          isIn = isIn || set[index] <= character && character <= set[index + 2]
          index += 3
        } else {
          isIn = isIn || set[index] == character
          index += 1
        }
      }
      return isIn != isNegated ? close + 1 : nil
    default: return pattern[at] == character ? at + 1 : nil
    }
  }

  /// The paths of files that the pattern matches below `folder`, in order of their names. Hidden files and folders are left
  /// out unless the pattern names their dot.
  func expand(in folder: String, _ access: FileAccess) -> [String] {
    var result: Set<String> = []
    expand(0, folder, access, depth: 0, &result)
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func expand(
    _ index: Int, _ folder: String, _ access: FileAccess, depth: Int, _ result: inout Set<String>
  ) {
    // A link to a folder above would lead down for ever.
    guard depth <= Self.deepest, result.count <= Loader.mostFiles else { return }
    let part = parts[index]
    if part == ["*", "*"] {
      if index + 1 < parts.count { expand(index + 1, folder, access, depth: depth, &result) }
      for item in items(of: folder, access) where !item.name.hasPrefix(".") {
        let path = Path.join(folder, item.name)
        if item.isFolder {
          expand(index, path, access, depth: depth + 1, &result)
        } else if index + 1 == parts.count {
          result.insert(path)
        }
      }
      return
    }
    if part == [".", "."] {
      if index + 1 < parts.count { expand(index + 1, Path.join(folder, ".."), access, depth: depth + 1, &result) }
      return
    }
    for item in items(of: folder, access) where !item.name.hasPrefix(".") || part.first == "." {
      guard Self.matches(part, Array(item.name)) else { continue }
      let path = Path.join(folder, item.name)
      if index + 1 < parts.count {
        if item.isFolder { expand(index + 1, path, access, depth: depth + 1, &result) }
      } else if !item.isFolder {
        result.insert(path)
      }
    }
  }

  private static let deepest = 64

  private func items(of folder: String, _ access: FileAccess) -> [FileAccess.Item] {
    do throws(FileError) { return try access.list(folder) } catch { return [] }
  }
}

/// Paths with `/` between their parts.
public enum Path {
  /// The folder that a path's last part lies in; `.` for a bare name.
  public static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// `path` as seen from `folder`.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
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
