/// A natural number of any size: the sum of many fractions has a denominator that fits nowhere else.
struct BigNatural {
  /// From the lowest to the highest; the highest is not zero.
  private var words: [UInt64]

  init(_ value: UInt128) {
    words = [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)]
    trim()
  }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }

  static func * (a: BigNatural, b: BigNatural) -> BigNatural {
    var result = BigNatural(0)
    result.words = [UInt64](repeating: 0, count: a.words.count + b.words.count)
    for (i, word) in a.words.enumerated() {
      var carry: UInt64 = 0
      for (j, other) in b.words.enumerated() {
        let product = UInt128(word) * UInt128(other) + UInt128(result.words[i + j]) + UInt128(carry)
        result.words[i + j] = UInt64(truncatingIfNeeded: product)
        carry = UInt64(product >> 64)
      }
      result.words[i + b.words.count] = carry
    }
    result.trim()
    return result
  }

  static func + (a: BigNatural, b: BigNatural) -> BigNatural {
    var result = a
    var carry = false
    for index in 0..<max(a.words.count, b.words.count) {
      if index == result.words.count { result.words.append(0) }
      let (first, isFirstOver) = result.words[index].addingReportingOverflow(index < b.words.count ? b.words[index] : 0)
      let (second, isSecondOver) = first.addingReportingOverflow(carry ? 1 : 0)
      result.words[index] = second
      carry = isFirstOver || isSecondOver
    }
    if carry { result.words.append(1) }
    return result
  }

  static func >= (a: BigNatural, b: BigNatural) -> Bool {
    guard a.words.count == b.words.count else { return a.words.count > b.words.count }
    return !a.words.reversed().lexicographicallyPrecedes(b.words.reversed())
  }

  /// Whether the sum of fractions, none negative, is at least `numerator` ÷ `denominator`, exactly.
  static func sum(_ fractions: [Fraction], reaches numerator: UInt64, of denominator: UInt64) -> Bool {
    var numerators: [UInt128: UInt128] = [:]
    for fraction in fractions {
      numerators[fraction.denominator.magnitude, default: 0] += fraction.numerator.magnitude
    }
    var sum = BigNatural(0)
    var common = BigNatural(1)
    for (denominator, numerator) in numerators {
      sum = sum * BigNatural(denominator) + common * BigNatural(numerator)
      common = common * BigNatural(denominator)
    }
    return sum * BigNatural(UInt128(denominator)) >= common * BigNatural(UInt128(numerator))
  }
}
