/// A date line or a goal that could not be read, and how many lines below it are left out with it.
package struct BrokenHeading: Sendable {
  /// The place of its diagnostic.
  package var location: Location
  /// The lines below it, which are not told of.
  package var lines = 0

  /// One without a line so far.
  package init(at location: Location) { self.location = location }
}

/// All files of a ledger as they were read: declarations as small structs, entries as a flat array, and what was wrong.
/// Names are not resolved and times not placed in a zone; that is the next library's work.
public struct Document: Sendable {
  /// The files in the order in which they were read; the main file first.
  public internal(set) var files: [SourceFile] = []
  /// Position in `entries` of the first entry of each file.
  package internal(set) var firstEntries: [Int] = []
  /// What was noticed in each file.
  package internal(set) var marks: [SourceMarks] = []
  /// All names.
  package internal(set) var names = NameTable()
  /// The `set` lines in file order.
  public internal(set) var settings: [SettingDeclaration] = []
  /// The `include` lines in file order.
  public internal(set) var includes: [IncludeDeclaration] = []
  /// The `tag` lines in file order.
  public internal(set) var tags: [TagDeclaration] = []
  /// The `action` lines in file order.
  public internal(set) var actions: [ActionDeclaration] = []
  /// The `goal` lines in file order.
  public internal(set) var goals: [GoalDeclaration] = []
  /// The `quest` lines in file order.
  public internal(set) var quests: [QuestDeclaration] = []
  /// The `skip` lines in file order.
  public internal(set) var skips: [SkipDeclaration] = []
  /// All entries in file order.
  public internal(set) var entries: [Entry] = []
  /// The dates of the entries.
  package internal(set) var dayRuns: [DayRun] = []
  /// What few entries have; the first is empty and stands for none.
  public internal(set) var extras = [EntryExtra(tags: 0..<0, estimate: nil, points: 0..<0)]
  /// The tags of `extras`, without `#`.
  public internal(set) var entryTags: [NameID] = []
  /// The times of `extras`.
  public internal(set) var points: [TimePoint] = []
  /// The numbers of `measure` entries.
  public internal(set) var measures: [ExactDecimal] = []
  /// The tags that stand on an entry's line a second time.
  package internal(set) var repeatedTags: [RepeatedTag] = []
  /// The times in notes of dates that are rather entries.
  package internal(set) var entriesInNotes: [Location] = []
  /// What was wrong.
  public internal(set) var diagnostics = DiagnosticBag()
  /// The number of lines of all files.
  public internal(set) var lines = 0
  /// The number of lines that were left out.
  public internal(set) var skippedLines = 0
  /// What has left out lines below it, by the places of their diagnostics.
  package internal(set) var brokenHeadings: [BrokenHeading] = []

  /// A document without files.
  public init() {}

  /// The file that holds an entry.
  public func file(of entry: EntryPosition) -> FileID { FileID(firstEntries.lastFitting { $0 <= entry.index }) }

  /// The date of an entry.
  public func day(of entry: EntryPosition) -> DayNumber {
    dayRuns[dayRuns.lastFitting { $0.first <= entry }].day
  }

  /// The extra of an entry; the empty one where it has none.
  @inlinable public func extra(of entry: Entry) -> EntryExtra { extras[entry.extra] }

  /// The name of the action of an entry, or its alias, as written.
  @inlinable public func name(of entry: Entry) -> NameID {
    entry.extra == 0 ? entry.plainName : extras[entry.extra].name
  }
}

extension Array {
  /// The position of the last element that fits, where those that fit come first; found by bisection, 0 where none does.
  fileprivate func lastFitting(_ fits: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(self[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
