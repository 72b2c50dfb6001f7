extension Code {
  /// The codes of properties (SPEC, Names), with what `haru-ledger explain` says of each.
  public static let ofProperties: [Code] = [
    /// What: The line does not have this property.
    /// Why: A property that is not known would silently do nothing.
    /// Example:
    ///     action time read icno=B
    /// Fix: Look for a misspelling; the message lists what the line can have.
    ///     action time read icon=B
    .unknownProperty,
    /// What: A property stands twice on a line.
    /// Why: Only one of the two can hold.
    /// Example:
    ///     action time read icon=A icon=B
    /// Fix: Delete one of them.
    ///     action time read icon=A
    .repeatedProperty,
    /// What: A required property (`color` of a tag, `start` of a goal) is missing.
    /// Why: A tag has no look without its colour, and a goal no span without its start.
    /// Example:
    ///     tag #study
    /// Fix: Write the property that the message shows.
    ///     tag #study color=#2F6B4F
    .missingProperty,
    /// What: The property belongs to other kinds of action.
    /// Why: The property would mean nothing for an action of this kind.
    /// Example:
    ///     action time read unit=pages
    /// Fix: Delete it, or change the kind of the action.
    ///     action time read
    .misplacedProperty,
    /// What: The property cannot have this value.
    /// Why: A value that cannot be understood would silently be left out.
    /// Example:
    ///     action measure weight best=low
    /// Fix: Write one of the values that the message shows.
    ///     action measure weight best=min
    .invalidProperty,
    /// What: `est=` stands on an entry that is no session.
    /// Why: An estimate is held against the time between a start and an end, and this entry has none.
    /// Example:
    ///     action time read
    ///     2026-07-06
    ///       1h read est=45m
    /// Fix: Delete it, or write the entry with its times.
    ///     action time read
    ///     2026-07-06
    ///       09:00-10:00 read est=45m
    .estimateWithoutTimes,
  ]
}
