/// Rows side by side for spans of time that overlap.
package enum Lanes {
  /// The lane of each span, numbered from 0, and how many there are. In order of their starts (of equal ones, in the order
  /// given), each span takes the lowest lane that is free; so no two spans of a lane overlap, and there are as many lanes as
  /// spans at once at most. Spans are half-open; an empty one takes up its first second. O(n log n).
  package static func assign(_ spans: [Range<Int64>]) -> (lanes: [Int], count: Int) {
    func end(_ position: Int) -> Int64 { max(spans[position].upperBound, spans[position].lowerBound &+ 1) }
    let starts = spans.indices.sorted { (spans[$0].lowerBound, $0) < (spans[$1].lowerBound, $1) }
    let ends = spans.indices.sorted { (end($0), $0) < (end($1), $1) }
    var lanes = [Int](repeating: 0, count: spans.count)
    var free = Heap()
    var count = 0
    var next = 0
    for position in starts {
      // Whatever ends by now has begun before, so its lane is known.
      while next < ends.count, end(ends[next]) <= spans[position].lowerBound {
        free.insert(lanes[ends[next]])
        next += 1
      }
      if let lane = free.removeFirst() {
        lanes[position] = lane
      } else {
        lanes[position] = count
        count += 1
      }
    }
    return (lanes, count)
  }

  /// Numbers of which the lowest comes out first.
  private struct Heap {
    private var elements: [Int] = []

    mutating func insert(_ element: Int) {
      elements.append(element)
      var child = elements.count - 1
      while child > 0, elements[(child - 1) / 2] > elements[child] {
        elements.swapAt((child - 1) / 2, child)
        child = (child - 1) / 2
      }
    }

    mutating func removeFirst() -> Int? {
      guard let last = elements.popLast() else { return nil }
      guard let first = elements.first else { return last }
      elements[0] = last
      var parent = 0
      while true {
        var least = parent
        for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count && elements[child] < elements[least]
        {
          least = child
        }
        if least == parent { return first }
        elements.swapAt(parent, least)
        parent = least
      }
    }
  }
}
