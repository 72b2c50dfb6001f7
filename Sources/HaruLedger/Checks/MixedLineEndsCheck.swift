import HaruParse

/// Finds what `Code.mixedLineEnds` describes.
enum MixedLineEndsCheck: Check {
  static let codes: [Code] = [.mixedLineEnds]

  static func run(_ context: borrowing CheckContext, _ bag: inout DiagnosticBag) {
    let document = context.document
    for (position, source) in document.files.enumerated() {
      let marks = document.marks[position]
      guard marks.contains(.lineFeed), marks.contains(.carriageReturn) else { continue }
      let ends = LineEnds(source.bytes.span)
      bag.add(
        .mixedLineEnds(carriageReturns: ends.carriageReturns, lineFeeds: ends.lineFeeds),
        at: Location(FileID(position), ends.firstOdd))
    }
  }

  /// How the lines of a file end.
  private struct LineEnds {
    var carriageReturns = 0
    var lineFeeds = 0
    private var firstCarriageReturn = ByteRange(0, 0)
    private var firstLineFeed = ByteRange(0, 0)

    /// The first end that is of the rarer kind.
    var firstOdd: ByteRange { carriageReturns <= lineFeeds ? firstCarriageReturn : firstLineFeed }

    init(_ bytes: Span<UInt8>) {
      for index in bytes.indices where bytes[index] == 0x0A {
        if index > 0, bytes[index - 1] == 0x0D {
          if carriageReturns == 0 { firstCarriageReturn = ByteRange(index - 1, index + 1) }
          carriageReturns += 1
        } else {
          if lineFeeds == 0 { firstLineFeed = ByteRange(index, index + 1) }
          lineFeeds += 1
        }
      }
    }
  }
}
