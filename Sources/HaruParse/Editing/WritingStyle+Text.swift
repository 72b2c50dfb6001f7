/// Values and lines in a style.
extension WritingStyle {
  /// A time with its date and offset: `09:05`, `25:10`, `2026-07-08T01:30@-4`.
  public func text(_ point: TimePoint) -> String {
    let date = point.day.map { "\($0)T" } ?? ""
    return date + clock(Int(point.second), padsHours: padsHours || point.day != nil)
      + (point.offset.map(Self.offset) ?? "")
  }

  private func clock(_ second: Int, padsHours: Bool) -> String {
    let hour = second / 3600
    var text = (hour < 10 && padsHours ? "0" : "") + String(hour) + ":" + Self.twoDigits(second / 60 % 60)
    if showsSeconds || second % 60 != 0 { text += ":" + Self.twoDigits(second % 60) }
    return text
  }

  private static func offset(_ offset: Int32) -> String {
    let minutes = Int(offset.magnitude) / 60
    return (offset < 0 ? "@-" : "@+") + String(minutes / 60)
      + (minutes % 60 == 0 ? "" : ":" + twoDigits(minutes % 60))
  }

  private static func twoDigits(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }

  /// A length: `1h30m`, `1시간30분`, `1時間30分`; `0m` for none.
  public func length(_ seconds: Int32) -> String {
    let names: [String] =
      switch units {
      case .latin: ["h", "m", "s"]
      case .hangul: ["시간", "분", "초"]
      case .kanji: ["時間", "分", "秒"]
      }
    let numbers = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let text = zip(numbers, names).map { $0 == 0 ? "" : "\($0)\($1)" }.joined()
    return text.isEmpty ? "0" + names[1] : text
  }

  /// The times of a session.
  public func text(_ points: [TimePoint], _ form: EntryForm) -> String {
    var text = ""
    for (position, point) in points.enumerated() {
      if position > 0 { text += position % 2 == 1 ? dash : comma }
      text += self.text(point)
    }
    switch form {
    case .running: text += Self.withoutTrailingBlanks(dash)
    case .paused: text += Self.withoutTrailingBlanks(comma)
    default: break
    }
    return text
  }

  static func withoutTrailingBlanks(_ text: String) -> String {
    String(text.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// A date line, or what stands before an entry with its own date.
  func date(_ day: DayNumber, _ form: WeekdayForm) -> String {
    "\(day)" + (form.text(day.weekday).map { " " + $0 } ?? "")
  }

  /// An entry as it stands below its date, without the indent: `09:00-10:30 독서 #카페 est=45m ; note`.
  /// - Throws: what is wrong with an entry that no line can say.
  public func text(_ entry: EntryValue) throws(Problem) -> String {
    let plain = line(entry, name: entry.name)
    var wrong: Problem?
    do throws(Problem) {
      if try EntryValue(line: plain, on: entry.day) == entry { return plain }
    } catch { wrong = error }
    let quoted = line(entry, name: NameText.quoted(entry.name))
    let read = try EntryValue(line: quoted, on: entry.day)
    if read == entry { return quoted }
    throw wrong ?? .unexpectedText(text: quoted, suggestion: nil)
  }

  /// An entry as its line and those that continue its note, each without an indent.
  /// - Throws: what is wrong with an entry that no line can say.
  func lines(_ entry: EntryValue) throws(Problem) -> [String] {
    var first = entry
    let note = entry.note?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    first.note = note.first.map(String.init)
    return [try text(first)] + note.dropFirst().map { $0.isEmpty ? "|" : "| " + $0 }
  }

  private func line(_ entry: EntryValue, name: String) -> String {
    var parts: [String] = []
    if !entry.points.isEmpty { parts.append(text(entry.points, entry.form)) }
    switch entry.figure {
    case .none: break
    case .length(let seconds): parts.append(length(seconds))
    // A time alone is a count of one.
    case .count(let count): if count != 1 || entry.points.isEmpty { parts.append(count < 0 ? "\(count)" : "+\(count)") }
    case .measure(let number): parts.append("=\(number)")
    }
    parts.append(name)
    parts += entry.tags.map { "#" + $0 }
    if let estimate = entry.estimate { parts.append("est=" + length(estimate)) }
    if let note = entry.note { parts.append("; " + note) }
    return parts.joined(separator: " ")
  }
}
