/// The parts of a line that can be missing.
@nonexhaustive
public enum Part: Hashable, Sendable, CaseIterable {
  case version, settingKey, settingValue, date, pattern, name, tag, actionKind, action, title, target, comparison
  case amount, cadence, value
}
