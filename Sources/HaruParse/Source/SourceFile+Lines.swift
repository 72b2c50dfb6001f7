extension SourceFile {
  /// The number, from 1, of the line that holds a byte. It counts line ends in words of eight bytes, which is fast enough to be
  /// asked for a few entries of a large file.
  public func line(at offset: Int) -> Int {
    let bytes = bytes.span
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
    var count = 1
    var at = 0
    while at + 8 <= offset {
      // The high bit of each byte that is no line feed, exactly.
      let word = bytes.word(at) ^ lineFeeds
      count += 8 - (((word & low) &+ low | word) & ~low).nonzeroBitCount
      at += 8
    }
    while at < offset {
      if bytes[at] == 0x0A { count += 1 }
      at += 1
    }
    return count
  }
}
