/// The actions by their names and aliases, as entries in other forms name them.
package struct KnownActions: Sendable {
  struct Item: Sendable {
    /// The name as it is written, and its scalars with whole syllables.
    var text: String
    var scalars: [UInt32]
    var kind: ActionKind
    /// The words for its unit, in lower case; none where it has none.
    var units: [String]
  }

  /// The actions by the first scalar of their names, those with longer names first.
  private var items: [UInt32: [Item]] = [:]
  /// All words for units.
  private(set) var units: [String] = []

  /// Actions with their names and units.
  package init(_ actions: some Sequence<(name: String, kind: ActionKind, unit: String?)>) {
    var known: Set<String> = []
    for action in actions {
      let scalars = wholeSyllables(action.name)
      guard let first = scalars.first else { continue }
      let units = action.unit.map(Self.words(for:)) ?? []
      known.formUnion(units)
      items[first, default: []].append(
        Item(text: action.name, scalars: scalars, kind: action.kind, units: units))
    }
    for first in items.keys { items[first]?.sort { $0.scalars.count > $1.scalars.count } }
    units = known.sorted { $0.count == $1.count ? $0 < $1 : $0.count > $1.count }
  }

  /// The actions whose names may begin with a scalar.
  func items(with first: UInt32) -> [Item] { items[first] ?? [] }

  private static let sameUnits = [
    ["kg", "㎏", "킬로그램", "キログラム", "kilograms", "kilogram", "kgs"],
    ["km", "㎞", "킬로미터", "キロメートル", "kilometers", "kilometer", "kilometres"], ["°c", "℃"], ["cm", "㎝", "센티미터", "センチ"],
    ["g", "그램", "グラム"], ["ml", "㎖", "밀리리터"], ["l", "ℓ", "리터", "リットル"],
  ]

  /// The words for a unit: itself, more of it, and its other spellings.
  package static func words(for unit: String) -> [String] {
    let plain = String(String.UnicodeScalarView(folded(unit).compactMap(Unicode.Scalar.init)))
    if let same = sameUnits.first(where: { $0.contains(plain) }) { return same }
    let isLatin = plain.utf8.allSatisfy { $0 < 0x80 }
    return isLatin && !plain.hasSuffix("s") ? [plain + "s", plain] : [plain]
  }
}
