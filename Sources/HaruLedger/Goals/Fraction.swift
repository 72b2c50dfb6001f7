/// An exact number: a percentage is rounded once, when it is shown (SPEC, Quests).
public struct Fraction: Sendable {
  /// The numerator.
  public let numerator: Int128
  /// The denominator, above zero.
  public let denominator: Int128

  /// The quotient of two whole numbers in lowest terms; `denominator` is above zero.
  public init(_ numerator: Int128, _ denominator: Int128) {
    let divisor = greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    self.numerator = numerator / Int128(divisor)
    self.denominator = denominator / Int128(divisor)
  }

  static let zero = Fraction(0, 1)
  static let one = Fraction(1, 1)

  static func + (a: Fraction, b: Fraction) -> Fraction {
    let divisor = Int128(greatestCommonDivisor(a.denominator.magnitude, b.denominator.magnitude))
    let factor = b.denominator / divisor
    return Fraction(a.numerator * factor + b.numerator * (a.denominator / divisor), a.denominator * factor)
  }

  /// The number in percent, rounded down.
  public var percent: Percent {
    let (quotient, rest) = (numerator * 100).quotientAndRemainder(dividingBy: denominator)
    return Percent(whole: Int(clamping: rest < 0 ? quotient - 1 : quotient), isAboveZero: numerator > 0)
  }
}

extension Fraction: Hashable, Comparable {
  /// Whether `a` is below `b`. Both are figures of a report, whose products fit.
  public static func < (a: Fraction, b: Fraction) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }
}

/// A percentage that was rounded down (SPEC, Quests).
public struct Percent: Hashable, Sendable {
  /// The whole percent.
  public var whole: Int
  /// Whether the exact number is above zero, so that 0 is shown as `<1%`.
  public var isAboveZero: Bool

  /// The mean of exact numbers, which are not negative, rounded once; nil without any.
  init?(meanOf numbers: [Fraction]) {
    guard !numbers.isEmpty else { return nil }
    // 40 bits after the point, each number rounded down, nearly always tell; the mean lies in lower..<upper.
    let count = Int128(numbers.count)
    let sum = numbers.reduce(Int128(0)) { $0 + ($1.numerator << 40) / $1.denominator }
    let lower = (sum * 100 / count) >> 40
    let upper = ((sum + count) * 100 / count) >> 40
    let isUpper = lower < upper && BigNatural.sum(numbers, reaches: UInt64(upper) * UInt64(numbers.count), of: 100)
    whole = Int(isUpper ? upper : lower)
    isAboveZero = numbers.contains { $0.numerator > 0 }
  }

  init(whole: Int, isAboveZero: Bool) {
    self.whole = whole
    self.isAboveZero = isAboveZero
  }
}

private func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
  var (a, b) = (a, b)
  // Most figures fit in a word, where division is many times faster.
  while b != 0 {
    if a <= UInt128(UInt64.max), b <= UInt128(UInt64.max) {
      var (c, d) = (UInt64(a), UInt64(b))
      while d != 0 { (c, d) = (d, c % d) }
      return max(UInt128(c), 1)
    }
    (a, b) = (b, a % b)
  }
  return max(a, 1)
}
