import HaruParse

/// Exact arithmetic of the numbers of a ledger. One of 15 digits may stand beside one of 15 decimals, so sums take 128 bits.
extension ExactDecimal {
  /// Whether it lies below another number.
  func isLess(than other: ExactDecimal) -> Bool {
    let places = max(scale, other.scale)
    return aligned(to: places) < other.aligned(to: places)
  }

  /// Whether it is better than another number by what is best.
  func isBetter(than other: ExactDecimal, _ best: BestMeasure) -> Bool {
    switch best {
    case .max: other.isLess(than: self)
    case .min: isLess(than: other)
    case .zero: magnitude.isLess(than: other.magnitude)
    }
  }

  /// The difference to another number; nil where it has too many digits.
  func minus(_ other: ExactDecimal) -> ExactDecimal? {
    let places = max(scale, other.scale)
    guard let a = Int64(exactly: aligned(to: places)), let b = Int64(exactly: other.aligned(to: places)) else {
      return nil
    }
    let (difference, overflow) = a.subtractingReportingOverflow(b)
    return overflow ? nil : ExactDecimal(digits: difference, scale: places)
  }

  private var magnitude: ExactDecimal { ExactDecimal(digits: abs(digits), scale: scale) }

  /// Its digits with as many decimals, which are no fewer than it has.
  private func aligned(to places: UInt8) -> Int128 {
    (scale..<places).reduce(Int128(digits)) { number, _ in number * 10 }
  }

  /// The mean of at least one and at most ten numbers: rounded once, halves away from zero, to one decimal more than they have,
  /// of which nothing is left where it is 0; and to 18 digits and 15 decimals.
  static func mean(of numbers: [ExactDecimal]) -> ExactDecimal {
    let places = numbers.map(\.scale).max() ?? 0
    let sum = numbers.reduce(Int128(0)) { $0 + $1.aligned(to: places) }
    // With a digit more than is kept.
    var quotient = sum.magnitude * 100 / UInt128(max(numbers.count, 1))
    var scale = Int(places) + 2
    var dropped: UInt128 = 0
    repeat {
      (quotient, dropped) = quotient.quotientAndRemainder(dividingBy: 10)
      scale -= 1
    } while scale > 15 || quotient >= 1_000_000_000_000_000_000 && scale > 0
    if dropped >= 5 { quotient += 1 }
    if scale > Int(places), quotient % 10 == 0 {
      quotient /= 10
      scale -= 1
    }
    let value = Int64(quotient)
    return ExactDecimal(digits: sum < 0 ? -value : value, scale: UInt8(scale))
  }
}
