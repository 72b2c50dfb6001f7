/// Where new lines of a file go: entries under their dates in order of time, and declarations behind others, as the file has
/// them. Several are placed at once, as if one after the other had been.
struct Insertions {
  private let outline: FileOutline
  private let style: WritingStyle
  /// Each date line with what belongs to it.
  private let blocks: [Block]
  /// The blocks that a new one may follow, or precede where the newest come first.
  private let turns: [Turn<Key>]
  /// The block that new entries of a date go to.
  private var blockOfDay: [DayNumber: Int] = [:]
  /// The places in the blocks that were looked at.
  private var bodies: [Int: Body] = [:]
  private var newDays: [DayNumber: NewDay] = [:]
  /// How many entries without a time were added to each date, each with the date on its line.
  private var untimed: [DayNumber: Int] = [:]
  private var items: [Item] = []

  private var lines: [FileOutline.Line] { outline.lines }

  /// A date line with what belongs to it.
  private struct Block {
    /// Its date line.
    var first: Int
    /// The line after the last one that belongs to it.
    var end: Int
    var key: Key
  }

  /// The date of a block, and the first time on its date line; -1 without an entry there.
  private struct Key: Comparable {
    var day: DayNumber
    var second: Int32
    /// Of what is added, how many entries of the date without a time were added before.
    var untimedBefore = 0

    static func < (a: Key, b: Key) -> Bool { (a.day, a.untimedBefore, a.second) < (b.day, b.untimedBefore, b.second) }
  }

  /// A value with a position: of those up to a bound, it is the last one in its order, or the first one.
  private struct Turn<Value: Comparable> {
    var value: Value
    var position: Int
  }

  /// What of a block matters to a new entry.
  private struct Body {
    var turns: [Turn<Int32>]
    /// The line below its date line, the first with a time, and the one below its last entry.
    var start: Int
    var firstTimed: Int?
    var afterLast: Int
    /// Whether an entry with a time is on its way.
    var awaitsTimed = false
  }

  /// New entries of a date that the file does not have.
  private struct NewDay {
    var entries: [(rank: Rank, text: String)] = []
    var hasTimed = false
  }

  /// The order of what goes to one place: by time, or from the newest to the oldest, and then in the order of the edits.
  private struct Rank: Comparable {
    var second: Int32
    var order: Int
    var isFalling: Bool

    static func < (a: Rank, b: Rank) -> Bool {
      if a.second != b.second { return (a.second < b.second) != a.isFalling }
      return (a.order < b.order) != a.isFalling
    }
  }

  /// What is added before a line.
  private struct Item {
    enum Text {
      /// An entry of a date that is there.
      case entry(String, DayNumber, Rank)
      /// A declaration, with a blank line below it where it comes before anything else.
      case declaration(String, isApart: Bool)
      /// A date with its entries, or an entry with its own date.
      case block(String?, Key)
    }

    /// The line that it goes before.
    var place: Int
    var text: Text
    var order: Int
  }

  /// The places of a file that is written in a style.
  init(_ outline: FileOutline, in style: WritingStyle) {
    self.outline = outline
    self.style = style
    let blocks = Self.blocks(of: outline.lines)
    self.blocks = blocks
    turns = Self.turns(blocks.indices.map { Turn(value: blocks[$0].key, position: $0) }, fromTheEnd: !style.newestFirst)
    for (position, block) in blocks.enumerated() where !style.newestFirst || blockOfDay[block.key.day] == nil {
      blockOfDay[block.key.day] = position
    }
  }

  /// Adds an entry that a text says; `order` is its place among all that is added.
  mutating func add(_ text: String, of entry: EntryValue, order: Int) {
    // Untimed entries go behind the others of their day.
    let second = entry.points.first?.second ?? Int32.max
    let key = Key(day: entry.day, second: second)
    if style.datesEveryEntry {
      let line = style.date(entry.day, style.entryWeekday) + " " + text
      // A line without a time comes before any time, so that what is added to its date later goes beyond it.
      let before = untimed[entry.day, default: 0]
      let place = place(ofBlock: before == 0 ? key : Key(day: entry.day, second: .max))
      let rank = Key(day: entry.day, second: second, untimedBefore: before)
      items.append(Item(place: place, text: .block(line, rank), order: order))
      if second == .max { untimed[entry.day] = before + 1 }
    } else if let block = blockOfDay[entry.day] {
      let (place, rank) = place(second, in: block, order)
      items.append(Item(place: place, text: .entry(text, entry.day, rank), order: order))
    } else {
      if newDays[entry.day] == nil {
        newDays[entry.day] = NewDay()
        items.append(Item(place: place(ofBlock: key), text: .block(nil, key), order: order))
      }
      let isFirst = second == .max && newDays[entry.day]?.hasTimed == false && !style.newestEntriesFirst
      if second != .max { newDays[entry.day]?.hasTimed = true }
      let rank = rank(isFirst ? -1 : second, order)
      newDays[entry.day]?.entries.append((rank, text))
    }
  }

