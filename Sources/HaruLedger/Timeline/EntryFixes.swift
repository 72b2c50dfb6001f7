internal import HaruParse

/// Repairs of what is wrong with an entry that could be read.
struct EntryFixes {
  private let ledger: Ledger
  private let line: SyntaxLine
  private let file: FileID
  private let source: SourceFile

  /// The repairs of the entry at `position` of the document's entries.
  init(_ ledger: Ledger, ofEntry position: Int) {
    self.ledger = ledger
    line = ledger.document.syntaxLine(ofEntry: position)
    file = ledger.document.file(ofEntry: position)
    source = ledger.document.files[Int(file.index)]
  }

  /// The repairs of a problem at a place of the entry, the likeliest first.
  func fixes(of problem: Problem, at place: Location) -> [Fix] {
    switch problem {
    case .unknownAction(let name, _): unknownAction(name, problem, place)
    case .unknownTag: replacing(place.range, by: problem.replacement)
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
    if let slip = NameSlip(name, ledger), let fix = fix(of: slip, place) { return [fix] }
    var fixes = replacing(place.range, by: problem.replacement)
    // What follows a known name was meant as a note.
    let words = source.text(place.range).split(separator: " ")
    for count in (1..<max(words.count, 1)).reversed() where source.text(place.range).first != "\"" {
      guard ledger.action(named: words[..<count].joined(separator: " ")) != nil else { continue }
      let start =
        Int(place.range.start)
        + source.text(place.range).utf8.distance(
          from: source.text(place.range).startIndex, to: words[count].startIndex)
      if line.first(.tag) == nil, line.first(.propertyKey) == nil {
        fixes.append(Fix(isSafe: false, [Edit(Location(file, ByteRange(start, start)), "; ")]))
      }
      break
    }
    return fixes
  }

  private func fix(of slip: NameSlip, _ place: Location) -> Fix? {
    let times = line.tokens.filter { $0.role == .time }
    let isPlain = line.first(.count) == nil && line.first(.measure) == nil
    switch slip {
    case .wideMark(let offset, let width, let mark):
      let start = Int(place.range.start) + offset
      return Fix(isSafe: true, [Edit(Location(file, ByteRange(start, start + width)), mark)])
    case .halfDay(let word, let rest):
      guard isPlain, times.count == 1, let time = times.first, line.first(.separator) == nil,
        let meant = meantTime(source.text(time.range) + word)
      else { return nil }
      return Fix(
        isSafe: true,
        [source.edit(file, replacing: ByteRange(Int(time.range.start), Int(place.range.end)), by: meant + " " + rest)])
    case .halfHour(let rest):
      guard let length = line.first(.length), let meant = meantLength(source.text(length.range) + "반") else {
        return nil
      }
      let range = ByteRange(Int(length.range.start), Int(place.range.end))
      return Fix(isSafe: true, [source.edit(file, replacing: range, by: meant + " " + rest)])
    case .endInWords(let end, let rest):
      guard isPlain, times.count == 1, let time = times.first, line.first(.separator) == nil else { return nil }
      let range = ByteRange(Int(time.range.end), Int(place.range.end))
      return Fix(isSafe: true, [source.edit(file, replacing: range, by: "-" + end + " " + rest)])
    }
  }

  // MARK: Forms

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

/// What was taken into a name although it is something else: seen only where the name is that of no action.
enum NameSlip {
  /// A full-width `；` or `＃` after the name: its offset and width in bytes, and what it should be.
  case wideMark(offset: Int, width: Int, mark: String)
  /// `PM 독서` after a time.
  case halfDay(word: String, rest: String)
  /// `반 독서` after a length.
  case halfHour(rest: String)
  /// `to 10:00 독서` after a time.
  case endInWords(end: String, rest: String)

  /// The slip in a name; nil where what is left is no action's name.
  init?(_ name: String, _ ledger: Ledger) {
    for (wide, mark) in [("；", ";"), ("＃", "#")] {
      guard let range = name.unicodeScalars.firstIndex(of: Unicode.Scalar(wide)!) else { continue }
      let before = name[..<range].split(separator: " ").joined(separator: " ")
      guard ledger.action(named: before) != nil else { continue }
      if mark == "#" {
        let words = name[range...].dropFirst().split(separator: " ")
        guard words.count == 1, let tag = words.first, ledger.tag(named: String(tag)) != nil else { continue }
        guard name[..<range].last == " " else { continue }
      }
      self = .wideMark(offset: name.utf8.distance(from: name.startIndex, to: range), width: wide.utf8.count, mark: mark)
      return
    }
    let words = name.split(separator: " ", maxSplits: 2)
    guard let first = words.first?.lowercased(), words.count > 1 else { return nil }
    if ["am", "pm", "a.m.", "p.m."].contains(first) {
      let rest = words.dropFirst().joined(separator: " ")
      guard ledger.action(named: rest) != nil else { return nil }
      self = .halfDay(word: first, rest: rest)
    } else if first == "반" || first == "半" {
      let rest = words.dropFirst().joined(separator: " ")
      guard ledger.action(named: rest) != nil else { return nil }
      self = .halfHour(rest: rest)
    } else if ["to", "till", "until"].contains(first), words.count == 3, let end = endTime(String(words[1])),
      ledger.action(named: String(words[2])) != nil
    {
      self = .endInWords(end: end, rest: String(words[2]))
    } else {
      return nil
    }
  }
}
