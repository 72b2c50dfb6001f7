public import HaruParse

/// So that tests can write `.action(0)`.
extension Position: ExpressibleByIntegerLiteral {
  /// The position that a number stands for.
  public init(integerLiteral index: Int) { self.init(index) }
}