  /// Adds a declaration that a text says: a quest behind the others of its goal, anything else behind the last of its kind, else
  /// before the first date.
  mutating func add(_ text: String, declaring value: DeclarationValue, order: Int) {
    let (place, isApart) = place(ofDeclaration: value)
    let indent = value.lineKind == .quest ? style.indent : ""
    items.append(Item(place: place, text: .declaration(indent + text, isApart: isApart), order: order))
  }

  /// The splices that add everything, in order of their places, each with what it adds in order.
  func splices() -> [(splice: Splice, order: [Int])] {
    let sorted = items.sorted { isBefore($0, $1) }
    var splices: [(splice: Splice, order: [Int])] = []
    var first = 0
    while first < sorted.count {
      var end = first + 1
      while end < sorted.count, sorted[end].place == sorted[first].place { end += 1 }
      splices.append(splice(adding: sorted[first..<end], before: sorted[first].place))
      first = end
    }
    return splices
  }

  private func rank(_ second: Int32, _ order: Int) -> Rank {
    Rank(second: second, order: order, isFalling: style.newestEntriesFirst)
  }
}

// MARK: Places

extension Insertions {
  private static func blocks(of lines: [FileOutline.Line]) -> [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for (position, line) in lines.enumerated() {
      if line.isDateLine, let day = line.day {
        blocks.append(Block(first: position, end: position + 1, key: Key(day: day, second: line.second)))
        isOpen = true
        continue
      }
      // Below a date that could not be read, nothing belongs to the block before.
      if line.day == nil { isOpen = false }
      guard isOpen else { continue }
      let last = blocks.count - 1
      let isAttached = blocks[last].end == position
      let belongs =
        line.needsDay || isAttached && (line.kind == .continuation || line.kind == .comment && line.isIndented)
      if belongs { blocks[last].end = position + 1 }
    }
    return blocks
  }

  /// Those of some values that can be the last one, or the first one, up to a bound. From that end on, their values rise.
  private static func turns<Value>(_ all: [Turn<Value>], fromTheEnd: Bool) -> [Turn<Value>] {
    var turns: [Turn<Value>] = []
    func add(_ turn: Turn<Value>) {
      if turns.last.map({ turn.value < $0.value }) ?? true { turns.append(turn) }
    }
    if fromTheEnd { all.reversed().forEach(add) } else { all.forEach(add) }
    return turns.reversed()
  }

  /// The last of the turns, whose values rise, that is not above a bound.
  private static func turn<Value>(_ turns: [Turn<Value>], upTo bound: Value) -> Int? {
    let passed = turns.countOfFirst(while: { $0.value <= bound })
    return passed > 0 ? turns[passed - 1].position : nil
  }

  /// The line before which a new block goes, in order of the dates.
  private func place(ofBlock key: Key) -> Int {
    let turn = Self.turn(turns, upTo: key)
    return style.newestFirst
      ? turn.map { blocks[$0].first } ?? blocks.last?.end ?? lines.count
      : turn.map { blocks[$0].end } ?? blocks.first?.first ?? lines.count
  }

  private func body(of block: Block) -> Body {
    let start = outline.lineAfter(block.first)
    let range = start..<max(block.end, start)
    let timed = range.filter { lines[$0].kind == .entry && lines[$0].second >= 0 }
    let last = range.last { lines[$0].needsDay }
    return Body(
      turns: Self.turns(
        timed.map { Turn(value: lines[$0].second, position: $0) }, fromTheEnd: !style.newestEntriesFirst),
      start: start, firstTimed: timed.first, afterLast: last.map(outline.lineAfter) ?? start,
      awaitsTimed: timed.isEmpty)
  }

  /// The line before which a declaration goes, and whether a blank line belongs below it.
  private func place(ofDeclaration value: DeclarationValue) -> (place: Int, isApart: Bool) {
    if let goal = value.goal, let place = place(belowGoal: goal) { return (place, false) }
    if let last = lines.lastIndex(where: { $0.kind == value.lineKind }) { return (outline.lineAfter(last), false) }
    let firstDay = lines.firstIndex { $0.isDateLine || $0.needsDay } ?? lines.count
    let head: Set<LineKind> = [.version, .setting, .include, .tag]
    guard let last = lines[..<firstDay].lastIndex(where: { head.contains($0.kind) }) else {
      return (firstDay, firstDay < lines.count)
    }
    let place = outline.lineAfter(last)
    return (place, place < lines.count && lines[place].kind != .blank)
  }

