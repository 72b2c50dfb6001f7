/// A kind of thing that can be wrong, with everything there is to say about it (SPEC, Diagnostics). Its name never changes.
///
/// The codes are the static members in the other files of this folder, a file a theme. A code is one entry there, and nowhere
/// else: `explain`, the manual page and the table in SPEC.md print these entries.
public struct Code: Hashable, Sendable {
  private let entry: Entry

  init(
    _ name: String, _ severity: Severity, what: Phrase, why: Phrase, fix: Phrase, wrong: String, right: String
  ) {
    entry = Entry(name, severity, what, why, fix, Example(wrong: wrong, right: right))
  }

  /// How much it matters; the same for every diagnostic of the code.
  public var severity: Severity { entry.severity }
  /// What it means, in one sentence.
  public var what: Phrase { entry.what }
  /// Why it matters.
  public var why: Phrase { entry.why }
  /// How it is repaired.
  public var fix: Phrase { entry.fix }
  /// A ledger that has it, and the same ledger without it.
  public var example: Example { entry.example }

  /// A small ledger that shows a code, and the same without it. `\x9F` means a byte, `\u{1B}` and `\r` mean a character that
  /// cannot be shown, and `…` means more than can be shown.
  public struct Example: Hashable, Sendable {
    /// The ledger with the code.
    public let wrong: String
    /// The ledger without it.
    public let right: String
  }

  /// Whether both are the same code.
  public static func == (a: Code, b: Code) -> Bool { a.entry === b.entry }

  /// Hashes the code, not its texts.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(entry)) }

  /// What a code has, in one object, so that codes are quick to copy and to compare.
  private final class Entry: Sendable {
    let name: String
    let severity: Severity
    let what: Phrase
    let why: Phrase
    let fix: Phrase
    let example: Example

    init(_ name: String, _ severity: Severity, _ what: Phrase, _ why: Phrase, _ fix: Phrase, _ example: Example) {
      self.name = name
      self.severity = severity
      self.what = what
      self.why = why
      self.fix = fix
      self.example = example
    }
  }
}

extension Code: CaseIterable {
  /// All codes in the order of the table in SPEC.md.
  public static let allCases: [Code] = [
    ofText, ofLimits, ofLines, ofValues, ofProperties, ofSettings, ofIncludes, ofDeclarations, ofQuests, ofEntries,
    ofDeclarationWarnings, ofEntryWarnings, ofHints,
  ].flatMap(\.self)
}

extension Code: RawRepresentable, CustomStringConvertible {
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The code of a kebab-case name; nil where there is none.
  public init?(rawValue: String) {
    guard let code = Self.byName[rawValue] else { return nil }
    self = code
  }

  /// Its kebab-case name.
  public var rawValue: String { entry.name }

  /// Its kebab-case name.
  public var description: String { entry.name }
}
