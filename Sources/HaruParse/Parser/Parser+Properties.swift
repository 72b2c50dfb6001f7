extension Fault {
  /// The same with a repair that takes out the blanks around an `=`.
  fileprivate func joined(_ start: Int, _ end: Int) -> Fault { repaired(.certain, start, end, by: "=") }
}

/// Tags and properties after a name, in any order (SPEC, Names).
extension Parser {
  /// A property as it stands in a line.
  struct Property {
    var key: String
    /// The bytes of the key.
    var keyRange: ByteRange
    /// The value without its quotes.
    var text: String
    /// The bytes of the value, quotes included.
    var range: ByteRange

    /// Why the value cannot be one.
    func fault(_ expected: Expected, _ meant: Correction? = nil) -> Fault {
      let fault = Fault(.invalidProperty(key: key, text: text, expected: expected), Int(range.start), Int(range.end))
      return fault.repaired(by: meant)
    }

    /// The same with a repair that takes the whole property out, with the blank before it.
    func removable(_ fault: Fault, _ bytes: Span<UInt8>) -> Fault {
      let start = Int(keyRange.start)
      // The blank before it may be one of three bytes.
      let blank = [1, 2, 3].first { start >= $0 && blankWidth(bytes, start - $0, start) == $0 } ?? 0
      return fault.repaired(start - blank, Int(range.end), by: "")
    }
  }

  /// `key=value` or `key="value"`; the value of `alias` is a list, which may hold blanks around its commas.
  mutating func readProperty(_ bytes: Span<UInt8>, _ cursor: inout Cursor) throws(Fault) -> Property {
    let start = cursor.at
    let keyEnd = cursor.wordEnd(bytes)
    guard keyEnd > start, keyEnd < cursor.end, bytes[keyEnd] == Byte.equals else { throw propertyFault(bytes, cursor) }
    token(.propertyKey, start, keyEnd)
    token(.separator, keyEnd, keyEnd + 1)
    let valueStart = keyEnd + 1
    cursor.at = valueStart
    var text: String
    if cursor.peek(bytes) == Byte.quote {
      text = try readQuoted(bytes, &cursor)
    } else {
      try readBare(bytes, &cursor, isList: bytes.equals("alias", start..<keyEnd))
      text = bytes.text(valueStart..<cursor.at)
    }
    token(.propertyValue, valueStart, cursor.at)
    return Property(
      key: bytes.text(start..<keyEnd), keyRange: ByteRange(start, keyEnd), text: text,
      range: ByteRange(valueStart, cursor.at))
  }

  /// What is wrong with text that is no property: blanks around its `=`, or the rest of a value with blanks before it.
  private func propertyFault(_ bytes: Span<UInt8>, _ cursor: Cursor) -> Fault {
    let fault = unexpected(bytes, cursor)
    // `start = 2026-07-01`
    var key = cursor
    key.at = key.wordEnd(bytes)
    let keyEnd = key.at
    key.skipBlanks(bytes)
    let keyStart = cursor.at
    if keyEnd > keyStart, key.peek(bytes) == Byte.equals {
      return fault.joined(keyEnd, Self.behindEquals(bytes, key))
    }
    if cursor.peek(bytes) == Byte.equals {
      return fault.joined(Self.wordBefore(bytes, cursor.at).end, Self.behindEquals(bytes, cursor))
    }
    // `until 2026-09-30`, `color #2F6B4F`
    let (keys, valueStart) = Self.keysWithoutEquals(bytes, cursor)
    if !keys.isEmpty {
      return keys.reduce(fault) { $0.repaired(keyStart, valueStart, by: $1 + "=") }
    }
    // `tag #study #2F6B4F`
    if cursor.peek(bytes) == Byte.hash, ForeignForms.isColor(bytes.text(keyStart..<cursor.chunkEnd(bytes))) {
      return fault.repaired(keyStart, keyStart, by: "color=")
    }
    // `est=1시간 30분`, `start=2026. 7. 1.`
    let (start, end) = Self.wordBefore(bytes, cursor.at)
    guard let equals = (start..<end).first(where: { bytes[$0] == Byte.equals }) else { return fault }
    // `unit=small cup`
    if ["unit", "icon"].contains(bytes.text(start..<equals)), equals + 1 < end {
      let stop = endBeforeProperties(bytes, equals + 1, cursor.end)
      let value = bytes.text(equals + 1..<stop)
      return value.utf8.contains(where: { "\"#".utf8.contains($0) })
        ? fault : fault.repaired(equals + 1, stop, by: NameText.quoted(value.singleSpaced))
    }
    let last = cursor.restEnd(bytes)
    let text = bytes.text(equals + 1..<last)
    let whole = Array(text.utf8)
    let meant =
      ForeignForms.length(text) ?? DateText(exactly: 0..<whole.count, whole.span).lineDates(in: nil).first
    guard let meant else { return fault }
    return fault.repaired(meant.isCertain ? .certain : .doubtful, equals + 1, last, by: meant.text)
  }

