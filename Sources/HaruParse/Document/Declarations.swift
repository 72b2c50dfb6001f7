/// A name with the place where it is written.
public struct PlacedName: Hashable, Sendable {
  /// The name.
  public var name: NameID
  /// Its bytes, without `#` for a tag.
  public var range: ByteRange

  /// The bytes of a tag with its `#`.
  package var rangeOfTag: ByteRange { ByteRange(Int(range.start) - 1, Int(range.end)) }
}

/// A tag that stands on a line a second time.
package struct RepeatedTag: Sendable {
  /// The tag, without `#`.
  package var tag: PlacedName
  /// The file it stands in.
  package var file: FileID
}

/// `tag #NAME color=#RRGGBB` (SPEC, Lines).
public struct TagDeclaration: Sendable {
  /// The name, without `#`.
  public var name: PlacedName
  /// The file it stands in.
  public var file: FileID
  /// Red, green and blue, 8 bits each; nil where the declaration lacks it (which is an error).
  public var color: UInt32?
}

/// Which measure is the best one.
public enum BestMeasure: String, Hashable, Sendable, CaseIterable {
  case max, min, zero
}

/// `action KIND NAME …` (SPEC, Lines).
public struct ActionDeclaration: Sendable {
  /// How it is measured.
  public var kind: ActionKind
  /// The name.
  public var name: PlacedName
  /// The file it stands in.
  public var file: FileID
  /// Its tags, without `#`.
  public var tags: [PlacedName] = []
  /// `icon=`.
  public var icon: String?
  /// `alias=`.
  public var aliases: [PlacedName] = []
  /// `est=` in seconds.
  public var estimate: Int32?
  /// `unit=`.
  public var unit: String?
  /// `best=`.
  public var best: BestMeasure?
  /// `archived=`.
  public var archived: DayNumber?
}

/// The answer to a goal without quests.
public enum GoalResult: String, Hashable, Sendable, CaseIterable {
  case achieved, failed
}

/// `goal TITLE start=DATE …` (SPEC, Lines).
public struct GoalDeclaration: Sendable {
  /// The title.
  public var title: PlacedName
  /// The file it stands in.
  public var file: FileID
  /// `start=`; nil where the declaration lacks it (which is an error, and leaves the goal out).
  public var start: DayNumber?
  /// `end=`, the last day.
  public var end: DayNumber?
  /// `closed=`.
  public var closed: DayNumber?
  /// `result=` and its place.
  public var result: GoalResult?
  /// The bytes of `result=…`.
  public var resultRange = ByteRange(0, 0)
  /// `icon=`.
  public var icon: String?
  /// `color=`, 8 bits each of red, green and blue.
  public var color: UInt32?
  /// `id=`.
  public var id: PlacedName?
  /// `pass=` in percent, 1–100.
  public var pass: Int = 100
}

/// What a quest or a skip is about.
public enum Target: Hashable, Sendable {
  /// The action with this name or alias.
  case action(NameID)
  /// The tag with this name, without `#`.
  case tag(NameID)
  /// `*`: everything.
  case everything
}

/// The direction of a quest.
public enum Comparison: Hashable, Sendable {
  case atLeast, atMost
}

/// What a quest asks for.
public enum Amount: Hashable, Sendable {
  /// A length in seconds; sums time.
  case time(Int64)
  /// A number; sums counts.
  case count(Int64)
}

/// A unit of the calendar that a quest or a report goes by.
public enum CalendarUnit: UInt8, Hashable, Sendable, CaseIterable {
  case day, week, month, quarter, year
}

/// Days that come again by the calendar.
public enum RepeatingDays: Hashable, Sendable {
  /// `mon,wed,fri`: bit n is the weekday with raw value n.
  case weekdays(UInt8)
  /// `15,20,last`: bit n is the day n of the month, bit 0 its last day.
  case datesOfMonth(UInt32)
  /// `1st,3rd tue`: bit n of `ordinals` is the n-th such day of the month, bit 0 the last; bits of `weekdays` as above.
  case weekdaysOfMonth(ordinals: UInt8, weekdays: UInt8)
}