  /// The line behind a goal and its quests.
  private func place(belowGoal title: String) -> Int? {
    let document = outline.document
    guard let goal = document.goals.last(where: { document.names[$0.title.name] == title }) else { return nil }
    var place = outline.lineAfter(max(outline.firstLine(from: Int(goal.title.range.start) + 1) - 1, 0))
    while place < lines.count, lines[place].kind == .quest || lines[place].kind == .comment && lines[place].isIndented {
      place = outline.lineAfter(place)
    }
    return place
  }

  /// The line of a block before which an entry of a time goes, and its order among the new ones there.
  private mutating func place(_ second: Int32, in block: Int, _ order: Int) -> (place: Int, rank: Rank) {
    var body = bodies[block] ?? body(of: blocks[block])
    defer { bodies[block] = body }
    if style.newestEntriesFirst {
      if second == .max { return (body.start, rank(second, order)) }
      return (Self.turn(body.turns, upTo: second) ?? body.afterLast, rank(second, order))
    }
    if second == .max { return (body.afterLast, rank(body.awaitsTimed ? -1 : second, order)) }
    body.awaitsTimed = false
    let place = Self.turn(body.turns, upTo: second).map(outline.lineAfter) ?? body.firstTimed ?? body.afterLast
    return (place, rank(second, order))
  }

  private func isBefore(_ a: Item, _ b: Item) -> Bool {
    if a.place != b.place { return a.place < b.place }
    switch (a.text, b.text) {
    case (.entry(_, _, let first), .entry(_, _, let second)): return first < second
    case (.block(_, let first), .block(_, let second)) where first != second:
      return (first < second) != style.newestFirst
    case (.block, .block): return (a.order < b.order) != style.newestFirst
    case (.declaration, .declaration): return a.order < b.order
    // What belongs to the block above comes first.
    case (.entry, _): return true
    case (_, .entry): return false
    case (.declaration, _): return true
    default: return false
    }
  }
}

// MARK: Text

extension Insertions {
  /// A line above or below a new one, as far as it matters to that.
  private struct Neighbour {
    var isBlank: Bool
    /// The date that it belongs to; nil where it is neither an entry nor a date.
    var day: DayNumber?

    static let blank = Neighbour(isBlank: true, day: nil)
  }

  private func neighbour(_ position: Int) -> Neighbour? {
    guard lines.indices.contains(position) else { return nil }
    let line = lines[position]
    let isOfDay = line.isDateLine || line.needsDay || line.kind == .continuation
    return Neighbour(isBlank: line.kind == .blank, day: isOfDay ? line.day : nil)
  }

  /// Whether a blank line stands between a date and what is beside it: between two dates where the file has it so, and between a date
  /// and anything else always.
  private func isApart(_ day: DayNumber, _ neighbour: Neighbour?) -> Bool {
    guard let neighbour, !neighbour.isBlank else { return false }
    guard let owner = neighbour.day else { return true }
    return owner != day && style.separatesDays
  }

  /// Adds whole lines. Where the file ends without a line end, it still does afterwards.
  private func splice(adding items: ArraySlice<Item>, before place: Int) -> (splice: Splice, order: [Int]) {
    var texts: [String] = []
    var order: [Int] = []
    var above = neighbour(place - 1)
    // The first date of a file may have no blank line above it.
    var mayTouch = blocks.first?.first == place
    var lastDay: DayNumber?
    for item in items {
      switch item.text {
      case .entry(let text, let day, _):
        order.append(item.order)
        texts.append(style.indent + text)
        above = Neighbour(isBlank: false, day: day)
      case .declaration(let text, let isApart):
        order.append(item.order)
        texts += [text] + (isApart ? [""] : [])
        above = isApart ? .blank : Neighbour(isBlank: false, day: nil)
      case .block(let text, let key):
        if isApart(key.day, above), !mayTouch { texts.append("") }
        mayTouch = false
        if let text {
          order.append(item.order)
          texts.append(text)
        } else {
          texts.append(style.date(key.day, style.weekday))
          let entries = (newDays[key.day]?.entries ?? []).sorted { $0.rank < $1.rank }
          texts += entries.map { style.indent + $0.text }
          order += entries.map(\.rank.order)
        }
        above = Neighbour(isBlank: false, day: key.day)
        lastDay = key.day
      }
    }
    if let lastDay, isApart(lastDay, neighbour(place)) { texts.append("") }
    if place < lines.count {
      let start = lines[place].start
      return (Splice(start, start, texts.map { $0 + style.lineEnd }.joined()), order)
    }
    let end = outline.bytes.count
    let isUnended = lines.last?.isUnended ?? false
    let text = texts.map { isUnended ? style.lineEnd + $0 : $0 + style.lineEnd }.joined()
    return (Splice(end, end, text), order)
  }
}
