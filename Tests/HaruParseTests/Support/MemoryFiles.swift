@testable import HaruParse

/// Files in memory. Paths are absolute; relative ones are those of the folder `/home`.
struct MemoryFiles: Sendable {
  /// What stands at a path.
  enum Node: Sendable {
    case file([UInt8])
    /// A link to an absolute path.
    case link(String)
    case failure(FileError)

    static func text(_ text: String) -> Node { .file(Array(text.utf8)) }
  }

  private let nodes: [String: Node]
  private let folders: Set<String>

  init(_ nodes: [String: Node]) {
    self.nodes = nodes
    var folders: Set<String> = ["/", "/home"]
    for path in nodes.keys {
      var folder = Path.folder(of: path)
      while folders.insert(folder).inserted { folder = Path.folder(of: folder) }
    }
    self.folders = folders
  }

  /// These files as the library reaches them.
  var access: FileAccess {
    FileAccess(
      read: { (path) throws(FileError) in
        guard let real = self.real(path) else { throw FileError.notFound }
        if self.folders.contains(real) { throw FileError.isDirectory }
        switch self.nodes[real] {
        case .file(let bytes): return bytes
        case .failure(let error): throw error
        default: throw FileError.notFound
        }
      },
      realPath: { self.real($0) },
      list: { (path) throws(FileError) in
        guard let real = self.real(path), self.folders.contains(real) else { throw FileError.notFound }
        let prefix = real == "/" ? "/" : real + "/"
        var items: Set<FileAccess.Item> = []
        for known in Array(self.nodes.keys) + Array(self.folders) where known.hasPrefix(prefix) && known != real {
          let name = String(known.dropFirst(prefix.count).prefix { $0 != "/" })
          let target = self.real(prefix + name)
          items.insert(FileAccess.Item(name: name, isFolder: target.map(self.folders.contains) ?? false))
        }
        return Array(items)
      })
  }

  /// The absolute path with every link resolved; nil where nothing stands or links go in circles.
  private func real(_ path: String) -> String? {
    var parts = (path.hasPrefix("/") ? path : "/home/" + path).split(separator: "/").map(String.init)[...]
    var result = ""
    var links = 0
    while let part = parts.popFirst() {
      if part == "." { continue }
      if part == ".." {
        result = result.isEmpty ? "" : String(result[..<result.lastIndex(of: "/")!])
        continue
      }
      let next = result + "/" + part
      if case .link(let target)? = nodes[next] {
        links += 1
        if links > 40 { return nil }
        parts = target.split(separator: "/").map(String.init)[...] + parts
        result = ""
        continue
      }
      guard nodes[next] != nil || folders.contains(next) else { return nil }
      result = next
    }
    return result.isEmpty ? "/" : result
  }
}
