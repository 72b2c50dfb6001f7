/// How zone files are reached (SPEC, Instants). The library opens nothing by itself: whoever runs it hands this in.
public struct ZoneDatabase: Sendable {
  /// The bytes of the file of a zone name, relative to the database; nil where there is none, or a folder.
  public var load: @Sendable (String) -> [UInt8]?
  /// Whether there is a database at all.
  public var isPresent: @Sendable () -> Bool
  /// The names in it, for suggestions; may be empty.
  public var names: @Sendable () -> [String]

  /// A database reached through these functions.
  public init(
    load: @escaping @Sendable (String) -> [UInt8]?,
    isPresent: @escaping @Sendable () -> Bool = { true },
    names: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.load = load
    self.isPresent = isPresent
    self.names = names
  }

  /// No database: for ledgers that set no zone.
  public static let none = ZoneDatabase(load: { _ in nil }, isPresent: { false })

  /// The zone of an IANA name. Throws `ZoneError.unknown` for a name that is none or is not there, `databaseMissing`
  /// without a database, and `invalidData` for a file that is no zone data.
  package func zone(named name: String) throws(ZoneError) -> Zone {
    guard Self.isPlainName(name) else { throw .unknown }
    guard let bytes = load(name) else { throw isPresent() ? .unknown : .databaseMissing }
    return try Zone(tzif: bytes)
  }

  /// Whether a name may be looked up: words of letters, digits, `_`, `-` and `+` with a `/` between them, so that it names
  /// a file in the database and nothing outside of it. Some databases hold files besides the zones that mean something else
  /// on another machine (`localtime`, `posixrules`), or end with the known leap seconds (`right/…`); those are no names.
  package static func isPlainName(_ name: String) -> Bool {
    guard name.utf8.count <= 255, name != "localtime", name != "posixrules", !name.hasPrefix("right/"),
      !name.hasPrefix("posix/")
    else { return false }
    for word in name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let first = word.first, first != UInt8(ascii: "-"), word.allSatisfy(isNameByte) else { return false }
    }
    return true
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
