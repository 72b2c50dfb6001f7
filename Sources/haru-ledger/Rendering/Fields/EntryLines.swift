import HaruParse

/// The line numbers of entries. A file of which many are asked for is gone through once.
struct EntryLines {
  let document: Document
  private var indices: [FileID: LineIndex] = [:]

  /// The lines of `entries`.
  init(_ document: Document, _ entries: [EntryPosition]) {
    self.document = document
    var counts: [FileID: Int] = [:]
    for entry in entries { counts[document.file(of: entry), default: 0] += 1 }
    for (file, count) in counts where count > 8 {
      let bytes = document.files[Int(file.index)].bytes
      indices[file] = LineIndex(bytes.span)
    }
  }

  /// The line, from 1, of an entry.
  func line(of entry: EntryPosition) -> Int {
    let file = document.file(of: entry)
    let offset = Int(document.entries[entry].line)
    return indices[file]?.line(at: offset) ?? document.files[Int(file.index)].line(at: offset)
  }
}

extension Document {
  /// The path of a file as seen from the main file's folder.
  func relativePath(of file: SourceFile) -> String {
    let folder = Path.folder(of: files[0].path) + "/"
    return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
  }
}
