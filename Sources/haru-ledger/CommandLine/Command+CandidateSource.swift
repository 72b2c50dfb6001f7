extension Command {
  /// Where the words come from that an operand or a value can be, if they are more than a few fixed ones.
  enum CandidateSource: Equatable, Sendable {
    /// Nowhere: it is written freely.
    case none
    /// The program itself.
    case commands, codes, dates
    /// The disk: ledgers, with the folders on the way to them, or folders alone.
    case files, folders
    /// The ledger.
    case actions(ActionSource)
    case tags, goals, quests
    /// Actions, and tags with `#`.
    case actionsAndTags

    /// Whether the words are paths, which may have bytes that are not UTF-8.
    var isOfPaths: Bool { self == .files || self == .folders }
  }

  /// Which actions of a ledger.
  enum ActionSource: Equatable, Sendable {
    /// Those that have entries: all, but archived ones only where nothing else fits.
    case recorded
    /// Those that can have new entries: all but archived ones.
    case current
    /// Those of them that are measured by time.
    case timed
    /// Those with a session that runs or is paused, or one of the two.
    case open, running, paused
  }
}
