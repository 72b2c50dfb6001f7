import HaruParse

/// Where on a line a check points.
extension Document {
  /// The values of an entry, before its action: `09:00-10:30`, `08:10 +2`, `1h30m`.
  func place(ofValue position: EntryPosition) -> Location {
    place(of: position, [.time, .length, .count, .measure]) { $0 }
  }

  /// The action of an entry.
  func place(ofAction position: EntryPosition) -> Location { place(of: position, [.name]) { $0.prefix(1) } }

  /// The times at some positions among those of an entry.
  func place(ofTimes times: Range<Int>, of position: EntryPosition) -> Location {
    place(of: position, [.time]) { $0.dropFirst(times.lowerBound).prefix(times.count) }
  }

  /// The property `key` of the line that holds a place; the place itself where the line lacks it.
  func place(ofProperty key: String, onLineOf place: Location) -> Location {
    let source = files[Int(place.file.index)]
    return property(key, of: source.syntaxLine(holding: Int(place.range.start)), place)
  }

  /// The property `key` of an entry.
  func place(ofProperty key: String, of position: EntryPosition) -> Location {
    let line = syntaxLine(of: position)
    return property(key, of: line, Location(file(of: position), line.range))
  }

  private func property(_ key: String, of line: SyntaxLine, _ place: Location) -> Location {
    let (source, tokens) = (files[Int(place.file.index)], line.tokens)
    guard let start = tokens.firstIndex(where: { $0.role == .propertyKey && source.text($0.range) == key }) else {
      return place
    }
    let end = tokens[start...].first { $0.role == .propertyValue } ?? tokens[start]
    return Location(place.file, ByteRange(Int(tokens[start].range.start), Int(end.range.end)))
  }

  /// The date of an entry, its own or that of the date line above it.
  func place(ofDateOfEntry position: EntryPosition) -> Location {
    let file = file(of: position)
    let source = files[Int(file.index)]
    var line = source.syntaxLine(holding: Int(entries[position].line))
    while true {
      if let first = line.tokens.first(where: { $0.role != .blank && $0.role != .byteOrderMark }), first.role == .date {
        return Location(file, first.range)
      }
      guard line.range.start > 0 else { return place(ofValue: position) }
      line = source.syntaxLine(holding: Int(line.range.start) - 1)
    }
  }

  /// From the first to the last of the chosen tokens of an entry's line.
  private func place(
    of position: EntryPosition, _ roles: Set<Token.Role>, _ choose: (ArraySlice<Token>) -> ArraySlice<Token>
  ) -> Location {
    let line = syntaxLine(of: position)
    let chosen = choose(line.tokens.filter { roles.contains($0.role) }[...])
    let file = file(of: position)
    guard let first = chosen.first, let last = chosen.last else { return Location(file, line.range) }
    return Location(file, ByteRange(Int(first.range.start), Int(last.range.end)))
  }
}
