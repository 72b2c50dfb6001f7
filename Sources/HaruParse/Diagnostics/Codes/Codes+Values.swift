extension Code {
  /// The codes of values (SPEC, Values), with what `haru-ledger explain` says of each.
  public static let ofValues: [Code] = [
    /// What: Text that is no date stands where one belongs.
    /// Why: Dates have one form, so that they sort, and nobody has to guess which number is the month.
    /// Example:
    ///     2026/7/6
    /// Fix: Write it as `2026-07-06`.
    ///     2026-07-06
    .invalidDate,
    /// What: The month or the day of a date does not exist.
    /// Why: The calendar has no such day, so its entries would belong nowhere.
    /// Example:
    ///     2026-02-30
    /// Fix: Look at the month and the day.
    ///     2026-02-28
    .noSuchDate,
    /// What: The year lies outside 1900–9999.
    /// Why: A year before 1900 is a slip in a ledger of habits.
    /// Example:
    ///     0206-07-06
    /// Fix: Look at the year.
    ///     2026-07-06
    .yearOutOfRange,
    /// What: Text that is no time of day stands where one belongs.
    /// Why: Times have one form, the 24-hour clock, so that 9 is never 21.
    /// Example:
    ///     action count water
    ///     2026-07-06
    ///       9pm water
    /// Fix: Write it as `09:05` or `21:05`.
    ///     action count water
    ///     2026-07-06
    ///       21:00 water
    .invalidTime,
    /// What: Text after `@` is no offset of at most 18:00.
    /// Why: An offset says how far the clock is from UTC, and no place is farther than 18 hours.
    /// Example:
    ///     set zone Asia/Seoul
    ///     action count water
    ///     2026-07-06
    ///       01:30@+0900 water
    /// Fix: Write it as `@+09:00` or `@-4`.
    ///     set zone Asia/Seoul
    ///     action count water
    ///     2026-07-06
    ///       01:30@+09:00 water
    .invalidOffset,
    /// What: An offset stands in a ledger without `set zone`.
    /// Why: Without a zone, times are those of a clock on the wall, and an offset says nothing.
    /// Example:
    ///     action count water
    ///     2026-07-06
    ///       01:30@+9 water
    /// Fix: Add `set zone`, or remove the offset.
    ///     set zone Asia/Seoul
    ///     action count water
    ///     2026-07-06
    ///       01:30@+9 water
    .offsetWithoutZone,
    /// What: Text that is no interval stands where one belongs.
    /// Why: What looks like two times and is none would change every total if it were guessed at.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       8.00-9.00 read
    /// Fix: Write it as `09:00-10:30`.
    ///     action time read
    ///     2026-07-06
    ///       8:00-9:00 read
    .invalidInterval,
    /// What: Text that is no length stands where one belongs.
    /// Why: A length that is only half understood would be a wrong total.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       1h 30m read
    /// Fix: Write it as `1h30m`, without blanks.
    ///     action time read
    ///     2026-07-06
    ///       1h30m read
    .invalidLength,
    /// What: Text that is no signed whole number stands where a count belongs.
    /// Why: A count is a signed whole number, which tells it from a length and a time.
    /// Example:
    ///     action count water
    ///     2026-07-06
    ///       +2cups water
    /// Fix: Write it as `+2` or `-1`; the unit belongs to the action.
    ///     action count water
    ///     2026-07-06
    ///       +2 water
    .invalidCount,
    /// What: Text after `=` is no decimal number.
    /// Why: A measure is kept exactly as it was read off.
    /// Example:
    ///     action measure weight
    ///     2026-07-06
    ///       =71,8 weight
    /// Fix: Write it as `=71.8`, with a point and without the unit.
    ///     action measure weight
    ///     2026-07-06
    ///       =71.8 weight
    .invalidMeasure,
    /// What: Text that is no colour stands where one belongs.
    /// Why: Colours are exact, so that every page shows the same one.
    /// Example:
    ///     tag #study color=2F6B4F
    /// Fix: Write `#` and six hexadecimal digits.
    ///     tag #study color=#2F6B4F
    .invalidColor,
    /// What: Text that is no weekday stands after a date.
    /// Why: The weekday guards against a slip in the date, so it must be readable.
    /// Example:
    ///     2026-07-06 Monday
    /// Fix: Write `mon`, `월` or `月`, or leave it out.
    ///     2026-07-06 mon
    .invalidWeekday,
    /// What: The weekday is not that of the date.
    /// Why: One of the two is a slip, and nobody can tell which; so the day is left out.
    /// Example:
    ///     2026-07-06 tue
    /// Fix: Correct the date or the weekday.
    ///     2026-07-06 mon
    .wrongWeekday,
    /// What: A name cannot be one as it stands: it looks like a value, holds a quotation mark, or is empty.
    /// Why: Such a name would be taken for something else in an entry.
    /// Example:
    ///     action time 30m walk
    /// Fix: Write it in double quotes, or choose another name.
    ///     action time "30m walk"
    .invalidName,
    /// What: Text that is no tag stands where one belongs.
    /// Why: The `#` tells a tag from a name.
    /// Example:
    ///     tag study color=#2F6B4F
    /// Fix: Write `#` and one word.
    ///     tag #study color=#2F6B4F
    .invalidTag,
  ]
}
