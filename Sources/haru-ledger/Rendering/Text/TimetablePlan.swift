import HaruLedger

/// Where the blocks of a day stand in the rows of a timetable. A block has at least one whole row, for its name.
struct TimetablePlan {
  /// A box on the page.
  struct Box {
    /// Its blocks, by position: one, or several short ones that share its only row.
    var blocks: [Int]
    var lane: Int
    /// Its extent in half rows from the top.
    var top: Int
    var bottom: Int
    /// How many lanes stand side by side where it is.
    var lanesBeside = 1

    /// The rows that are all its own.
    var wholeRows: Range<Int> { TimetablePlan.wholeRows(top, bottom) }
  }

  /// The boxes in order of their tops.
  private(set) var boxes: [Box] = []

  /// The plan for the extents of blocks in rows, in order of their starts. Without `usesHalves`, all ends are those of rows.
  init(_ extents: [(top: Double, bottom: Double)], lanes: [Int], rowCount: Int, usesHalves: Bool) {
    var last: [Int: Int] = [:]
    for (block, extent) in extents.enumerated() {
      var top = Self.rounded(extent.top, usesHalves)
      let bottom = Self.rounded(extent.bottom, usesHalves)
      let lane = lanes[block]
      let previous = last[lane]
      if let previous, boxes[previous].bottom > top { top = min(boxes[previous].bottom, bottom) }
      if !Self.wholeRows(top, bottom).isEmpty {
        last[lane] = boxes.count
        boxes.append(Box(blocks: [block], lane: lane, top: top, bottom: bottom))
        continue
      }
      // Too short for a row of its own: it gets the row that its middle is in.
      let row = max(0, min(rowCount - 1, Int((extent.top + extent.bottom) / 2)))
      if let previous, boxes[previous].bottom > 2 * row {
        guard !Self.wholeRows(boxes[previous].top, 2 * row).isEmpty else {
          boxes[previous].blocks.append(block)
          continue
        }
        boxes[previous].bottom = 2 * row
      }
      last[lane] = boxes.count
      boxes.append(Box(blocks: [block], lane: lane, top: 2 * row, bottom: 2 * row + 2))
    }
    boxes.sort { ($0.top, $0.lane) < ($1.top, $1.lane) }
    countLanes()
  }

  static func wholeRows(_ top: Int, _ bottom: Int) -> Range<Int> {
    let first = (top + 1) / 2
    return first..<max(first, bottom / 2)
  }

  private static func rounded(_ rows: Double, _ usesHalves: Bool) -> Int {
    usesHalves ? Int((rows * 2).rounded()) : 2 * Int(rows.rounded())
  }

  /// Boxes that hang together by overlapping divide the width among as many lanes as they have.
  private mutating func countLanes() {
    var start = 0
    while start < boxes.count {
      var (end, bottom, lanes) = (start, boxes[start].bottom, 1)
      // A row is drawn as a whole, so what meets in one overlaps.
      while end < boxes.count, boxes[end].top / 2 * 2 < bottom {
        bottom = max(bottom, boxes[end].bottom)
        lanes = max(lanes, boxes[end].lane + 1)
        end += 1
      }
      for position in start..<end { boxes[position].lanesBeside = lanes }
      start = end
    }
  }
}
