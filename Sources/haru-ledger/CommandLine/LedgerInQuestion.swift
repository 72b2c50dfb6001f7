import HaruParse

/// The ledger that a command line is about before any command reads it. Help and errors need its language, and no more.
struct LedgerInQuestion {
  private let paths: [String]
  private let world: World

  /// Where `set language` is looked for in a file: its settings come before its entries.
  private static let start = 64 * 1024

  /// The ledger of the `.haru` files among the words of a command line, however wrong the rest may be; else the usual one.
  init(of words: [String] = [], in world: World) {
    let files = words.map { $0.hasPrefix("--file=") ? String($0.dropFirst(7)) : $0 }
      .filter { $0.hasSuffix(".haru") && !$0.hasPrefix("-") }
    paths = (try? LedgerFiles.find(files, in: world)) ?? []
    self.world = world
  }

  /// The language to speak. It reads no more than the start of each file that was named, and nothing where the options decide.
  func language(_ common: CommonOptions) -> Language {
    guard common.language == nil else { return common.language(in: world) }
    for path in paths {
      guard let bytes = try? world.files.readStart(path, Self.start) else { continue }
      // The last line may have been cut.
      let lines = bytes.count < Self.start ? bytes[...] : bytes[...(bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0)]
      let document = Document(parsing: SourceFile(path: path, bytes: Array(lines)))
      if let language = document.language { return common.language(in: world, ledger: language) }
    }
    return common.language(in: world)
  }

  /// The whole ledger; nil where it cannot be read.
  var document: Document? {
    paths.isEmpty ? nil : try? Loader.load(paths, world.files)
  }
}

extension CommonOptions {
  /// The language of what needs no ledger: that of the ledger that would be used here, if there is one.
  func language(besideLedgerIn world: World) -> Language { LedgerInQuestion(in: world).language(self) }
}
