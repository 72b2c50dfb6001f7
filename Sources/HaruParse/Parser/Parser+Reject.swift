/// Lines that cannot be read: each is one diagnostic, and may leave out those below it (SPEC, Recovery).
extension Parser {
  /// How many lines below one that could not be read are looked for among those known.
  private static let watchfulLines: Int8 = 8

  /// Whether the line is known as one that cannot be read; if it is, all that follows from that is done.
  @inline(never)
  mutating func recallsRejection(_ bytes: Span<UInt8>, _ line: Line) -> Bool {
    linesToWatch -= 1
    let context = context
    watched = (line.start, context, sizeOfParts)
    let content = content(of: line, bytes)
    guard let verdict = memory.verdict(of: content, bytes, in: context) else { return false }
    if let hadOpenGoal = verdict.hadOpenGoal, hadOpenGoal != hasOpenGoal() { return false }
    state.sawContent = true
    linesToWatch = Self.watchfulLines
    fragment.skippedLines += 1
    if let date = verdict.opened {
      state.day = .open(date)
      dayLineWasRead = content.lowerBound
    }
    let fault = verdict.fault
    let range = fault.range.moved(by: content.lowerBound)
    let (file, offset) = place
    fragment.diagnostics.add(
      like: verdict.membership, fault.problem.code.severity,
      fixes: fault.moved(by: content.lowerBound).fixes(bytes, file, from: offset),
      at: Location(file, range.moved(by: offset)))
    close(verdict.closes, range)
    return true
  }

  /// Adds the diagnostic of a line, and leaves out what stands under it.
  @inline(never)
  mutating func reject(_ bytes: Span<UInt8>, _ line: Line, _ fault: Fault) {
    fragment.skippedLines += 1
    let content = content(of: line, bytes)
    let start = Cursor(content.lowerBound, line.end)
    var verdict = LineMemory.Verdict(fault: fault)
    // Only the date itself decides: a bad entry on a day line does not close the day.
    if case .open(let date) = state.day, dayLineWasRead == start.at {
      verdict.opened = date
    } else if !content.contains(goalLineWasRead) {
      switch start.meantLine(bytes) {
      case .date(let date):
        verdict.fault = lineDateFault(bytes, start, date, instead: fault)
        verdict.closes = .day
      case .nameOfDay(let text):
        verdict.fault = dayNameFault(bytes, start, text, instead: fault)
        verdict.closes = .day
      case .goal: verdict.closes = .goal
      case .other:
        if fault.isDate && fault.range.start == start.at {
          verdict.closes = .day
        } else if fault.problem.isMisspelt("goal") {
          verdict.closes = .goal
        }
      }
    }
    if verdict.fault.hasRepairs && fragment.diagnostics.hasRoom {
      verdict.hadOpenGoal = hasOpenGoal()
      verdict.fault = judged(verdict.fault, bytes, line)
    }
    verdict.membership = add(verdict.fault, bytes)
    close(verdict.closes, verdict.fault.range)
    guard !collectsTokens else { return }
    if let (start, context, size) = watched, start == line.start, size == sizeOfParts, memory.hasMet(content, bytes),
      isKept(content, bytes)
    {
      verdict.fault = verdict.fault.moved(by: -content.lowerBound)
      memory.keep(verdict, of: content, bytes, in: context)
    }
    linesToWatch = Self.watchfulLines
  }

  private mutating func close(_ heading: LineMemory.Verdict.Heading?, _ range: ByteRange) {
    switch heading {
    case .day: closeDay(range)
    case .goal: closeGoal(range)
    case nil: break
    }
  }

  /// What the diagnostic of the next line depends on, besides the line.
  private var context: LineMemory.Context {
    let day: LineMemory.Context.Day =
      switch state.day {
      case .open: .open
      case .unreadable: .unreadable
      case .none: .none
      }
    return LineMemory.Context(
      year: yearOfDay, day: day, isFirstContent: !state.sawContent, hasRoom: fragment.diagnostics.hasRoom)
  }

  /// Whether a line, if it cannot be read, means the same wherever it stands: declarations depend on those above, and the rest
  /// of a note on the line above.
  private func isKept(_ content: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    let cursor = Cursor(content.lowerBound, content.upperBound)
    return cursor.peek(bytes) != Byte.bar
      && !Keyword.allCases.contains { bytes.equals($0.word, cursor.at..<cursor.wordEnd(bytes)) }
  }

  /// How many parts of entries were read. Some are of a line that could not be read to its end.
  private var sizeOfParts: Int {
    fragment.measures.count + fragment.points.count + fragment.extras.count + fragment.entryTags.count
      + fragment.repeatedTags.count
  }

  private func content(of line: Line, _ bytes: Span<UInt8>) -> Range<Int> {
    var cursor = Cursor(line.start, line.end)
    cursor.skipBlanks(bytes)
    return cursor.at..<line.end
  }

  private mutating func hasOpenGoal() -> Bool {
    if case .open = goalAbove() { true } else { false }
  }
}
