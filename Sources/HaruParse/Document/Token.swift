/// A piece of a line with the part it plays. The tokens of a line tile it: no byte is left out or counted twice
/// (ARCHITECTURE, invariant 2).
package struct Token: Hashable, Sendable {
  /// The parts that a piece of a line can play.
  package enum Role: UInt8, Hashable, Sendable, CaseIterable {
    case byteOrderMark, keyword, settingKey, date, weekday, time, length, count, measure, name, tag
    case propertyKey, propertyValue, comparison, amount, cadence, value
    /// `-` between times, `,` between pieces, `..` between dates, `=` of a property.
    case separator
    /// `;` or `|` and what follows it.
    case note
    case blank
    /// What could not be read.
    case unread
    case lineEnd
  }

  /// The part it plays.
  package var role: Role
  /// Its bytes.
  package var range: ByteRange

  /// The bytes `range` in the part `role`.
  package init(_ role: Role, _ range: ByteRange) {
    self.role = role
    self.range = range
  }
}

/// What kind of line a line is (SPEC, Lines).
package enum LineKind: UInt8, Hashable, Sendable, CaseIterable {
  case blank, comment, continuation, version, setting, include, tag, action, goal, quest, skip, day, entry
  /// A line that cannot be read, or is left out with the line it belongs to.
  case unread
}
