import HaruLedger
import HaruParse

/// `add`: what is over already.
extension Recorder {
  /// The action and the amount among the words of `add`. All words are the name where they name an action; else the last ones
  /// are the amount, as far as they look like one.
  private func split(_ options: RecordingOptions) throws(CommandFailure) -> (Subject, [String]) {
    let words = options.words
    var end = words.count
    if ledger.action(named: words.joined(separator: " ")) == nil {
      while end > 1, words[end - 1].utf8.first.map({ "0123456789+-=".utf8.contains($0) }) ?? false {
        end -= 1
        // A name may end with a number, too.
        if options.newKind == nil, !ledger.actions(matching: words[..<end].joined(separator: " ")).isEmpty { break }
        if options.newKind != nil { break }
      }
    }
    return (try subject(Array(words[..<end]), options), Array(words[end...]))
  }

  /// The amount among words. The time of a count or a number may stand beside it, as it does in the file: `08:10 +2`.
  private static func amount(_ words: [String], _ kind: ActionKind, _ options: inout RecordingOptions) -> String? {
    var words = words
    if kind != .time, words.count <= 2, options.moment == nil,
      let position = words.firstIndex(where: { $0.contains(":") && MomentRequest($0) != nil }),
      let moment = MomentRequest(words[position]), options.date == nil || !moment.hasDate
    {
      options.moment = moment
      words.remove(at: position)
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  mutating func add(_ options: RecordingOptions) throws(CommandFailure) -> [String] {
    let found: Said
    do throws(CommandFailure) { found = try entry(options) } catch {
      guard case .recording(let failure, _) = error else { throw error }
      guard let reworded = try reworded(options, after: failure) else {
        throw self.failure(declaring(failure, options))
      }
      found = try entry(reworded)
    }
    let (subject, entry, instants) = found
    if subject.position == nil { try declare(subject.kind, named: subject.name) }
    try add(entry, instants: instants)
    let written = try commit("add")
    let day = instants.first.map { ledger.calendar.logicalDay(of: $0) } ?? entry.day
    // Between midnight and the start of the day, "today" is the date before.
    let isPlain = day == context.today && day == date
    let sentence = language.added(
      shownName(subject), figure(entry, instants, subject), day: isPlain ? nil : day.description)
    return told(sentence, written)
  }

  /// The same failure where an unknown action is offered as one of the kinds that its amount fits.
  private func declaring(_ failure: RecordingFailure, _ options: RecordingOptions) -> RecordingFailure {
    guard case .unknownAction(let text, let suggestion, .declare(let kinds)) = failure else { return failure }
    let fitting = kinds.filter { kind in
      var (trial, own) = (self, options)
      own.newKind = kind
      return (try? trial.entry(own)) != nil
    }
    return .unknownAction(text: text, suggestion: suggestion, .declare(fitting.isEmpty ? kinds : fitting))
  }

  /// An entry as the words of `add` say it, with the instants of its times.
  typealias Said = (subject: Subject, entry: EntryValue, instants: [Instant])

  /// Reads what is to be added.
  mutating func entry(_ options: RecordingOptions) throws(CommandFailure) -> Said {
    var options = options
    let (subject, words) = try split(options)
    let amount = Self.amount(words, subject.kind, &options)
    var entry = EntryValue(
      day: options.date.map(context.day) ?? context.today, form: .count, name: subject.name,
      tags: try tags(options.tags, of: subject), note: try note(options.note))
    var instants: [Instant] = []
    switch subject.kind {
    case .time: instants = try addTime(amount, subject, options, &entry)
    case .count, .measure:
      if options.estimate != nil { throw failure(.unfitOption(.est, name: subject.name, kind: subject.kind)) }
      instants = try addFigure(amount, subject, options, &entry)
    }
    return (subject, entry, instants)
  }

  private func addTime(
    _ amount: String?, _ subject: Subject, _ options: RecordingOptions, _ entry: inout EntryValue
  ) throws(CommandFailure) -> [Instant] {
    guard let amount else { throw failure(.missingAmount(name: subject.name, kind: .time)) }
    if let moment = options.moment {
      throw failure(.unfitOption(.at, name: subject.name, kind: .time, times: Self.times(amount, from: moment)))
    }
    if let seconds = WrittenLength.seconds(amount) {
      if options.estimate != nil { throw failure(.unfitOption(.est, name: subject.name, kind: .time)) }
      entry.form = .length
      entry.figure = .length(seconds)
      return []
    }
    guard let read = try? EntryValue(line: amount + " x", on: entry.day), read.form == .session else {
      throw failure(.invalidAmount(text: amount, name: subject.name, kind: .time))
    }
    entry.form = .session
    entry.estimate = options.estimate ?? estimate(of: subject)
    let said = try said(read.points, options)
    entry.day = said.day
    entry.points = said.points
    return said.instants
  }

  /// The times of a length from a time on; nil where it is none, or would end too late to be written.
  private static func times(_ amount: String, from moment: MomentRequest) -> String? {
    guard case .time(let start) = moment, start.day == nil, start.offset == nil,
      let seconds = WrittenLength.seconds(amount), seconds > 0, seconds < 86_400
    else { return nil }
    let end = start.second + seconds
    guard end < 172_800 else { return nil }
    return WritingStyle().text([start, TimePoint(second: end)], .session)
  }

  private mutating func addFigure(
    _ amount: String?, _ subject: Subject, _ options: RecordingOptions, _ entry: inout EntryValue
  ) throws(CommandFailure) -> [Instant] {
    switch subject.kind {
    case .count:
      entry.form = .count
      entry.figure = .count(1)
      if let amount {
        guard let count = Int32(amount), count.magnitude <= 1_000_000_000 else {
          throw failure(.invalidAmount(text: amount, name: subject.name, kind: .count))
        }
        entry.figure = .count(count)
      }
    default:
      guard let amount else { throw failure(.missingAmount(name: subject.name, kind: .measure)) }
      let text = amount.first == "=" ? amount : "=" + amount
      guard let read = try? EntryValue(line: text + " x", on: entry.day), read.form == .measure, read.points.isEmpty
      else {
        throw failure(.invalidAmount(text: amount, name: subject.name, kind: .measure))
      }
      entry.form = .measure
      entry.figure = read.figure
    }
    // Of another date, the time is not known unless it is said.
    if options.date != nil, options.moment == nil { return [] }
    let (day, point, instant) = try start(options)
    entry.day = day
    entry.points = [point]
    return [instant]
  }

  /// What was added, for the sentence about it.
  private func figure(_ entry: EntryValue, _ instants: [Instant], _ subject: Subject) -> String {
    let unit = subject.position.flatMap { ledger.actions[$0].unit }.map(Escape.terminal)
    switch entry.figure {
    case .length(let seconds): return language.length(seconds: Int(seconds))
    case .count(let count): return language.amount(language.number(Int(count)), unit: unit)
    case .measure(let number): return language.amount(number.description, unit: unit)
    case .none:
      var seconds: Int64 = 0
      for position in stride(from: 0, to: instants.count - 1, by: 2) {
        seconds += instants[position + 1].seconds - instants[position].seconds
      }
      return language.length(seconds: Int(seconds))
    }
  }
}
