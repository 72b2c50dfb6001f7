/// How much a diagnostic matters (SPEC, Diagnostics).
public enum Severity: UInt8, Hashable, Comparable, Sendable {
  case hint, warning, error

  /// Whether `a` matters less than `b`.
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// One replacement of bytes in a file.
public struct Edit: Hashable, Sendable {
  /// The bytes that are replaced; an empty range inserts.
  public var location: Location
  /// The text that replaces them.
  public var text: String

  /// Replaces the bytes at `location` by `text`.
  public init(_ location: Location, _ text: String) {
    self.location = location
    self.text = text
  }
}

/// A repair of a diagnostic: edits that belong together.
public struct Fix: Hashable, Sendable {
  /// Whether the meaning after the repair is certain, so that it can be applied without being asked for.
  public var isSafe: Bool
  /// The replacements; they do not overlap.
  public var edits: [Edit]

  /// A repair by `edits`.
  public init(isSafe: Bool, _ edits: [Edit]) {
    self.isSafe = isSafe
    self.edits = edits
  }
}

/// Another place that a diagnostic names, and what it is.
public struct RelatedPlace: Hashable, Sendable {
  /// What a related place is.
  @nonexhaustive
  public enum Role: Hashable, Sendable {
    /// The first declaration or setting of the same name.
    case firstDeclared
    /// The session that still runs or is paused.
    case stillRunning
    /// The declaration of what is named.
    case declaredHere
    /// The session of the same action that goes on at the same time.
    case otherSession
  }

  /// What it is.
  public var role: Role
  /// Where it is.
  public var location: Location

  /// The place `location` in the part `role`.
  public init(_ role: Role, _ location: Location) {
    self.role = role
    self.location = location
  }
}

/// Something that is wrong at a place of a ledger. Sentences are made from it at the very end, per language.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, with its arguments.
  public var problem: Problem
  /// Where it is wrong.
  public var location: Location
  /// Other places that belong to it.
  public var related: [RelatedPlace]
  /// Repairs, the likeliest first.
  public var fixes: [Fix]

  /// The problem `problem` at `location`.
  public init(_ problem: Problem, at location: Location, related: [RelatedPlace] = [], fixes: [Fix] = []) {
    self.problem = problem
    self.location = location
    self.related = related
    self.fixes = fixes
  }

  /// Its stable name.
  public var code: Code { problem.code }

  /// The severity of its code.
  public var severity: Severity { problem.code.severity }
}
