import HaruParse

/// Finds what `Code.sameColor` describes.
enum SameColorCheck: Check {
  static let codes: [Code] = [.sameColor]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let ledger = context.ledger
    let taken = Set(ledger.tags.compactMap(\.color))
    let free = Palette.colors.first { !taken.contains($0) } ?? Palette.colors[ledger.tags.count % Palette.colors.count]
    var first: [UInt32: TagDeclaration] = [:]
    for tag in ledger.tags {
      guard let color = tag.color else { continue }
      guard let other = first[color] else {
        first[color] = tag
        continue
      }
      let place = Location(other.file, other.name.range)
      bag.add(
        .sameColor(tag: context.text(tag.name.name), other: context.text(other.name.name), suggestion: hex(free)),
        at: Location(tag.file, withHash(tag.name.range)),
        related: [RelatedPlace(.firstDeclared, Location(place.file, withHash(place.range)))])
    }
  }

  private static func withHash(_ range: ByteRange) -> ByteRange { ByteRange(Int(range.start) - 1, Int(range.end)) }

  /// `#2F6B4F`
  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