  /// What a property is called by those who leave out its `=`.
  private static let wordsForKeys: [(words: Set<String>, keys: [String], isNumber: Bool)] = [
    (
      ["until", "till", "to", "by", "end", "ends", "deadline", "까지", "끝", "마감", "まで", "終了", "締切"], ["until", "end"],
      true
    ),
    (["from", "start", "starts", "since", "부터", "시작", "から", "開始"], ["from", "start"], true),
    (["color", "colour", "색", "色"], ["color"], true), (["est", "estimate", "예상", "見積もり"], ["est"], true),
    (["pass"], ["pass"], true),
    (["closed"], ["closed"], true), (["archived"], ["archived"], true), (["unit", "단위", "単位"], ["unit"], false),
    (["alias", "별칭", "別名"], ["alias"], false), (["icon"], ["icon"], false), (["id"], ["id"], false),
    (["best"], ["best"], false), (["result"], ["result"], false),
  ]

  /// The keys that a word may be meant as which has a value behind it, but no `=`, and where the value begins.
  private static func keysWithoutEquals(_ bytes: Span<UInt8>, _ cursor: Cursor) -> (keys: [String], valueStart: Int) {
    var value = cursor
    value.at = value.chunkEnd(bytes)
    let word = bytes.text(cursor.at..<value.at).lowercased()
    value.skipBlanks(bytes)
    guard !value.isDone(bytes), let found = wordsForKeys.first(where: { $0.words.contains(word) }),
      !found.isNumber || Byte.isDigit(bytes[value.at]) || bytes[value.at] == Byte.hash
    else { return ([], 0) }
    return (found.keys, value.at)
  }

  private static func behindEquals(_ bytes: Span<UInt8>, _ equals: Cursor) -> Int {
    var next = Cursor(equals.at + 1, equals.end)
    next.skipBlanks(bytes)
    return next.at
  }

  /// The word before a place, behind which only blanks stand.
  private static func wordBefore(_ bytes: Span<UInt8>, _ place: Int) -> (start: Int, end: Int) {
    var end = place
    while end > 0, bytes[end - 1] == Byte.space || bytes[end - 1] == Byte.tab { end -= 1 }
    var start = end
    while start > 0, bytes[start - 1] != Byte.space, bytes[start - 1] != Byte.tab, bytes[start - 1] != 0x0A {
      start -= 1
    }
    return (start, end)
  }

  /// Moves past a value without quotes. What would be silently taken for a part of it is an error: a quotation mark inside, and
  /// a comma after what is no list.
  private func readBare(_ bytes: Span<UInt8>, _ cursor: inout Cursor, isList: Bool) throws(Fault) {
    let start = cursor.at
    cursor.at = cursor.chunkEnd(bytes)
    while isList, cursor.at > start {
      var next = cursor
      next.skipBlanks(bytes)
      guard !next.isDone(bytes), bytes[cursor.at - 1] == Byte.comma || bytes[next.at] == Byte.comma else { break }
      // `alias=a, est=30m`: the list was meant to end before the next property or tag.
      let word = next.wordEnd(bytes)
      guard bytes[next.at] != Byte.hash, word >= next.end || bytes[word] != Byte.equals else { break }
      cursor.at = next.chunkEnd(bytes)
    }
    for index in start..<cursor.at where bytes[index] == Byte.quote {
      throw Fault(.unexpectedText(text: bytes.text(index..<cursor.at), suggestion: nil), index, cursor.at)
    }
    if !isList, cursor.at > start, bytes[cursor.at - 1] == Byte.comma {
      throw Fault(.unexpectedText(text: ",", suggestion: nil), cursor.at - 1, cursor.at).repaired(by: "")
    }
  }

  /// Tags, estimate and times of an entry; returns their position in `Document.extras`.
  @inline(never)
  mutating func readExtras(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ when: When, of name: NameID
  ) throws(Fault) -> Int {
    var tags: [NameID] = []
    var known: Set<NameID> = []
    var again: [PlacedName] = []
    var estimate: Int32?
    while true {
      cursor.skipBlanks(bytes)
      if cursor.isDone(bytes) { break }
      if bytes[cursor.at] == Byte.hash {
        let placed = try readTag(bytes, &cursor)
        let tag = placed.name
        // A line may hold a hundred thousand tags; up to a few, looking through them is cheapest.
        if tags.count == 8 { known = Set(tags) }
        if tags.count < 8 ? !tags.contains(tag) : known.insert(tag).inserted {
          tags.append(tag)
        } else {
          again.append(placed)
        }
        continue
      }
      let property = try readProperty(bytes, &cursor)
      guard property.key == "est" else {
        throw unknown(property, known: ["est"])
      }
      guard estimate == nil else { throw property.removable(repeated(property), bytes) }
      guard when.form == .session || when.form == .running || when.form == .paused else {
        throw property.removable(
          Fault(.estimateWithoutTimes, Int(property.keyRange.start), Int(property.range.end)), bytes)
      }
      estimate = try length(property)
    }
    for tag in again { fragment.repeatedTags.append(RepeatedTag(tag: tag, file: FileID(0))) }
    return fragment.addExtra(of: name, tags: tags, estimate: estimate, points: when.hasPoints ? pieces : [])
  }

