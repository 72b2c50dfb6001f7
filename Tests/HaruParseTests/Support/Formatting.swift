@testable import HaruParse

/// Formatting for tests and for the fuzzer.
enum Formatting {
  static func formatter(_ sorting: Bool) -> FileFormatter {
    FileFormatter(sortsDays: sorting) { text in
      text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1.value != 0x2013 ? 2 : 1) }
    }
  }

  /// What is wrong with the form of a file; nil where nothing is.
  static func violation(_ bytes: [UInt8], sorting: Bool) -> String? {
    let source = SourceFile(path: "", bytes: bytes)
    guard let once = try? formatter(sorting).format(source) else { return "another meaning" }
    guard let again = try? formatter(sorting).format(SourceFile(path: "", bytes: once.bytes)) else {
      return "another meaning the second time"
    }
    if again.isChanged {
      return "not the same the second time: \(String(decoding: once.bytes, as: UTF8.self).debugDescription)"
    }
    let before = FileOutline(source)
    let after = FileOutline(SourceFile(path: "", bytes: once.bytes))
    func entries(_ outline: FileOutline) -> [EntryValue] {
      let all = outline.document.entries.positions.map { outline.document.value(of: $0) }
      return sorting ? all.sorted { "\($0)" < "\($1)" } : all
    }
    func unread(_ outline: FileOutline) -> [ArraySlice<UInt8>] {
      outline.lines.indices.filter { outline.lines[$0].kind == .unread }.map { outline.bytes[outline.content(of: $0)] }
    }
    if entries(before) != entries(after) { return "other entries" }
    if unread(before) != unread(after) { return "other lines that cannot be read" }
    if before.document.declarationValues != after.document.declarationValues { return "other declarations" }
    return nil
  }
}
