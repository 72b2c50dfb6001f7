import HaruParse

/// What `check` found.
struct CheckResult {
  /// The files of the ledger, in the order of their `FileID`.
  var files: [SourceFile]
  /// What is wrong, in file order; without hints where none are asked for.
  var groups: [DiagnosticBag.Group]
  /// The number of places with an error, those that were not kept included.
  var errors: Int
  /// The same for warnings.
  var warnings: Int
  /// The same for hints; 0 where none are asked for.
  var hints: Int
  /// The number of lines of the files that were looked at.
  var lines: Int
  /// The number of these files.
  var fileCount: Int
  /// The main file of the ledger that they were read with; nil where they are all of it.
  var ledger: String?
  /// The number of places that can be repaired without being asked for, as far as they are known.
  var fixable = 0
  /// How many lines below them date lines and goals leave out, by the places of their diagnostics.
  var leftOut: [Location: Int] = [:]
  /// What was repaired; nil where nothing was to be.
  var fixed: RepairsMade?
  /// The language to say it in.
  var language: Language

  /// Whether some of what was found was only counted, so that more may be fixable.
  var isCutOff: Bool { groups.reduce(0) { $0 + $1.count } < errors + warnings + hints }
}

/// What `check --fix` did.
struct RepairsMade: Equatable {
  /// How many places were repaired, and how many of these only came to light by the repair of another one.
  var places = 0
  var uncovered = 0
  /// How many files were written.
  var files = 0
}

/// Shows what `check` found, in one of its forms.
struct CheckRenderer {
  let result: CheckResult
  let format: CheckFormat
  /// Whether nothing is left out.
  let showsAll: Bool
  let style: Style
  /// Columns of the terminal.
  let width: Int
  let places: Places

  /// A renderer of `result`.
  init(result: CheckResult, format: CheckFormat, showsAll: Bool, style: Style, width: Int) {
    self.result = result
    self.format = format
    self.showsAll = showsAll
    self.style = style
    self.width = width
    places = Places(result.files)
  }

  var language: Language { result.language }

  /// What is wrong at some places of one problem, in words.
  func sentence(of group: DiagnosticBag.Group) -> Sentence {
    sentence(group.first, at: [group.first.location] + group.also)
  }

  /// What is wrong at some places, in words, with the number of lines that are left out with them. `showsFixes` is whether the
  /// repairs are shown beside it.
  func sentence(_ diagnostic: Diagnostic, at locations: [Location], showsFixes: Bool = true) -> Sentence {
    var sentence = diagnostic.problem.sentence(in: language)
    if showsFixes, diagnostic.problem.isSaid(by: diagnostic.fixes) { sentence.help = [] }
    guard !result.leftOut.isEmpty else { return sentence }
    let lines = locations.reduce(0) { $0 + (result.leftOut[$1] ?? 0) }
    if lines > 0 { sentence.help.append(leftOutBelow(lines, places: locations.count, language: language)) }
    return sentence
  }

  /// Writes everything.
  func render(to output: Output) {
    switch format {
    case .human: renderHuman(to: output)
    case .short: renderShort(to: output)
    case .json: renderJSON(to: output)
    case .github: renderGitHub(to: output)
    case .sarif: renderSARIF(to: output)
    }
  }

  /// Writes a line for each place that was kept, and the last lines. The places are in file order one by one and not by group.
  func renderPlaces(to output: Output, line: (Location, Diagnostic) -> String) {
    let places = result.groups.flatMap { group in
      ([group.first.location] + group.also).map { (place: $0, diagnostic: group.first) }
    }.sorted { $0.place < $1.place }
    for (place, diagnostic) in places { output.append(line(place, diagnostic) + "\n") }
    renderEnd(shown: places.count, listsAll: true, to: output)
  }

  /// The last lines of the forms for people: how much was left out, if anything was, and the summary.
  func renderEnd(shown: Int, listsAll: Bool, to output: Output) {
    let leftOut = result.errors + result.warnings + result.hints - shown
    if leftOut > 0 {
      let line = listsAll ? onlyCounted(leftOut, language: language) : moreNotShown(leftOut, language: language)
      output.append(style.paint(line, .faint) + "\n")
    }
    if let fixed = result.fixed {
      let summary = fixedSummary(
        places: fixed.places, files: fixed.files, uncovered: fixed.uncovered, language: language)
      output.append(style.paint(summary, .emphasis) + "\n")
    }
    if result.fixable > 0 {
      let line = fixableSummary(result.fixable, isLeast: result.isCutOff, language: language)
      output.append(style.paint(line, .faint) + "\n")
    }
    let summary = checkSummary(
      errors: result.errors, warnings: result.warnings, hints: result.hints, files: result.fileCount,
      lines: result.lines, ledger: result.ledger.map(Escape.terminal), language: language)
    output.append(style.paint(summary, .emphasis) + "\n")
  }
}

/// How much of a result is shown: one slip in a template can make ten thousand lines of the same.
struct ShownLimit {
  /// The most of one code.
  static let ofCode = 50
  /// The most in all.
  static let inAll = 500

  private let showsAll: Bool
  private var total = 0
  private var byCode: [Code: Int] = [:]

  /// No limit where `showsAll` is true.
  init(showsAll: Bool) {
    self.showsAll = showsAll
  }

  /// Whether one more of a code is shown; counts it where it is.
  mutating func admits(_ code: Code) -> Bool {
    if showsAll { return true }
    guard total < Self.inAll, byCode[code, default: 0] < Self.ofCode else { return false }
    total += 1
    byCode[code, default: 0] += 1
    return true
  }
}

/// Finds lines and columns of places, with one index for each file that anything is said about.
final class Places {
  private let files: [SourceFile]
  private var indexes: [LineIndex?]

  /// Places in these files.
  init(_ files: [SourceFile]) {
    self.files = files
    indexes = Array(repeating: nil, count: files.count)
  }

  /// The file of a place.
  func file(_ place: Location) -> SourceFile {
    files[Int(place.file.index)]
  }

  /// The position of the start of a place.
  func start(_ place: Location) -> SourcePosition {
    index(place).position(at: Int(place.range.start), in: file(place).bytes.span)
  }

  /// The position of the end of a place.
  func end(_ place: Location) -> SourcePosition {
    index(place).position(at: Int(place.range.end), in: file(place).bytes.span)
  }

  /// The line, from 1, that a place begins in.
  func line(_ place: Location) -> Int {
    index(place).line(at: Int(place.range.start))
  }

  /// The bytes of a line without its end.
  func content(ofLine line: Int, of place: Location) -> ByteRange {
    index(place).content(ofLine: line, in: file(place).bytes.span)
  }

  private func index(_ place: Location) -> LineIndex {
    let number = Int(place.file.index)
    if let index = indexes[number] { return index }
    let bytes = files[number].bytes
    let index = LineIndex(bytes.span)
    indexes[number] = index
    return index
  }
}
