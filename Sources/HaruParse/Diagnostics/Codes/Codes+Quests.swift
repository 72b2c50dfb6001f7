extension Code {
  /// The codes of quests (SPEC, Quests), with what `haru-ledger explain` says of each.
  public static let ofQuests: [Code] = [
    /// What: A quest has no goal above it in its file.
    /// Why: A quest belongs to the goal above it, which has its dates.
    /// Example:
    ///     action time read
    ///     quest read >= 1h per day
    /// Fix: Write a goal above it.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h per day
    .questOutsideGoal,
    /// What: A quest's `until` lies before its `from`.
    /// Why: A quest that ends before it begins is never active.
    /// Example:
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h per day from=2026-09-01 until=2026-08-01
    /// Fix: Correct one of the dates.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h per day from=2026-08-01 until=2026-09-01
    .untilBeforeFrom,
    /// What: A span of dates ends before it begins.
    /// Why: A span of no days excuses nothing and asks for nothing.
    /// Example:
    ///     skip 2026-08-07..2026-08-01
    /// Fix: Write the earlier date first.
    ///     skip 2026-08-01..2026-08-07
    .spanReversed,
    /// What: Text other than `>=` or `<=` stands where a comparison belongs.
    /// Why: A quest asks for at least, or for at most, an amount.
    /// Example:
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read => 1h per day
    /// Fix: Write `>=` or `<=`.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h per day
    .invalidComparison,
    /// What: Text that is no amount stands where one belongs.
    /// Why: An amount that is only half understood would judge every period wrongly.
    /// Example:
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h 30m per day
    /// Fix: Write a length such as `1h30m`, or a whole number.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h30m per day
    .invalidAmount,
    /// What: There is no such cadence.
    /// Why: The cadence cuts the calendar into periods, so it must be exact.
    /// Example:
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h daily
    /// Fix: Write one of the forms that the message shows, such as `per day`.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 1h per day
    .invalidCadence,
    /// What: `>= 0`, which always holds.
    /// Why: A quest that always holds would only raise the rates.
    /// Example:
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 0m per day
    /// Fix: Ask for more than nothing, or for at most something.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 30m per day
    .emptyQuest,
    /// What: A quest has a number for a `time` action, or a length for a `count` action.
    /// Why: Time is asked for in hours and minutes, counts in numbers.
    /// Example:
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 30 per day
    /// Fix: Write a length for a `time` action, and a number for a `count` action.
    ///     action time read
    ///     goal Reading start=2026-01-01
    ///       quest read >= 30m per day
    .amountOfWrongKind,
    /// What: A quest's target is a `measure` action.
    /// Why: Measures are not added up, so they have no total to ask for.
    /// Example:
    ///     action measure weight
    ///     action time run
    ///     goal Health start=2026-01-01
    ///       quest weight <= 70 per day
    /// Fix: Choose another target.
    ///     action measure weight
    ///     action time run
    ///     goal Health start=2026-01-01
    ///       quest run >= 30m per day
    .questOnMeasure,
  ]
}
