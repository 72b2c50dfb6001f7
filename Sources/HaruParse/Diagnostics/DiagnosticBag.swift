/// The diagnostics of a run. The same problem at many places is one group with a count; at most `capacity` places are kept,
/// the rest is counted (SPEC, Diagnostics). Empty, it holds no memory (ARCHITECTURE, invariant 7).
public struct DiagnosticBag: Sendable {
  /// One problem and all the places that have it.
  public struct Group: Sendable {
    /// The diagnostic at its first place.
    public var first: Diagnostic
    /// The other places that were kept, in file order.
    public var also: [Location]
    /// The number of places, the first and those not kept included.
    public var count: Int
    /// The repairs at other places where they are not those of the first, moved there.
    fileprivate var ownFixes: [Location: [Fix]] = [:]

    /// Adds one more place, which is kept; returns whether its repairs are its own.
    fileprivate mutating func keep(_ place: Location, _ fixes: [Fix]) -> Bool {
      also.append(place)
      if first.canMove(to: place), fixes == first.moved(to: place).fixes { return false }
      ownFixes[place] = fixes
      return true
    }
  }

  /// What became of a place that was added, for another one whose line is the same.
  struct Membership {
    /// Where its group is.
    fileprivate var group: Int
    /// Whether its repairs are not those of the first place, moved along.
    fileprivate var hasOwnFixes: Bool
  }

  /// What places of one group have in common.
  private struct Key: Hashable {
    var problem: Problem
    /// Whether it can be repaired without being asked for, which may depend on the rest of the line.
    var isCertain: Bool
  }

  /// How many places are kept of what is shown.
  public static let capacity = 10_000

  /// How many places are kept.
  public let capacity: Int

  private var groups: [Group] = []
  private var index: [Key: Int] = [:]
  private var kept = 0
  /// The number of errors, each place counted.
  public private(set) var errors = 0
  /// The number of warnings, each place counted.
  public private(set) var warnings = 0
  /// The number of hints, each place counted.
  public private(set) var hints = 0

  /// An empty bag, which keeps so many places.
  public init(capacity: Int = DiagnosticBag.capacity) { self.capacity = capacity }

  /// Whether nothing was added.
  public var isEmpty: Bool { places == 0 }

