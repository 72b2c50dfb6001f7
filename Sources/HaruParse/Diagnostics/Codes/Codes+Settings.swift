extension Code {
  /// The codes of settings (SPEC, Settings), with what `haru-ledger explain` says of each.
  public static let ofSettings: [Code] = [
    /// What: There is no such setting.
    /// Why: A setting that is not known would silently do nothing.
    /// Example:
    ///     set timezone Asia/Seoul
    /// Fix: Look for a misspelling; the message lists all settings.
    ///     set zone Asia/Seoul
    .unknownSetting,
    /// What: The setting cannot have this value.
    /// Why: A value that cannot be understood leaves the setting as if it were not there.
    /// Example:
    ///     set day-start 24:00
    /// Fix: Write one of the values that the message shows.
    ///     set day-start 00:00
    .invalidSetting,
    /// What: The setting stands again with the same `from`.
    /// Why: Both say something about the same days, and the order of lines must not decide.
    /// Example:
    ///     set theme light
    ///     set theme dark
    /// Fix: Delete one of them, or give one a `from`.
    ///     set theme dark
    .repeatedSetting,
    /// What: `from` stands on a setting that does not take it.
    /// Why: Only `zone`, `day-start` and `week-start` change from a day on; the others hold for the whole ledger.
    /// Example:
    ///     set theme dark from 2026-07-06
    /// Fix: Delete `from` and its date.
    ///     set theme dark
    .undatedSetting,
    /// What: `set zone … from` stands in a ledger without a zone before it.
    /// Why: The days before the change would have no zone.
    /// Example:
    ///     set zone Asia/Tokyo from 2026-07-06
    /// Fix: Add the zone that held before, without `from`.
    ///     set zone Asia/Seoul
    ///     set zone Asia/Tokyo from 2026-07-06
    .zoneWithoutBase,
    /// What: A change of `zone` or `day-start` would end a day before it begins.
    /// Why: A day of less than no time could hold no entry.
    /// Example:
    ///     set zone Pacific/Honolulu
    ///     set zone Pacific/Kiritimati from 2026-07-07
    /// Fix: Let the change begin on another day, or change the time less.
    ///     set zone Pacific/Honolulu
    ///     set zone Asia/Seoul from 2026-07-07
    .dayEndsBeforeItBegins,
    /// What: The zone database has no zone of this name.
    /// Why: Without its rules, times cannot be placed.
    /// Example:
    ///     set zone Asia/Seul
    /// Fix: Write an IANA name, such as `Asia/Seoul`.
    ///     set zone Asia/Seoul
    .unknownZone,
    /// What: The system has no zone database.
    /// Why: The rules of zones come from the system, so that they are current.
    /// Example:
    ///     set zone Asia/Seoul
    /// Fix: Install the package `tzdata`, or set `TZDIR` to its folder.
    ///     set language ko
    .zoneDatabaseMissing,
    /// What: The system's data of a zone cannot be read.
    /// Why: Times cannot be placed by damaged rules.
    /// Example:
    ///     set zone Asia/Seoul
    /// Fix: Install the package `tzdata` again.
    ///     set language ko
    .zoneDataInvalid,
    /// What: `allow` names the code of an error.
    /// Why: An error leaves something out of every report, so it cannot be allowed.
    /// Example:
    ///     set allow unknown-action
    /// Fix: Repair the error; only warnings can be allowed.
    ///     set theme dark
    .errorAllowed,
    /// What: `allow` names a code that does not exist.
    /// Why: A code that does not exist would allow nothing.
    /// Example:
    ///     set allow everything
    /// Fix: Look for a misspelling; `haru-ledger explain --list` shows all codes.
    ///     set theme dark
    .unknownCode,
  ]
}
