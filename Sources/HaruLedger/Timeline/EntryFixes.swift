import HaruParse

/// Repairs of what is wrong with an entry that could be read.
struct EntryFixes {
  private let ledger: Ledger
  private let line: SyntaxLine
  private let file: FileID
  private let source: SourceFile

  /// The repairs of the entry at a position.
  init(_ ledger: Ledger, of entry: EntryPosition) {
    self.ledger = ledger
    line = ledger.document.syntaxLine(of: entry)
    file = ledger.document.file(of: entry)
    source = ledger.document.files[Int(file.index)]
  }

  /// The repairs of a problem at a place of the entry, the likeliest first.
  func fixes(of problem: Problem, at place: Location) -> [Fix] {
    switch problem {
    case .unknownAction(let name, _, _): unknownAction(name, problem, place)
    case .unknownTag, .invalidCount, .invalidMeasure: replacing(place.range, by: problem.replacement)
    case .wrongKind(_, let kind, let form, _): wrongKind(kind, form)
    case .timeOutOfOrder(_, _, let afternoon, let swapped, let nextDay):
      times(before: place, [afternoon, swapped, nextDay].compactMap { $0 })
    case .skippedTime(_, _, let before, let after): clock(place, [after, before])
    case .offsetWithoutZone: offset(place)
    default: []
    }
  }

  private func replacing(_ range: ByteRange, by text: String?, isSafe: Bool = false) -> [Fix] {
    text.map { [Fix(isSafe: isSafe, [source.edit(file, replacing: range, by: $0)])] } ?? []
  }

  // MARK: Names

  private func unknownAction(_ name: String, _ problem: Problem, _ place: Location) -> [Fix] {
    let words = words(place)
    if let slip = NameSlip(name, ledger), let fix = fix(of: slip, place, words) { return [fix] }
    var fixes = replacing(place.range, by: problem.replacement)
    // What follows a known name was meant as a note.
    for count in (1..<max(words.count, 1)).reversed() {
      guard ledger.action(named: words[..<count].map(\.text).joined(separator: " ")) != nil else { continue }
      // A number is rather a value than a note.
      let holdsNumber = words[count...].contains { $0.text.utf8.contains { $0 &- 0x30 < 10 } }
      if !holdsNumber, line.first(.tag) == nil, line.first(.propertyKey) == nil {
        let start = words[count].start
        // Other programs begin their comments in another way.
        let isMark = ["//", "--", "#", "%"].contains(words[count].text) && count + 1 < words.count
        let end = isMark ? words[count + 1].start : start
        fixes.append(Fix(isSafe: false, [source.edit(file, replacing: ByteRange(start, end), by: "; ")]))
      }
      break
    }
    return fixes + noteInBrackets(place)
  }

  /// A name with a note in brackets behind it: `読書（カフェ）`.
  private func noteInBrackets(_ place: Location) -> [Fix] {
    let text = source.text(place.range)
    let brackets: [Character: Character] = [")": "(", "）": "（", "]": "[", "】": "【"]
    guard let last = text.last, let opening = brackets[last], let start = text.firstIndex(of: opening),
      line.first(.tag) == nil, line.first(.propertyKey) == nil
    else { return [] }
    let name = text[..<start].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let note = text[text.index(after: start)...].dropLast()
    guard ledger.action(named: name) != nil, !note.isEmpty, !note.contains(where: \.isNumber) else { return [] }
    let at = Int(place.range.start) + text[..<start].utf8.count
    let range = ByteRange(at, Int(place.range.end))
    let blank = text[..<start].last?.isWhitespace == true ? "" : " "
    return [Fix(isSafe: false, [source.edit(file, replacing: range, by: "\(blank); \(note)")])]
  }

  /// The words of a name as they stand in the source, where there may be more blanks between them than in the name that was read,
  /// and other bytes for the same letters. Where each starts is an offset in the file. None where the name is in quotes, which make
  /// a name of anything.
  private func words(_ place: Location) -> [(start: Int, text: String)] {
    var result: [(start: Int, text: String)] = []
    var at = Int(place.range.start)
    var isInWord = false
    for scalar in source.text(place.range).unicodeScalars {
      if result.isEmpty, scalar == "\"" { return [] }
      if scalar.properties.generalCategory == .spaceSeparator || scalar == "\t" {
        isInWord = false
      } else if isInWord {
        result[result.count - 1].text.unicodeScalars.append(scalar)
      } else {
        result.append((at, String(scalar)))
        isInWord = true
      }
      at += UTF8.width(scalar)
    }
    return result
  }

