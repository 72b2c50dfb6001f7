/// Declarations of tags, actions and goals (SPEC, Lines).
///
/// Where the name could be read but a property is wrong, the declaration still declares its name, so that one slip is told once
/// and not again on every line that uses the name.
extension Parser {
  /// `tag #NAME color=#RRGGBB`
  mutating func readTagDeclaration(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let name = try readTag(bytes, &cursor)
    try checkLimit(.tag, name.range)
    fragment.tags.append(TagDeclaration(name: name, file: FileID(0)))
    let position = fragment.tags.count - 1
    try readProperties(bytes, &cursor, known: ["color"]) { (parser, property) throws(Fault) in
      let color = try parser.color(property)
      parser.fragment.tags[position].color = color
      parser.fragment.tagColors.insert(color)
    }
    guard fragment.tags[position].color != nil else {
      let example = "color=" + freeColor()
      let end = Int(name.range.end)
      throw Fault(.missingProperty(key: "color", example: example), Int(name.range.start) - 1, end)
        .repaired(end, end, by: " " + example)
    }
    return .tag
  }

  /// A colour of the palette that no tag above has, as the format writes it.
  private mutating func freeColor() -> String {
    fragment.suggestsColor = true
    let (above, own) = (fragment.totals, fragment.tagColors)
    let count = above.counts[.tag, default: 0] + fragment.tags.count
    return Palette.text(Palette.free(besides: above.tagColors.union(own), count: count))
  }

  /// `action KIND NAME [#TAG…] [icon= alias= est= unit= best= archived=]`
  private static let wordsForKinds = [
    "시간": "time", "時間": "time", "timer": "time", "duration": "time", "hours": "time", "횟수": "count", "개수": "count",
    "회": "count",
    "回数": "count", "個数": "count", "number": "count", "counter": "count", "측정": "measure", "값": "measure",
    "測定": "measure",
    "値": "measure", "value": "measure", "measurement": "measure",
  ]

  mutating func readActionDeclaration(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let kindStart = cursor.at
    guard !cursor.isDone(bytes) else { throw Fault(.missing(.actionKind), kindStart, kindStart) }
    let kindEnd = max(cursor.wordEnd(bytes), kindStart + 1)
    guard let kind = ActionKind.allCases.first(where: { bytes.equals($0.word, kindStart..<kindEnd) }) else {
      let text = bytes.text(kindStart..<kindEnd)
      let suggestion =
        closest(to: text, among: ActionKind.allCases.map(\.keyword)) ?? Self.wordsForKinds[text.lowercased()]
      let isCase = suggestion.map { ForeignForms.differsByCase(text, $0) } == true
      throw Fault(.unknownActionKind(text: text, suggestion: suggestion), kindStart, kindEnd)
        .withCertainty(isCase ? .certain : .doubtful)
    }
    token(.keyword, kindStart, kindEnd)
    cursor.at = kindEnd
    cursor.skipBlanks(bytes)
    let isValue = cursor.looksLikeValue(bytes)
    let name = try readLongName(bytes, &cursor, missing: .name, stopsAtComparison: false)
    if isValue {
      let text = bytes.text(name.range)
      throw Fault(.invalidName(text: text, suggestion: "\"" + text + "\""), name.range)
    }
    try checkLimit(.action, name.range)
    fragment.actions.append(ActionDeclaration(kind: kind, name: name, file: FileID(0)))
    let position = fragment.actions.count - 1
    let known = ["icon", "alias", "est", "unit", "best", "archived"]
    try readProperties(bytes, &cursor, known: known, tags: { $0.fragment.actions[position].tags.append($1) }) {
      (parser, property) throws(Fault) in
      func require(_ kinds: [ActionKind]) throws(Fault) {
        if kinds.contains(kind) { return }
        let (start, end) = (Int(property.keyRange.start), Int(property.range.end))
        throw property.removable(Fault(.misplacedProperty(key: property.key, kinds: kinds), start, end), bytes)
      }
      switch property.key {
      case "icon": parser.fragment.actions[position].icon = try parser.text(property)
      case "alias": parser.fragment.actions[position].aliases = try parser.aliases(property)
      case "est":
        try require([.time])
        parser.fragment.actions[position].estimate = try parser.length(property)
      case "unit":
        try require([.count, .measure])
        parser.fragment.actions[position].unit = try parser.text(property)
      case "best":
        try require([.measure])
        parser.fragment.actions[position].best = try parser.choice(property, of: BestMeasure.self)
      default: parser.fragment.actions[position].archived = try parser.date(property)
      }
    }
    return .action
  }

