import HaruParse

/// Files in memory, under absolute paths; folders are there as soon as something is in them.
struct MemoryFiles: Sendable {
  private let files: [String: [UInt8]]
  private let currentFolder: String

  /// Files whose paths are absolute or meant from `currentFolder`.
  init(_ files: [String: [UInt8]], currentFolder: String) {
    self.currentFolder = currentFolder
    var absolute: [String: [UInt8]] = [:]
    for (path, bytes) in files { absolute[Self.absolute(path, from: currentFolder)] = bytes }
    self.files = absolute
  }

  /// The same files as a program reaches them.
  var access: FileAccess {
    FileAccess(
      read: { path throws(FileError) in
        let path = Self.absolute(path, from: currentFolder)
        if let bytes = files[path] { return bytes }
        throw isFolder(path) ? .isDirectory : .notFound
      },
      realPath: { path in
        let path = Self.absolute(path, from: currentFolder)
        return files[path] != nil || isFolder(path) ? path : nil
      },
      list: { path throws(FileError) in
        let path = Self.absolute(path, from: currentFolder)
        guard isFolder(path) else { throw .notFound }
        let prefix = path == "/" ? path : path + "/"
        var items: Set<FileAccess.Item> = []
        for file in files.keys where file.hasPrefix(prefix) {
          let parts = file.dropFirst(prefix.count).split(separator: "/")
          items.insert(FileAccess.Item(name: String(parts[0]), isFolder: parts.count > 1))
        }
        return Array(items)
      })
  }

  private func isFolder(_ path: String) -> Bool {
    path == currentFolder || path == "/" || currentFolder.hasPrefix(path + "/")
      || files.keys.contains { $0.hasPrefix(path + "/") }
  }

  private static func absolute(_ path: String, from folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}
