import HaruParse

extension Checks {
  /// Checks of the entries and their lines.
  static let ofEntries: [any Check.Type] = [
    WrongYearCheck.self, EntryInNoteCheck.self, ForgottenSessionCheck.self, NegativeTotalCheck.self,
    RepeatedTagCheck.self,
    InvisibleCharacterCheck.self, EmptyPieceCheck.self, ZeroAmountCheck.self, LongSessionCheck.self,
    RepeatedSessionCheck.self, OverlapCheck.self, ArchivedActionCheck.self, FutureEntryCheck.self,
  ]
}

enum WrongYearCheck: Check {
  static let codes: [Code] = [.wrongYear]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for file in document.files.indices {
      let days = FileDays(document, file: file)
      guard days.hasLeap else { continue }
      for slip in days.slips() {
        let place = document.place(ofDateOfEntry: slip.entry)
        let source = document.files[file]
        bag.add(
          .wrongYear(date: slip.date, suggestion: slip.suggestion),
          fixes: [
            Fix(
              isSafe: false,
              [source.edit(place.file, replacing: place.range, by: slip.suggestion.description)])
          ], at: place)
      }
    }
  }
}

enum ForgottenSessionCheck: Check {
  static let codes: [Code] = [.forgottenSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let limit = context.ledger.settings.longestSession
    for entry in context.notes.forgotten {
      guard let action = context.action(of: entry) else { continue }
      bag.add(
        .forgottenSession(action: context.ledger.name(of: action), limit: limit),
        at: context.document.place(ofValue: entry))
    }
  }
}

enum NegativeTotalCheck: Check {
  static let codes: [Code] = [.negativeTotal]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let (document, ledger) = (context.document, context.ledger)
    guard !context.notes.takenBack.isEmpty else { return }
    struct Slot: Hashable {
      var action: ActionPosition
      var day: DayNumber
    }
    // Only where something is taken back can a total lie below zero.
    var slots: [Slot: (lowest: EntryPosition, total: Int)] = [:]
    for entry in context.notes.takenBack {
      guard let action = context.action(of: entry),
        let day = ledger.logicalDay(of: entry, on: document.day(of: entry))
      else { continue }
      let slot = Slot(action: action, day: day)
      if let known = slots[slot], document.entries[entry].value >= document.entries[known.lowest].value { continue }
      slots[slot] = (entry, 0)
    }
    var isCounted = [Bool](repeating: false, count: ledger.actions.count)
    for slot in slots.keys { isCounted[slot.action.index] = ledger.actions[slot.action].kind == .count }
    let runs = document.dayRuns
    for (number, run) in runs.enumerated() {
      let end = number + 1 < runs.count ? runs[number + 1].first.index : document.entries.count
      for position in run.first.index..<end {
        let entry = document.entries[position]
        guard entry.form == .count, let action = ledger.names.action(of: document.name(of: entry)),
          isCounted[action.index],
          let day = ledger.logicalDay(of: Position(position), on: run.day)
        else { continue }
        slots[Slot(action: action, day: day)]?.total += Int(entry.value)
      }
    }
    let found = slots.filter { $0.value.total < 0 }.sorted { $0.value.lowest < $1.value.lowest }
    for (slot, (entry, total)) in found {
      let problem = Problem.negativeTotal(action: context.ledger.name(of: slot.action), date: slot.day, total: total)
      bag.add(problem, at: document.place(ofValue: entry))
    }
  }
}

enum RepeatedTagCheck: Check {
  static let codes: [Code] = [.repeatedTag]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for repeated in document.repeatedTags { add(repeated.tag, repeated.file, context, &bag) }
    for action in document.actions where action.tags.count > 1 {
      var seen: Set<NameID> = []
      for tag in action.tags where !seen.insert(tag.name).inserted {
        add(tag, action.file, context, &bag)
      }
    }
  }

  private static func add(
    _ tag: PlacedName, _ file: FileID, _ context: borrowing CheckContext, _ bag: inout DiagnosticBag
  ) {
    let bytes = context.document.files[Int(file.index)].bytes
    let (start, end) = (Int(tag.range.start) - 1, Int(tag.range.end))
    let blank = start > 0 && bytes[start - 1] == 0x20 ? 1 : 0
    let fix = Fix(isSafe: false, [Edit(Location(file, ByteRange(start - blank, end)), "")])
    bag.add(
      .repeatedTag(name: context.text(tag.name)), fixes: [fix], at: Location(file, ByteRange(start, end)))
  }
}

