/// How an action is measured (SPEC, Lines: `action`).
public enum ActionKind: UInt8, Hashable, Sendable, CaseIterable {
  case time, count, measure

  /// The spelling of the format.
  public var keyword: String {
    switch self {
    case .time: "time"
    case .count: "count"
    case .measure: "measure"
    }
  }
}

/// The form of an entry (SPEC, Lines: entries).
public enum EntryForm: UInt8, Hashable, Sendable, CaseIterable {
  /// `09:00-10:30`, with or without pauses.
  case session
  /// `09:00-`: its last piece has no end yet.
  case running
  /// `09:00-09:30,`: every piece has an end, but the session goes on.
  case paused
  /// `1h30m`: a length without clock times.
  case length
  /// `08:10`, `08:10 +2` or `+2`.
  case count
  /// `07:00 =71.8` or `=71.8`.
  case measure

  /// The kind of action it fits.
  public var kind: ActionKind {
    switch self {
    case .session, .running, .paused, .length: .time
    case .count: .count
    case .measure: .measure
    }
  }
}
