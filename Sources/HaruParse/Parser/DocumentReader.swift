/// How large files are read.
struct ReadingPlan: Sendable {
  /// The number of threads that read a large file.
  var threads: Int
  /// The least number of bytes of a file that is read in chunks.
  var largeFile = 1 << 20
  /// The number of bytes of a chunk, which is cut at the next date line.
  var chunk = 1 << 19
  /// How many places of diagnostics are kept.
  var keptPlaces = DiagnosticBag.capacity

  /// As many threads as help.
  static let standard = ReadingPlan(threads: min(Threads.available, 2))
}

/// Reads files into one document.
struct DocumentReader {
  private var joiner: DocumentJoiner
  private let plan: ReadingPlan

  /// A reader without files.
  init(_ plan: ReadingPlan = .standard) {
    self.plan = plan
    joiner = DocumentJoiner(keepingPlaces: plan.keptPlaces)
  }

  /// What was read so far.
  var document: Document {
    _read { yield joiner.document }
    _modify { yield &joiner.document }
  }

  /// Reads one more file. It begins without a date and without a goal above.
  mutating func read(_ source: SourceFile) {
    let bytes = source.bytes
    if plan.threads > 1, bytes.count >= plan.largeFile, !bytes.span.isUTF16 {
      joiner.begin(source, entries: bytes.count / 24)
      readChunks(bytes)
    } else {
      joiner.begin(source, entries: joiner.document.entries.isEmpty ? 0 : bytes.count / 24)
      let place = DiagnosticPlace(bag: DiagnosticBag(capacity: plan.keptPlaces))
      joiner.join(
        Parser.fragment(of: bytes.span, from: LineState(), below: joiner.totals, diagnostics: place), of: bytes)
    }
    joiner.end()
  }

  /// Reads chunks on several threads and joins them on this one.
  private mutating func readChunks(_ bytes: [UInt8]) {
    let cuts = Chunks.cuts(bytes.span, every: plan.chunk)
    let chunks = Chunks(bytes, cuts, plan)
    chunks.read { joiner.join($0, of: bytes) }
  }
}

extension DocumentJoiner {
  /// Adds the next fragment of the file with these bytes.
  mutating func join(_ fragment: consuming Fragment, of bytes: [UInt8]) {
    let start = offset
    let range = start..<start + fragment.length
    join(fragment) { Parser.fragment(of: bytes.span.extracting(range), from: $0, below: $1, diagnostics: $2) }
  }
}

extension Document {
  /// The document of one file by itself, without what it includes. Reading never fails; what is wrong is in `diagnostics`.
  public init(parsing source: SourceFile) { self.init(parsing: source, .standard) }

  /// The document of one text by itself, without what it includes.
  public init(parsing text: String) { self.init(parsing: SourceFile(path: "", bytes: Array(text.utf8))) }

  /// The same, where a large file is read as a plan says.
  init(parsing source: SourceFile, _ plan: ReadingPlan) {
    var reader = DocumentReader(plan)
    reader.read(source)
    self = reader.document
  }
}
