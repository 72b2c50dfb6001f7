@testable import HaruParse

/// Canonical words for the values of a document, to compare with.
extension Document {
  /// `2026-07-06 session 09:00:00-10:00:00 독서 #카페 est=2700`.
  func description(of position: EntryPosition) -> String {
    let entry = entries[position]
    let extra = extra(of: entry)
    var text = "\(day(of: position)) \(entry.form) "
    switch entry.form {
    case .session, .running, .paused:
      if extra.points.isEmpty {
        text += clock(entry.start) + "-"
        if entry.form != .running { text += clock(entry.value) }
      } else {
        for (index, point) in points[extra.points].enumerated() {
          text += index == 0 ? "" : index.isMultiple(of: 2) ? "," : "-"
          text += description(of: point)
        }
        if entry.form == .running { text += "-" }
      }
      if entry.form == .paused { text += "," }
    default:
      if !extra.points.isEmpty {
        text += points[extra.points].map { description(of: $0) }.joined(separator: " ") + " "
      } else if entry.isTimed {
        text += clock(entry.start) + " "
      }
      switch entry.form {
      case .length: text += "\(entry.value)s"
      case .measure: text += "=\(measures[Int(entry.value)])"
      default: text += entry.value < 0 ? "\(entry.value)" : "+\(entry.value)"
      }
    }
    text += " " + names[name(of: entry)]
    for tag in entryTags[extra.tags] { text += " #" + names[tag] }
    if let estimate = extra.estimate { text += " est=\(estimate)" }
    return text
  }

  private func description(of point: TimePoint) -> String {
    (point.day.map { "\($0)T" } ?? "") + clock(point.second)
      + (point.offset.map { $0 < 0 ? "@\($0)" : "@+\($0)" } ?? "")
  }

  private func clock(_ second: Int32) -> String {
    func two(_ number: Int32) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return two(second / 3600) + ":" + two(second / 60 % 60) + ":" + two(second % 60)
  }

  private func words(_ parts: [(String, Any?)]) -> String {
    parts.compactMap { (key, value) in value.map { " \(key)=\($0)" } }.joined()
  }

  private func name(_ name: NameID) -> String { names[name] }

  private func color(_ color: UInt32?) -> String? {
    color.map { String(String($0 + 0x100_0000, radix: 16, uppercase: true).dropFirst()) }
  }

  private func description(of target: Target) -> String {
    switch target {
    case .action(let name): names[name]
    case .tag(let name): "#" + names[name]
    case .everything: "*"
    }
  }

  private func description(of list: RepeatingDays) -> String {
    func days(_ bits: UInt8) -> String {
      Weekday.allCases.filter { bits & 1 << $0.rawValue != 0 }.map(\.keyword).joined(separator: ",")
    }
    func numbers(_ bits: UInt32) -> String {
      ((1...31).filter { bits & 1 << UInt32($0) != 0 }.map(String.init) + (bits & 1 != 0 ? ["last"] : [])).joined(
        separator: ",")
    }
    switch list {
    case .weekdays(let bits): return "weekdays \(days(bits))"
    case .datesOfMonth(let bits): return "dates \(numbers(bits))"
    case .weekdaysOfMonth(let ordinals, let weekdays):
      return "ordinals \(numbers(UInt32(ordinals))) of \(days(weekdays))"
    }
  }

  private func description(of cadence: Cadence) -> String {
    switch cadence {
    case .per(let unit): return "per \(unit)"
    case .everyDays(let count): return "every \(count) days"
    case .everyWeeks(let count): return "every \(count) weeks"
    case .on(let list): return description(of: list)
    case .anyDays(let count, let unit): return "any \(count) per \(unit)"
    case .span(let first, let last): return "span \(first) \(last)"
    case .total: return "total"
    }
  }

  /// Canonical words for every entry and declaration, by the offset of a byte of its line.
  func descriptions() -> [(offset: Int, text: String)] {
    var result: [(Int, String)] = []
    for position in entries.positions { result.append((Int(entries[position].line), description(of: position))) }
    for tag in tags {
      result.append((Int(tag.name.range.start), "tag \(name(tag.name.name))" + words([("color", color(tag.color))])))
    }
    for action in actions {
      let tags = action.tags.map { " #" + name($0.name) }.joined()
      let aliases = action.aliases.isEmpty ? nil : action.aliases.map { name($0.name) }.joined(separator: "|")
      result.append(
        (
          Int(action.name.range.start),
          "\(action.kind) \(name(action.name.name))" + tags
            + words([
              ("icon", action.icon), ("alias", aliases), ("est", action.estimate), ("unit", action.unit),
              ("best", action.best),
              ("archived", action.archived),
            ])
        ))
    }
    for goal in goals {
      result.append(
        (
          Int(goal.title.range.start),
          "goal \(name(goal.title.name))"
            + words([
              ("start", goal.start), ("end", goal.end), ("closed", goal.closed), ("result", goal.result),
              ("icon", goal.icon),
              ("color", color(goal.color)), ("id", goal.id.map { name($0.name) }),
              ("pass", goal.pass == 100 ? nil : goal.pass),
            ])
        ))
    }
    for quest in quests {
      result.append(
        (
          Int(quest.range.start),
          "\(quest.goal.index) \(description(of: quest.target)) \(quest.comparison) \(quest.amount) \(description(of: quest.cadence))"
            + words([
              ("over", quest.over.map { description(of: RepeatingDays.weekdays($0)) }),
              ("from", quest.from), ("until", quest.until), ("id", quest.id.map { name($0.name) }),
              ("pass", quest.pass),
            ])
        ))
    }
    for skip in skips {
      let target = skip.target.map { " " + description(of: $0) } ?? ""
      let span = [skip.days.first, skip.days.last].compactMap { $0.map { " \($0)" } }.joined()
      let list = skip.days.repeating.map { " " + description(of: $0) } ?? ""
      result.append((Int(skip.targetRange.start), "skip" + list + span + target))
    }
    for setting in settings {
      result.append(
        (Int(setting.valueRange.start), "\(setting.key.rawValue) \(setting.value)" + words([("from", setting.from)])))
    }
    for include in includes { result.append((Int(include.range.start), "include \(include.pattern)")) }
    return result.sorted { $0.0 < $1.0 }.map { (offset: $0.0, text: $0.1) }
  }

  /// All that a document holds, in words.
  var everything: [String] {
    var parts = descriptions().map { "\($0.offset) \($0.text)" }
    parts += entries.map { "\($0.line) \(name(of: $0)) \($0.form) \($0.start) \($0.value) \($0.extra)" }
    parts += names.texts
    parts += ["\(dayRuns)", "\(extras)", "\(entryTags)", "\(points)"]
    parts += ["\(measures)", "\(repeatedTags)", "\(brokenHeadings)", "\(marks)"]
    parts += ["\(settings)", "\(includes)", "\(tags)", "\(actions)"]
    parts += ["\(goals)", "\(quests)", "\(skips)", "\(firstEntries)"]
    let bag = diagnostics
    parts.append("\(lines) \(skippedLines) \(bag.errors) \(bag.warnings) \(bag.hints)")
    for group in bag.sorted() { parts += ["\(group.count)"] + group.all.map { "\($0)" } }
    return parts
  }
}