  private func fix(of slip: NameSlip, _ place: Location, _ words: [(start: Int, text: String)]) -> Fix? {
    guard words.count > slip.words else { return nil }
    let times = line.tokens.filter { $0.role == .time }
    let isPlain = line.first(.count) == nil && line.first(.measure) == nil
    let time = isPlain && times.count == 1 && line.first(.separator) == nil ? times.first : nil
    // What the name is without the slip stays as it stands.
    func replacing(from start: UInt32, by text: String) -> Fix? {
      let rest = words[slip.words...].map(\.text).joined(separator: " ")
      let range = ByteRange(Int(start), NameText.written(rest) == rest ? words[slip.words].start : Int(place.range.end))
      let name = range.end == place.range.end ? NameText.written(rest) : ""
      return Fix(isSafe: true, [source.edit(file, replacing: range, by: text + " " + name)])
    }
    switch slip {
    case .wideMark(let wide, let mark):
      var start = Int(place.range.start)
      for scalar in source.text(place.range).unicodeScalars {
        if scalar == wide {
          return Fix(isSafe: true, [Edit(Location(file, ByteRange(start, start + UTF8.width(wide))), mark)])
        }
        start += UTF8.width(scalar)
      }
      return nil
    case .halfDay(let word):
      guard let time, let meant = meantTime(source.text(time.range) + word) else { return nil }
      return replacing(from: time.range.start, by: meant)
    case .halfHour:
      guard let length = line.first(.length), let meant = meantLength(source.text(length.range) + "반") else {
        return nil
      }
      return replacing(from: length.range.start, by: meant)
    case .endInWords(let end):
      return time.flatMap { replacing(from: $0.range.end, by: "-" + end) }
    }
  }

  /// A number without its sign between a time and the name of an action, `09:00 2 water`, with what is wrong with it and where it
  /// stands.
  func numberWithoutSign() -> (problem: Problem, place: Location)? {
    guard line.first(.count) == nil, line.first(.measure) == nil, let name = line.first(.name) else { return nil }
    let words = words(Location(file, name.range))
    guard let number = words.first, words.count > 1, isNumber(number.text),
      let action = ledger.action(named: words.dropFirst().map(\.text).joined(separator: " "))
    else { return nil }
    let isWhole = !number.text.utf8.contains(UInt8(ascii: ".")) && number.text.utf8.count < 10
    // With the name, it is another problem than that of a number that begins a line, which may be a length as well.
    let text = source.text(name.range)
    switch ledger.actions[action].kind {
    case .count:
      return (.invalidCount(text: text, suggestion: isWhole ? "+" + text : nil), Location(file, name.range))
    case .measure:
      return (.invalidMeasure(text: text, suggestion: "=" + text), Location(file, name.range))
    case .time:
      let range = ByteRange(number.start, number.start + number.text.utf8.count)
      return (.unexpectedText(text: number.text, suggestion: nil), Location(file, range))
    }
  }

  // MARK: ForeignForms

  private func wrongKind(_ kind: ActionKind, _ form: EntryForm) -> [Fix] {
    guard let name = line.first(.name) else { return [] }
    let times = line.tokens.filter { $0.role == .time }
    func place(_ range: ByteRange) -> Int { Int(range.end) }
    switch (kind, form) {
    case (.time, .count) where times.count == 1 && line.first(.count) == nil:
      // `08:10 독서` has begun, and `1:30 독서` may be a length.
      let end = place(times[0].range)
      let begun = Fix(isSafe: false, [Edit(Location(file, ByteRange(end, end)), "-")])
      return replacing(times[0].range, by: shortLength(source.text(times[0].range))) + [begun]
    case (.count, .session), (.count, .running):
      guard let first = times.first else { return [] }
      let rest = ByteRange(Int(first.range.end), Int(name.range.start))
      return replacing(rest, by: " ")
    case (.count, .measure):
      guard let measure = line.first(.measure) else { return [] }
      let digits = source.text(measure.range).dropFirst()
      let isWhole = !digits.isEmpty && digits.utf8.count < 10 && digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      return isWhole ? replacing(measure.range, by: "+" + digits) : []
    case (.measure, .count):
      guard let count = line.first(.count) else { return [] }
      let digits = source.text(count.range)
      return replacing(count.range, by: digits.hasPrefix("+") ? "=" + digits.dropFirst() : "=" + digits)
    default: return []
    }
  }

