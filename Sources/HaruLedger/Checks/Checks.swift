public import HaruParse

/// What is wrong or odd about a ledger beside errors: warnings, and hints where they are asked for (SPEC, Diagnostics).
public enum Checks {
  /// All checks in the order in which they run. As many places are kept as fit, so those that can find something on every line
  /// come last. Each is in the list of its file, which is the only one.
  static let all = ofFiles + ofDeclarations + ofEntries + ofHints

  /// All diagnostics of a ledger at a moment: errors, warnings and, with `includesHints`, hints. What `set allow` names
  /// is left out, from the counts too. `list` gives the names in a folder, which may lie anywhere from the current one on.
  public static func diagnostics(
    of ledger: Ledger, now: Instant, includesHints: Bool, list: (String) -> [String]
  ) -> DiagnosticBag {
    let timeline = Timeline(ledger, now: now, isWatching: true)
    let wanted = all.filter { check in
      check.codes.contains { code in
        !ledger.settings.allowed.contains(code.rawValue) && (includesHints || code.severity > .hint)
      }
    }
    return withoutActuallyEscaping(list) { list in
      let context = CheckContext(
        ledger: ledger, now: now, notes: timeline.notes,
        overlaps: Overlap.all(in: timeline), list: list)
      var bag = timeline.diagnostics
      for check in wanted { check.run(context, &bag) }
      if bag.errors > 0 {
        var repairs = LineRepairs(ledger)
        bag.revise(where: LineRepairs.isOfLine) { repairs.revised($0) }
      }
      return bag
    }
  }
}
