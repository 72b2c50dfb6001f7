import Foundation

/// The files under `Fixtures`.
enum Fixtures {
  /// The folder `Fixtures` of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// Whether golden files are to be written anew (`HARU_UPDATE_GOLDENS=1`); never in CI.
  static let isRefreshing = ProcessInfo.processInfo.environment["HARU_UPDATE_GOLDENS"] == "1"

  /// The paths of all `.haru` files below a folder, relative to `Fixtures`, sorted.
  static func paths(below folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".haru") }.sorted().map { folder + "/" + $0 }
  }

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The text of a file.
  static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  /// Writes a golden file anew.
  static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: root.appendingPathComponent(path))
  }
}