  /// A time of day before 6 as a length: `1h30m`, `45m`, `2h`.
  private func shortLength(_ time: String) -> String? {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, parts[0] < 6, parts != [0, 0] else { return nil }
    return (parts[0] == 0 ? "" : "\(parts[0])h") + (parts[1] == 0 ? "" : "\(parts[1])m")
  }

  // MARK: Times

  /// Other texts for the time at a place and the one before it.
  private func times(before place: Location, _ texts: [String]) -> [Fix] {
    let times = line.tokens.filter { $0.role == .time }
    guard let index = times.firstIndex(where: { $0.range == place.range }), index > 0 else { return [] }
    let range = ByteRange(Int(times[index - 1].range.start), Int(place.range.end))
    return texts.flatMap { replacing(range, by: $0) }
  }

  /// Other clock times for that of a place, whose date stays.
  private func clock(_ place: Location, _ texts: [String]) -> [Fix] {
    let text = source.text(place.range)
    guard !text.contains("@") else { return [] }
    let date = text.firstIndex(of: "T").map { String(text[...$0]) } ?? ""
    return texts.flatMap { replacing(place.range, by: date + $0) }
  }

  /// The time of a place without its offset.
  private func offset(_ place: Location) -> [Fix] {
    let text = source.text(place.range)
    guard let sign = text.firstIndex(of: "@") else { return [] }
    return replacing(place.range, by: String(text[..<sign]))
  }
}

/// Whether a word is a number without a sign: digits, with a point and digits behind them or not.
func isNumber(_ word: some StringProtocol) -> Bool {
  let parts = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
  return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
}

/// What was taken into a name although it is something else: seen only where the name is that of no action.
enum NameSlip {
  /// A full-width `；` or `＃` after the name, and what it should be.
  case wideMark(Unicode.Scalar, mark: String)
  /// `PM 독서` after a time.
  case halfDay(word: String)
  /// `반 독서` after a length.
  case halfHour
  /// `to 10:00 독서` after a time.
  case endInWords(end: String)

  /// How many words stand before the name that is meant.
  var words: Int {
    switch self {
    case .wideMark: 0
    case .halfDay, .halfHour: 1
    case .endInWords: 2
    }
  }

  /// The slip in a name; nil where what is left is no action's name.
  init?(_ name: String, _ ledger: Ledger) {
    let scalars = name.unicodeScalars
    for (wide, mark) in [("；", ";"), ("＃", "#")] as [(Unicode.Scalar, String)] {
      guard let place = scalars.firstIndex(of: wide) else { continue }
      let before = String(scalars[..<place]).split(separator: " ").joined(separator: " ")
      guard ledger.action(named: before) != nil else { continue }
      if mark == "#" {
        let words = String(scalars[place...].dropFirst()).split(separator: " ")
        guard words.count == 1, let tag = words.first, ledger.tag(named: String(tag)) != nil else { continue }
        guard scalars[..<place].last == " " else { continue }
      }
      self = .wideMark(wide, mark: mark)
      return
    }
    let words = name.split(separator: " ", maxSplits: 2)
    guard let first = words.first?.lowercased(), words.count > 1 else { return nil }
    func isAction(after count: Int) -> Bool {
      ledger.action(named: words.dropFirst(count).joined(separator: " ")) != nil
    }
    if ["am", "pm", "a.m.", "p.m."].contains(first), isAction(after: 1) {
      self = .halfDay(word: first)
    } else if first == "반" || first == "半", isAction(after: 1) {
      self = .halfHour
    } else if ["to", "till", "until"].contains(first), words.count == 3, let end = endTime(String(words[1])),
      isAction(after: 2)
    {
      self = .endInWords(end: end)
    } else {
      return nil
    }
  }
}