/// How a quest's cadence cuts the calendar into periods (SPEC, Quests).
public enum Cadence: Hashable, Sendable {
  /// `per day`, `per week`, `per month`, `per quarter`, `per year`.
  case per(CalendarUnit)
  /// `per N days`.
  case everyDays(Int)
  /// `per N weeks`.
  case everyWeeks(Int)
  /// `on mon,wed,fri`, `on 15,20,last`, `on 1st,3rd tue`.
  case on(RepeatingDays)
  /// `any N days per week` or `per month`.
  case anyDays(Int, per: CalendarUnit)
  /// `in A..B`, both days included.
  case span(DayNumber, DayNumber)
  /// `total`.
  case total
}

/// `quest TARGET >=|<= AMOUNT CADENCE …` (SPEC, Lines).
public struct QuestDeclaration: Sendable {
  /// Its goal in `Document.goals`.
  public var goal: Position<GoalDeclaration>
  /// The file it stands in.
  public var file: FileID
  /// The bytes of its line without comment.
  public var range: ByteRange
  /// The action or tag, or `*`.
  public var target: Target
  /// The bytes of the target.
  public var targetRange: ByteRange
  /// The direction.
  public var comparison: Comparison
  /// The amount.
  public var amount: Amount
  /// The bytes of the amount.
  public var amountRange: ByteRange
  /// The cadence.
  public var cadence: Cadence
  /// `over mon-fri`: the weekdays among which days are counted, bit n the one with raw value n; nil for all.
  public var over: UInt8?
  /// The bytes of the cadence, with `over`.
  public var cadenceRange: ByteRange
  /// `from=`.
  public var from: DayNumber?
  /// `until=`.
  public var until: DayNumber?
  /// `id=`.
  public var id: PlacedName?
  /// `pass=` in percent, 1–100; nil for the goal's.
  public var pass: Int?
}

/// `skip DATE[..DATE] [TARGET]` or `skip on DAYS [in DATE..DATE] [TARGET]` (SPEC, Lines).
public struct SkipDeclaration: Sendable {
  /// The file it stands in.
  public var file: FileID
  /// The bytes of its dates and target.
  public var range: ByteRange
  /// The days that are excused.
  public var days: SkippedSpan
  /// The target whose quests are excused; nil for all quests.
  public var target: Target?
  /// The bytes of the target.
  public var targetRange: ByteRange
}

/// Days that a skip excuses.
public struct SkippedSpan: Hashable, Sendable {
  /// The first day that it speaks of; nil for the first of all.
  public var first: DayNumber?
  /// The last day that it speaks of; nil for the last of all.
  public var last: DayNumber?
  /// Which days of these are excused; nil for all.
  public var repeating: RepeatingDays?

  /// All days of a span, or those that come again.
  public init(first: DayNumber?, last: DayNumber?, repeating: RepeatingDays? = nil) {
    (self.first, self.last, self.repeating) = (first, last, repeating)
  }
}

/// The keys of `set` (SPEC, Settings).
public enum SettingKey: String, Hashable, Sendable, CaseIterable {
  case zone
  case dayStart = "day-start"
  case weekStart = "week-start"
  case language, theme, lead
  case maxSession = "max-session"
  case est, plan, allow, log

  /// Whether the setting takes `from DATE`.
  public var isDated: Bool { self == .zone || self == .dayStart || self == .weekStart }
}

/// `set KEY VALUE [from DATE]` (SPEC, Settings).
public struct SettingDeclaration: Sendable {
  /// A value in the shape of its key.
  public enum Value: Hashable, Sendable {
    /// `zone`, `log`: text. `language`, `theme`, `lead`, `plan`: one of their words.
    case text(String)
    /// `day-start` in seconds after 00:00; `max-session` and `est` in seconds.
    case seconds(Int32)
    /// `week-start`.
    case weekday(Weekday)
    /// `allow`.
    case codes([String])
  }

  /// The file it stands in.
  public var file: FileID
  /// The key.
  public var key: SettingKey
  /// The value.
  public var value: Value
  /// The bytes of the value.
  public var valueRange: ByteRange
  /// The first date it holds for; nil for all dates before the first dated one.
  public var from: DayNumber?
}

/// `include PATTERN` (SPEC, Settings).
public struct IncludeDeclaration: Sendable {
  /// The file it stands in.
  public var file: FileID
  /// The path or glob as written.
  public var pattern: String
  /// The bytes of the pattern.
  public var range: ByteRange
  /// Whether it is a glob that found nothing.
  public internal(set) var isEmpty = false
}