  /// `goal TITLE start=DATE [end= icon= color= id= closed= result= pass=]`
  mutating func readGoalDeclaration(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> LineKind {
    let title = try readLongName(bytes, &cursor, missing: .title, stopsAtComparison: false)
    try checkLimit(.goal, title.range)
    var goal = GoalDeclaration(title: title, file: FileID(0))
    var (endRange, closedRange) = (title.range, title.range)
    let known = ["start", "end", "icon", "color", "id", "closed", "result", "pass"]
    var wrong: Fault?
    do throws(Fault) {
      try readProperties(bytes, &cursor, known: known) { (parser, property) throws(Fault) in
        switch property.key {
        case "start": goal.start = try parser.date(property)
        case "end": (goal.end, endRange) = (try parser.date(property), property.range)
        case "closed": (goal.closed, closedRange) = (try parser.date(property), property.range)
        case "icon": goal.icon = try parser.text(property)
        case "color": goal.color = try parser.color(property)
        case "id": goal.id = try parser.identifier(property)
        case "pass": goal.pass = try parser.percent(property)
        default:
          goal.result = try parser.choice(property, of: GoalResult.self)
          goal.resultRange = ByteRange(Int(property.keyRange.start), Int(property.range.end))
        }
      }
    } catch { wrong = error }
    guard let first = goal.start else { throw wrong ?? startFault(bytes, title) }
    if let last = goal.end, last < first {
      wrong = wrong ?? Fault(.endBeforeStart(start: first, end: last), endRange)
      goal.end = nil
    }
    if let closed = goal.closed, closed < first {
      wrong = wrong ?? Fault(.closedBeforeStart(start: first, closed: closed), closedRange)
      goal.closed = nil
    } else if let closed = goal.closed, let last = goal.end, closed > last {
      wrong = wrong ?? Fault(.closedAfterEnd(end: last, closed: closed), closedRange)
      goal.closed = nil
    }
    setGoal(.open(.init()))
    goalLineWasRead = Int(title.range.start)
    yearOfGoal = first.civil.year
    fragment.goals.append(goal)
    if let wrong { throw wrong }
    return .goal
  }

  /// A goal without `start=`; where the title ends with a date, that was meant as the start.
  private func startFault(_ bytes: Span<UInt8>, _ title: PlacedName) -> Fault {
    let fault = Fault(.missingProperty(key: "start", example: "start=2026-01-01"), title.range)
    // `start＝2026-07-01`
    let range = title.range.indices
    for at in range where at + 8 < range.upperBound && bytes.equals("start＝", at..<at + 8) {
      return fault.repaired(.certain, at + 5, at + 8, by: "=")
    }
    let start = Int(title.range.end) - 10
    guard start > Int(title.range.start), blankWidth(bytes, start - 1, start) > 0 else { return fault }
    var cursor = Cursor(start, Int(title.range.end))
    guard cursor.readDate(bytes) != nil else { return fault }
    // `책 start 2026-07-01`
    var words = Cursor(Int(title.range.start), start)
    var last = words.at..<words.at
    while !words.isDone(bytes) {
      let first = words.at
      words.at = max(words.chunkEnd(bytes), first + 1)
      last = first..<words.at
      words.skipBlanks(bytes)
    }
    let isWord = ["start", "starts", "from", "since", "on", "시작", "開始"].contains(bytes.text(last).lowercased())
    let from = isWord && last.lowerBound > Int(title.range.start) ? last.lowerBound : start
    return fault.repaired(from, start, by: "start=")
  }

  /// Tags and properties up to the end of the line. All of them are looked at; the first fault is thrown at the end.
  mutating func readProperties(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, known: [String],
    tags: ((inout Parser, PlacedName) -> Void)? = nil,
    _ set: (inout Parser, Property) throws(Fault) -> Void
  ) throws(Fault) {
    var seen: Set<String> = []
    var first: Fault?
    while true {
      cursor.skipBlanks(bytes)
      if cursor.isDone(bytes) { break }
      if let tags, bytes[cursor.at] == Byte.hash {
        tags(&self, try readTag(bytes, &cursor))
        continue
      }
      let property = try readProperty(bytes, &cursor)
      do throws(Fault) {
        guard known.contains(property.key) else { throw unknown(property, known: known) }
        guard seen.insert(property.key).inserted else { throw property.removable(repeated(property), bytes) }
        try set(&self, property)
      } catch {
        first = first ?? error
      }
    }
    try finish(bytes, &cursor)
    if let first { throw first }
  }

  private mutating func aliases(_ property: Property) throws(Fault) -> [PlacedName] {
    var result: [PlacedName] = []
    for part in property.text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.singleSpaced
      guard !words.isEmpty, words.first != "#", words.unicodeScalars.count <= Self.longestName else {
        throw property.fault(.names, Self.meantAliases(property.text))
      }
      let bytes = Array(words.utf8)
      if Cursor(0, bytes.count).looksLikeValue(bytes.span) {
        throw Fault(.invalidName(text: words, suggestion: nil), Int(property.range.start), Int(property.range.end))
      }
      result.append(PlacedName(name: fragment.names.intern(words), range: property.range))
    }
    return result
  }

