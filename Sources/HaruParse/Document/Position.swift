/// The place of an element among all of its kind, such as that of an entry in `Document.entries`: a type of its own for each kind, so
/// that no tag is taken for an action.
public struct Position<Element>: Hashable, Comparable, Sendable {
  /// In 32 bits, since a ledger may hold many of them.
  @usableFromInline let number: UInt32

  /// The position `index`, from 0.
  @inlinable public init(_ index: Int) { number = UInt32(truncatingIfNeeded: index) }

  /// The number of elements before it.
  @inlinable public var index: Int { Int(number) }

  /// Whether an element comes before another one.
  @inlinable public static func < (a: Position, b: Position) -> Bool { a.number < b.number }
}

/// The position of an entry in `Document.entries`.
public typealias EntryPosition = Position<Entry>
/// The position of an action in `Ledger.actions`.
public typealias ActionPosition = Position<ActionDeclaration>
/// The position of a tag in `Ledger.tags`.
public typealias TagPosition = Position<TagDeclaration>

extension Array {
  /// The element at a position.
  @inlinable public subscript(position: Position<Element>) -> Element { self[position.index] }

  /// The positions of all elements, in order.
  public var positions: [Position<Element>] { indices.map { Position($0) } }
}
