extension Code {
  /// The codes of entries (SPEC, Entries), with what `haru-ledger explain` says of each.
  public static let ofEntries: [Code] = [
    /// What: The form of an entry does not fit the kind of its action.
    /// Why: The entry says something that such an action does not have.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       08:10 read
    /// Fix: Write what fits: times or a length for `time`, a count for `count`, a number after `=` for `measure`.
    ///     action time read
    ///     2026-07-06
    ///       08:10-08:40 read
    .wrongKind,
    /// What: A time is earlier than the one before it and lies too far back for the next day.
    /// Why: The later time lies so far back that it is more likely a slip than the next day.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       10:30-09:00 read
    /// Fix: Swap the times, or write a time of the next day as `25:10`.
    ///     action time read
    ///     2026-07-06
    ///       09:00-10:30 read
    .timeOutOfOrder,
    /// What: A session spans more than 7 days.
    /// Why: Nobody does one thing for more than a week; an end was forgotten.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       09:00-2026-07-14T10:00 read
    /// Fix: Correct the end.
    ///     action time read
    ///     2026-07-06
    ///       09:00-2026-07-06T10:00 read
    .sessionTooLong,
    /// What: A second session of an action runs or is paused.
    /// Why: One action runs at most once at a time, so one of the two has ended.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       09:00- read
    ///       09:30- read
    /// Fix: Write the end of the earlier session.
    ///     action time read
    ///     2026-07-06
    ///       09:00-09:30 read
    ///       09:30- read
    .alreadyRunning,
    /// What: The clock was set forward over this time.
    /// Why: The clock jumped over this time, so nothing can have happened at it.
    /// Example:
    ///     set zone Europe/Berlin
    ///     action count water
    ///     2026-03-29
    ///       02:30 water
    /// Fix: Write the time that the clock really showed.
    ///     set zone Europe/Berlin
    ///     action count water
    ///     2026-03-29
    ///       03:30 water
    .skippedTime,
    /// What: The zone left this date out.
    /// Why: The zone went from the day before straight to the day after.
    /// Example:
    ///     set zone Pacific/Apia
    ///     action time read
    ///     2011-12-30
    ///       1h read
    /// Fix: Write the date that the calendar there showed.
    ///     set zone Pacific/Apia
    ///     action time read
    ///     2011-12-31
    ///       1h read
    .skippedDate,
  ]
}
