/// A pattern of an `include` line: `*`, `?`, `[…]` within a name, `**` for any number of folders (SPEC, Include).
struct Glob {
  /// The pattern's parts between slashes.
  let parts: [[Character]]

  /// The pattern `text`; nil for a plain path.
  init?(_ text: String) {
    guard text.contains(where: { "*?[".contains($0) }) else { return nil }
    var parts: [[Character]] = []
    // Two `**` in a row say no more than one.
    for part in text.split(separator: "/") where part != "." && (part != "**" || parts.last != ["*", "*"]) {
      parts.append(Array(part))
    }
    // What ends with a slash names folders, of which none is a file.
    self.parts = parts + (text.hasSuffix("/") ? [[]] : [])
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
      // A `]` right after the bracket stands for itself.
      let first = at + 1 < pattern.count && (pattern[at + 1] == "!" || pattern[at + 1] == "^") ? at + 2 : at + 1
      guard let close = pattern[min(first, pattern.count)...].dropFirst().firstIndex(of: "]") else { fallthrough }
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

  /// What a pattern matches.
  struct Matches {
    /// The paths of files, in order of their bytes.
    var files: [String]
    /// Folders that it leads to and that lie outside; nothing in them is looked at.
    var outside: [String]
  }

  /// One expansion of a pattern.
  private struct Walk {
    let access: FileAccess
    /// The real path of the folder that may not be left.
    let root: String
    var files: Set<String> = []
    var outside: Set<String> = []
    /// The folders to look in, each with the position of the part that its items have to match.
    var next: [(part: Int, folder: String)]
    /// The real paths of the folders that were looked through, by part of the pattern: links that lead back up, and patterns
    /// with several `**`, would reach the same folder over and over.
    var seen: [Set<String>]
  }

  /// The files that the pattern matches below `folder`. Hidden files and folders are left out unless the pattern names their
  /// dot; `root` is the real path that may not be left.
  func expand(in folder: String, _ access: FileAccess, root: String) -> Matches {
    var walk = Walk(access: access, root: root, next: [(0, folder)], seen: Array(repeating: [], count: parts.count))
    while walk.files.count <= Loader.mostFiles, let (index, folder) = walk.next.popLast() {
      look(in: folder, for: index, &walk)
    }
    func sorted(_ paths: Set<String>) -> [String] { paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    return Matches(files: sorted(walk.files), outside: sorted(walk.outside))
  }

  private func look(in folder: String, for index: Int, _ walk: inout Walk) {
    guard let real = walk.access.realPath(folder) else { return }
    guard Path.isBelow(walk.root, real) else {
      walk.outside.insert(folder)
      return
    }
    guard walk.seen[index].insert(real).inserted else { return }
    let part = parts[index]
    let isLast = index + 1 == parts.count
    if part == [".", "."] {
      if !isLast { walk.next.append((index + 1, Path.join(folder, ".."))) }
      return
    }
    let isAnyDepth = part == ["*", "*"]
    // In the order in which a person would list them, since a folder that two links lead to is looked at once.
    var found: [(part: Int, folder: String)] = isAnyDepth && !isLast ? [(index + 1, folder)] : []
    for item in items(of: folder, walk.access) where !item.name.hasPrefix(".") || part.first == "." {
      guard isAnyDepth || Self.matches(part, Array(item.name)) else { continue }
      let path = Path.join(folder, item.name)
      if item.isFolder {
        if isAnyDepth || !isLast { found.append((isAnyDepth ? index : index + 1, path)) }
      } else if isLast, item.isFile {
        walk.files.insert(path)
      }
    }
    walk.next += found.reversed()
  }

  private func items(of folder: String, _ access: FileAccess) -> [FileAccess.Item] {
    do throws(FileError) { return try access.list(folder).sorted { $0.name < $1.name } } catch { return [] }
  }
}
