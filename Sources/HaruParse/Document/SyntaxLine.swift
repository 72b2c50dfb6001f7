/// A line of a file with its tokens, which tile it from its first byte to its line end (ARCHITECTURE, invariant 2).
public struct SyntaxLine: Sendable {
  /// What kind of line it is.
  public var kind: LineKind
  /// Its bytes with the line end.
  public var range: ByteRange
  /// Its tokens in order.
  public var tokens: [Token]

  /// The first token that plays a part.
  public func first(_ role: Token.Role) -> Token? { tokens.first { $0.role == role } }
}
