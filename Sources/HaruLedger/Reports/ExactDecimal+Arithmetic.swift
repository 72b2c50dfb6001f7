import HaruParse

/// Exact arithmetic of the numbers of a ledger. One of 15 digits may stand beside one of 15 decimals, so sums take two words.
extension ExactDecimal {
  /// A whole number of 128 bits, and what a mean of ten decimals needs of it.
  private struct Wide: Comparable {
    var high: Int64
    var low: UInt64

    /// `number` × 10^`power`; the power is at most 15 and the number has at most 15 digits.
    init(_ number: Int64, timesTenTo power: Int) {
      (high, low) = number.multipliedFullWidth(by: (0..<power).reduce(1) { product, _ in product * 10 })
    }

    static func < (a: Wide, b: Wide) -> Bool { (a.high, a.low) < (b.high, b.low) }

    static func += (sum: inout Wide, other: Wide) {
      let (low, carry) = sum.low.addingReportingOverflow(other.low)
      sum.low = low
      sum.high += other.high + (carry ? 1 : 0)
    }

    var isNegative: Bool { high < 0 }

    /// Whether it is one of 64 bits.
    var isWord: Bool { high == Int64(truncatingIfNeeded: low) >> 63 }

    /// Without its sign.
    var magnitude: (high: UInt64, low: UInt64) {
      guard isNegative else { return (UInt64(high), low) }
      let (negated, carry) = (~low).addingReportingOverflow(1)
      return (UInt64(bitPattern: ~high) + (carry ? 1 : 0), negated)
    }
  }

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
    let (a, b) = (aligned(to: places), other.aligned(to: places))
    guard a.isWord, b.isWord else { return nil }
    let (difference, overflow) = Int64(truncatingIfNeeded: a.low).subtractingReportingOverflow(
      Int64(truncatingIfNeeded: b.low))
    return overflow ? nil : ExactDecimal(digits: difference, scale: places)
  }

  private var magnitude: ExactDecimal { ExactDecimal(digits: abs(digits), scale: scale) }

  private func aligned(to places: UInt8) -> Wide { Wide(digits, timesTenTo: Int(places - scale)) }

  /// The mean of at least one and at most ten numbers: rounded once, halves away from zero, to one decimal more than they have,
  /// of which nothing is left where it is 0; and to 18 digits and 15 decimals.
  static func mean(of numbers: [ExactDecimal]) -> ExactDecimal {
    let places = numbers.map(\.scale).max() ?? 0
    var sum = Wide(0, timesTenTo: 0)
    for number in numbers { sum += number.aligned(to: places) }
    let (high, low) = sum.magnitude
    // Long division, with a digit more than is kept.
    let count = UInt64(max(numbers.count, 1))
    var quotient = Digits(high: high, low: low)
    var rest = quotient.divide(by: count)
    for _ in 0..<2 {
      quotient.append(UInt8(rest * 10 / count))
      rest = rest * 10 % count
    }
    var scale = Int(places) + 2
    var dropped: UInt8 = 0
    repeat {
      dropped = quotient.removeLast()
      scale -= 1
    } while scale > 15 || quotient.count > 18 && scale > 0
    if dropped >= 5 { quotient.increment() }
    if scale > Int(places), quotient.last == 0 {
      quotient.removeLast()
      scale -= 1
    }
    let value = quotient.value
    return ExactDecimal(digits: sum.isNegative ? -value : value, scale: UInt8(scale))
  }
}

/// The decimal digits of a number that is not negative.
private struct Digits {
  private var digits: [UInt8] = []

  init(high: UInt64, low: UInt64) {
    var (high, low) = (high, low)
    while high > 0 || low > 0 {
      let top = high.quotientAndRemainder(dividingBy: 10)
      let bottom = UInt64(10).dividingFullWidth((top.remainder, low))
      (high, low) = (top.quotient, bottom.quotient)
      digits.append(UInt8(bottom.remainder))
    }
    digits.reverse()
  }

  var count: Int { digits.count }
  var last: UInt8 { digits.last ?? 0 }
  var value: Int64 { digits.reduce(0) { $0 * 10 + Int64($1) } }

  mutating func append(_ digit: UInt8) { digits.append(digit) }

  @discardableResult
  mutating func removeLast() -> UInt8 { digits.popLast() ?? 0 }

  /// Divides it; what is left over.
  mutating func divide(by divisor: UInt64) -> UInt64 {
    var rest: UInt64 = 0
    for index in digits.indices {
      let part = rest * 10 + UInt64(digits[index])
      digits[index] = UInt8(part / divisor)
      rest = part % divisor
    }
    digits = Array(digits.drop { $0 == 0 })
    return rest
  }

  mutating func increment() {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 { digits[index] += 1 } else { digits.insert(1, at: 0) }
  }
}
