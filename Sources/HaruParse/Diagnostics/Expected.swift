/// What a value should have been.
@nonexhaustive
public enum Expected: Hashable, Sendable {
  /// One of a few words.
  case oneOf([String])
  /// A date, `2026-07-06`.
  case date
  /// A time of day from 00:00 to 23:59.
  case timeOfDay
  /// A length, `1h30m`.
  case length
  /// A weekday, `mon`.
  case weekday
  /// A colour, `#2F6B4F`.
  case color
  /// A percentage from 1% to 100%.
  case percent
  /// One or more names, separated by commas.
  case names
  /// An IANA zone name, `Asia/Seoul`.
  case zoneName
  /// A relative path, perhaps with `%Y`, `%m`, `%d`.
  case logPattern
  /// Any text that is not empty.
  case text
  /// Codes, separated by commas.
  case codes
}
