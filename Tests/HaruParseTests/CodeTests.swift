import Foundation
import Testing

@testable import HaruParse

/// The catalogue of codes is whole. `ReproducerTests` show that each code has a reproducer, and `SentenceTests` that each has a
/// problem with a sentence.
@Suite struct CodeTests {
  /// An entry that no list of codes names would be found by nothing.
  @Test func everyEntryIsListedOnce() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let folder = root.appending(path: "Sources/HaruParse/Diagnostics/Catalogue")
    var names: [String] = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      names += text.matches(of: /static let \w+ = Code\(\s+"([a-z0-9-]+)"/).map { String($0.1) }
    }
    #expect(names.sorted() == Code.allCases.map(\.rawValue).sorted())
  }

  @Test func aNameLeadsToItsCode() {
    for code in Code.allCases { #expect(Code(rawValue: code.rawValue) == code) }
    #expect(Code(rawValue: "overlap") == .overlap)
    #expect(Code(rawValue: "Overlap") == nil)
    #expect(Set(Code.allCases).count == Code.allCases.count)
  }
}