  /// Names with a comma too many, or with `#`.
  private static func meantAliases(_ text: String) -> Correction? {
    let names = text.split(separator: ",").map(\.singleSpaced).filter { !$0.isEmpty }
    let plain = names.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    guard !plain.isEmpty, plain.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.count <= longestName }) else {
      return nil
    }
    let list = plain.joined(separator: ",")
    let needsQuotes = list.holdsBlank || list.contains("\"") || list.contains("=")
    guard list != text, !needsQuotes, !list.contains("\\") else { return nil }
    return Correction(list, isCertain: plain == names)
  }

  /// An id: one word.
  mutating func identifier(_ property: Property) throws(Fault) -> PlacedName {
    let isWord =
      !property.text.isEmpty && !property.text.holdsBlank
      && !property.text.utf8.contains(where: ";=\"#".utf8.contains)
    guard isWord, property.text.unicodeScalars.count <= Self.longestName else {
      // `a b`, `#a`
      let words = property.text.split { $0.unicodeScalars.allSatisfy(\.isBlank) || ";=\"#".contains($0) }
      let meant = words.joined(separator: "-")
      let fits = !meant.isEmpty && meant.unicodeScalars.count <= Self.longestName
      throw property.fault(.text, fits ? Correction(meant, isCertain: false) : nil)
    }
    return PlacedName(name: fragment.names.intern(property.text), range: property.range)
  }

  /// The limit on declarations of one kind.
  func checkLimit(_ kind: DeclarationKind, _ range: ByteRange) throws(Fault) {
    guard fragment.totals.counts[kind, default: 0] + fragment.count(kind) >= DeclarationTotals.limit else { return }
    throw Fault(.tooManyDeclarations(kind), Int(range.start), Int(range.end))
  }
}

extension ActionKind {
  fileprivate var word: StaticString {
    switch self {
    case .time: "time"
    case .count: "count"
    case .measure: "measure"
    }
  }
}
