/// A line of a file with its tokens, which tile it from its first byte to its line end (ARCHITECTURE, invariant 2).
package struct SyntaxLine: Sendable {
  /// What kind of line it is.
  package var kind: LineKind
  /// Its bytes with the line end.
  package var range: ByteRange
  /// Its tokens in order.
  package var tokens: [Token]

  /// The first token that plays a part.
  package func first(_ role: Token.Role) -> Token? { tokens.first { $0.role == role } }
}