  /// The fault of a property that such a line does not have.
  func unknown(_ property: Property, known: [String]) -> Fault {
    let suggestion =
      closest(to: property.key, among: known)
      ?? Self.wordsForKeys.first { $0.words.contains(property.key.lowercased()) }?.keys.first(where: known.contains)
    return Fault(
      .unknownProperty(key: property.key, suggestion: suggestion, known: known), Int(property.keyRange.start),
      Int(property.keyRange.end)
    ).withCertainty(
      suggestion.map { ForeignForms.differsByCase(property.key, $0) } == true ? .certain : .doubtful)
  }

  /// The fault of a property that stands twice on a line.
  func repeated(_ property: Property) -> Fault {
    Fault(.repeatedProperty(key: property.key), Int(property.keyRange.start), Int(property.range.end))
  }

  /// A property's value as a length in seconds.
  func length(_ property: Property) throws(Fault) -> Int32 {
    let text = Array(property.text.utf8)
    var cursor = Cursor(0, text.count)
    let start = Int(property.range.start)
    switch cursor.readLength(text.span) {
    case .seconds(let seconds) where cursor.isAtEnd && seconds > 0: return seconds
    case .tooLong: throw Fault(.lengthTooLong(text: property.text), start, Int(property.range.end))
    case .wrong:
      let meant = ForeignForms.length(property.text)
      throw Fault(.invalidLength(text: property.text, suggestion: meant?.text), start, Int(property.range.end))
        .withCertainty(of: meant)
    default:
      let number = Int(property.text).flatMap { $0 > 0 && $0 < 100 ? Correction(oneOf: ["\($0)m", "\($0)h"]) : nil }
      throw property.fault(.length, number ?? ForeignForms.length(property.text))
    }
  }

  /// A property's value as a date.
  func date(_ property: Property) throws(Fault) -> DayNumber {
    let text = Array(property.text.utf8)
    var cursor = Cursor(0, text.count)
    if let date = cursor.readDate(text.span), cursor.isAtEnd { return date }
    // Within quotes, blanks may stand around it.
    let words = Array(property.text.singleSpaced.utf8)
    guard !words.isEmpty else { throw property.fault(.date) }
    cursor = Cursor(0, words.count)
    if cursor.readDate(words.span) != nil, cursor.isAtEnd {
      let meant = Correction(String(decoding: words, as: UTF8.self))
      throw Fault(.invalidDate(text: property.text, suggestion: meant.text), property.range).withCertainty(of: meant)
    }
    var fault = dateFault(words.span, Cursor(0, words.count))
    fault.range = property.range
    for index in fault.repairs.indices {
      fault.repairs[index].edits = fault.repairs[index].edits.map { (property.range, $0.text) }
    }
    throw fault
  }

  /// A property's value as a colour: red, green and blue, 8 bits each.
  func color(_ property: Property) throws(Fault) -> UInt32 {
    let text = property.text
    let digits = text.dropFirst()
    let isHex = digits.utf8.count == 6 && digits.allSatisfy(\.isHexDigit) && digits.utf8.allSatisfy { $0 < 0x80 }
    if text.hasPrefix("#"), isHex, let value = UInt32(digits, radix: 16) { return value }
    let meant = ForeignForms.color(text)
    throw Fault(
      .invalidColor(text: text, suggestion: meant?.text), Int(property.range.start), Int(property.range.end)
    ).withCertainty(of: meant)
  }

  /// A property's value as a percentage from 1% to 100%.
  func percent(_ property: Property) throws(Fault) -> Int {
    let text = Array(property.text.utf8)
    var cursor = Cursor(0, text.count)
    guard let value = cursor.readInteger(text.span), value >= 1, value <= 100, cursor.take(Byte.percent, text.span),
      cursor.isAtEnd
    else {
      throw property.fault(.percent, ForeignForms.percent(property.text))
    }
    return value
  }

  /// A property's value as one of a few words.
  func choice<Value: RawRepresentable & CaseIterable>(_ property: Property, of: Value.Type) throws(Fault) -> Value
  where Value.RawValue == String {
    guard let value = Value(rawValue: property.text) else {
      let known = Value.allCases.map(\.rawValue)
      let meant = closest(to: property.text, among: known).map {
        Correction($0, isCertain: ForeignForms.differsByCase(property.text, $0))
      }
      throw property.fault(.oneOf(known), meant)
    }
    return value
  }

  /// A property's value as text that is not empty.
  func text(_ property: Property) throws(Fault) -> String {
    guard !property.text.isEmpty else { throw property.fault(.text) }
    return property.text
  }
}
