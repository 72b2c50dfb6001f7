import HaruParse

/// Ledgers on the disk: `.haru` files, and folders on the way to them.
struct FileCandidates {
  let world: World

  /// The paths that begin with what is typed; a folder ends with a slash.
  func paths(_ typed: String, foldersOnly: Bool) -> [Candidate] {
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let name = typed.dropFirst(folder.count)
    guard let items = try? world.files.list(folder.isEmpty ? "." : atHome(folder)) else { return [] }
    return items.filter { item in
      // A hidden one is meant only by those who type its dot.
      (item.name.first != "." || name.first == ".") && (item.isFolder || !foldersOnly && item.name.hasSuffix(".haru"))
    }.map { Candidate(value: folder + $0.name + ($0.isFolder ? "/" : "")) }
      .sorted { $0.value < $1.value }.beginning(with: typed)
  }

  /// The path with the home folder in the place of `~`.
  private func atHome(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = world[.home] else { return path }
    return home + path.dropFirst()
  }
}