  /// Adds a diagnostic. One with related places is a group of its own, all others join the group of the same problem.
  package mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.related.isEmpty {
      add(diagnostic.problem, fixes: diagnostic.fixes, at: diagnostic.location)
    } else {
      count(diagnostic.severity)
      guard kept < capacity else { return }
      kept += 1
      groups.append(Group(first: diagnostic, also: [], count: 1))
    }
  }

  /// The number of places, those that are not kept included.
  public var places: Int { errors + warnings + hints }

  /// Whether one more place would be kept.
  package var hasRoom: Bool { kept < capacity }

  /// Adds a problem whose place and repairs are only asked for if it is kept. `isCertain` is whether one of them is safe.
  package mutating func add(
    _ problem: Problem, isCertain: Bool = false, fixes: @autoclosure () -> [Fix] = [],
    at location: @autoclosure () -> Location
  ) {
    join(problem, isCertain: isCertain, fixes: fixes(), at: location())
  }

  /// The same; returns what became of it, nil where its group is not kept.
  @discardableResult
  mutating func join(
    _ problem: Problem, isCertain: Bool, fixes: @autoclosure () -> [Fix], at location: @autoclosure () -> Location
  ) -> Membership? {
    let key = Key(problem: problem, isCertain: isCertain)
    count(problem.code.severity)
    guard let position = index[key] else {
      guard kept < capacity else { return nil }
      kept += 1
      index[key] = groups.count
      let first = Diagnostic(problem, at: location(), fixes: fixes())
      groups.append(Group(first: first, also: [], count: 1))
      return Membership(group: groups.count - 1, hasOwnFixes: !first.canMove(to: first.location))
    }
    groups[position].count += 1
    guard kept < capacity else { return Membership(group: position, hasOwnFixes: false) }
    kept += 1
    return Membership(group: position, hasOwnFixes: groups[position].keep(location(), fixes()))
  }

  /// Adds one more place whose line is that of a place that was added. Its repairs are only asked for if they are its own.
  mutating func add(
    like other: Membership?, _ severity: Severity, fixes: @autoclosure () -> [Fix],
    at location: @autoclosure () -> Location
  ) {
    count(severity)
    guard let other else { return }
    groups[other.group].count += 1
    guard kept < capacity else { return }
    kept += 1
    let place = location()
    groups[other.group].also.append(place)
    if other.hasOwnFixes { groups[other.group].ownFixes[place] = fixes() }
  }

  /// Adds a problem as a group of its own. Its place and the related ones are only asked for if they are kept.
  package mutating func add(
    _ problem: Problem, at location: @autoclosure () -> Location, related: @autoclosure () -> [RelatedPlace]
  ) {
    count(problem.code.severity)
    guard kept < capacity else { return }
    kept += 1
    groups.append(Group(first: Diagnostic(problem, at: location(), related: related()), also: [], count: 1))
  }

  /// Whether all places that another bag keeps would be kept here.
  func hasRoom(for other: DiagnosticBag) -> Bool { kept + other.kept <= capacity }

  /// Adds the diagnostics of a fragment, which begins at an offset of a file, in the order in which it has them. There must be
  /// room for them.
  mutating func add(_ other: DiagnosticBag, file: FileID, offset: Int) {
    if other.isEmpty { return }
    errors += other.errors
    warnings += other.warnings
    hints += other.hints
    kept += other.kept
    for (key, position) in other.index.sorted(by: { $0.value < $1.value }) {
      let group = other.groups[position].moved(file, offset)
      guard let known = index[key] else {
        index[key] = groups.count
        groups.append(group)
        continue
      }
      groups[known].count += group.count
      for diagnostic in group.all { _ = groups[known].keep(diagnostic.location, diagnostic.fixes) }
    }
  }

  private mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .hint: hints += 1
    }
  }

  /// Puts better diagnostics in the place of those of some problems that were kept, where there are better ones.
  package mutating func revise(where concerns: (Problem) -> Bool, _ revised: (Diagnostic) -> Diagnostic?) {
    let old = groups
    (groups, index) = ([], [:])
    for group in old {
      guard group.first.related.isEmpty else {
        groups.append(group)
        continue
      }
      let all = concerns(group.first.problem) ? group.all : []
      let news = all.map(revised)
      guard news.contains(where: { $0 != nil }) else {
        join(group)
        continue
      }
      var first: Int?
      for (diagnostic, new) in zip(all, news) {
        let position = join(Group(first: new ?? diagnostic, also: [], count: 1))
        first = first ?? position
      }
      if let first { groups[first].count += group.notKept }
    }
  }

  /// Adds a group whose places are counted already; returns where it is.
  @discardableResult
  private mutating func join(_ group: Group) -> Int {
    let key = Key(problem: group.first.problem, isCertain: group.first.fixes.contains(where: \.isSafe))
    guard let position = index[key] else {
      index[key] = groups.count
      groups.append(group)
      return groups.count - 1
    }
    groups[position].count += group.count
    for diagnostic in group.all { _ = groups[position].keep(diagnostic.location, diagnostic.fixes) }
    return position
  }

  /// What lies in some files, of all that was kept.
  package func only(in files: Set<FileID>) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in sorted().flatMap(\.all) where files.contains(diagnostic.location.file) {
      if diagnostic.related.isEmpty {
        _ = result.join(
          diagnostic.problem, isCertain: diagnostic.fixes.contains(where: \.isSafe), fixes: diagnostic.fixes,
          at: diagnostic.location)
      } else {
        result.add(diagnostic)
      }
    }
    return result
  }

  /// The groups in the order of their first places.
  public func sorted() -> [Group] {
    var result = groups
    for position in result.indices where !result[position].also.isEmpty {
      result[position].sort()
    }
    result.sort { $0.first.location < $1.first.location }
    return result
  }
}

extension DiagnosticBag.Group {
  /// The diagnostic at each of the places that were kept.
  public var all: [Diagnostic] {
    [first]
      + also.map { place in
        ownFixes[place].map { Diagnostic(first.problem, at: place, fixes: $0) } ?? first.moved(to: place)
      }
  }

  /// How many of the places were not kept.
  public var notKept: Int { count - 1 - also.count }

  /// The same where what has these places begins at an offset of a file.
  fileprivate func moved(_ file: FileID, _ offset: Int) -> Self {
    var result = self
    result.first = first.moved(file, offset)
    result.also = also.map { $0.moved(file, offset) }
    result.ownFixes = [:]
    for (place, fixes) in ownFixes {
      result.ownFixes[place.moved(file, offset)] = fixes.map { $0.moved(file, offset) }
    }
    return result
  }

  /// Puts the places in order.
  fileprivate mutating func sort() {
    guard !ownFixes.isEmpty else {
      let places = ([first.location] + also).sorted()
      also = Array(places.dropFirst())
      first = first.moved(to: places[0])
      return
    }
    let sorted = all.sorted { $0.location < $1.location }
    first = sorted[0]
    also = sorted.dropFirst().map(\.location)
    for diagnostic in sorted.dropFirst() { ownFixes[diagnostic.location] = diagnostic.fixes }
  }
}

extension Diagnostic {
  /// Whether its repairs can be moved to another place and back.
  fileprivate func canMove(to place: Location) -> Bool {
    place.range.count == location.range.count && fixes.allSatisfy { $0.moved(from: location, to: place) != nil }
  }

  /// The same where what has this place begins at an offset of a file.
  fileprivate func moved(_ file: FileID, _ offset: Int) -> Diagnostic {
    Diagnostic(problem, at: location.moved(file, offset), fixes: fixes.map { $0.moved(file, offset) })
  }

  /// The same problem at another place, with the same repairs.
  fileprivate func moved(to place: Location) -> Diagnostic {
    if place == location { return self }
    return Diagnostic(problem, at: place, fixes: fixes.compactMap { $0.moved(from: location, to: place) })
  }
}