enum InvisibleCharacterCheck: Check {
  static let codes: [Code] = [.invisibleCharacter]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for (position, source) in document.files.enumerated() where document.marks[position].contains(.invisible) {
      let bytes = source.bytes.span
      // A byte order mark at the very start is none of them.
      var at = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
      while at < bytes.count {
        if bytes[at] < 0x80 {
          at += 1
          continue
        }
        let (scalar, length) = bytes.scalarOrByte(at: at)
        if let scalar, InvisibleCharacters.contains(scalar.value) {
          let place = Location(FileID(position), ByteRange(at, at + length))
          bag.add(.invisibleCharacter(scalar: scalar.value), fixes: [Fix(isSafe: false, [Edit(place, "")])], at: place)
        }
        at += length
      }
    }
  }
}

enum EmptyPieceCheck: Check {
  static let codes: [Code] = [.emptyPiece]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    var last: EntryPosition?
    // Only the first empty piece of an entry is reported: its line may have thousands.
    for entry in context.notes.emptyPieces where entry != last {
      last = entry
      let times = context.ledger.times(of: entry)
      let first = stride(from: 0, to: times.count - 1, by: 2).first { times[$0] == times[$0 + 1] }
      guard let first, times.count > 2 else { continue }
      bag.add(.emptyPiece, at: document.place(ofTimes: first..<(first + 2), of: entry))
    }
  }
}

enum EmptySessionCheck: Check {
  static let codes: [Code] = [.emptySession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.emptyPieces where context.ledger.times(of: entry).count <= 2 {
      bag.add(.emptySession, at: context.document.place(ofTimes: 0..<2, of: entry))
    }
  }
}

enum EntryInNoteCheck: Check {
  static let codes: [Code] = [.entryInNote]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for place in context.document.entriesInNotes { bag.add(.entryInNote, at: place) }
  }
}

enum ZeroAmountCheck: Check {
  static let codes: [Code] = [.zeroAmount]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for entry in context.notes.zeroAmounts {
      bag.add(.zeroAmount(form: document.entries[entry].form), at: document.place(ofValue: entry))
    }
  }
}

enum LongSessionCheck: Check {
  static let codes: [Code] = [.longSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let limit = context.ledger.settings.longestSession
    for (entry, seconds) in context.notes.long {
      bag.add(.longSession(seconds: seconds, limit: limit), at: context.document.place(ofValue: entry))
    }
  }
}

enum RepeatedSessionCheck: Check {
  static let codes: [Code] = [.repeatedSession]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for overlap in context.overlaps where overlap.isRepeated {
      bag.add(
        .repeatedSession(action: context.ledger.name(of: overlap.action)),
        at: context.document.place(ofValue: overlap.later),
        related: [RelatedPlace(.firstDeclared, context.document.place(ofValue: overlap.earlier))])
    }
  }
}

enum OverlapCheck: Check {
  static let codes: [Code] = [.overlap]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for overlap in context.overlaps where !overlap.isRepeated {
      bag.add(
        .overlap(action: context.ledger.name(of: overlap.action)),
        at: context.document.place(ofValue: overlap.later),
        related: [RelatedPlace(.otherSession, context.document.place(ofValue: overlap.earlier))])
    }
  }
}

enum ArchivedActionCheck: Check {
  static let codes: [Code] = [.archivedAction]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.archived {
      guard let action = context.action(of: entry),
        let archived = context.ledger.actions[action].archived
      else { continue }
      bag.add(
        .archivedAction(action: context.ledger.name(of: action), archived: archived),
        at: context.document.place(ofAction: entry))
    }
  }
}

enum FutureEntryCheck: Check {
  static let codes: [Code] = [.futureEntry]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    for entry in context.notes.future {
      let date = context.document.day(of: entry)
      let day = context.ledger.logicalDay(of: entry, on: date) ?? date
      bag.add(.futureEntry(days: day - context.today), at: context.document.place(ofValue: entry))
    }
  }
}
