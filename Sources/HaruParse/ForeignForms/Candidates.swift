/// Words that a misspelt one is compared with, made ready once for many of these.
package struct Candidates: Sendable {
  fileprivate struct Item: Sendable {
    var text: String
    var folded: [UInt32]
  }

  fileprivate let items: [Item]
  /// For each item, how many characters it has and which: most are passed over by these.
  fileprivate let outlines: [Outline]
  /// The number of their bytes, each with a byte more.
  package let size: Int

  /// Candidates in order: of those equally near, the first is chosen.
  package init(_ texts: some Sequence<String>) {
    items = texts.map {
      Item(text: $0, folded: folded($0))
    }
    outlines = items.map { Outline($0.folded) }
    size = items.reduce(0) { $0 + $1.text.utf8.count + 1 }
  }
}

/// How many characters a word has, and which, 64 kinds of them.
private struct Outline {
  let count: Int
  private var bits: UInt64 = 0

  init(_ word: [UInt32]) {
    count = word.count
    for value in word { bits |= 1 << UInt64(value & 63) }
  }

  /// Whether so many insertions, deletions, replacements and swaps may be enough to make one word of two.
  @inline(__always)
  func mayBeNear(_ other: Outline, atMost limit: Int) -> Bool {
    abs(count - other.count) <= limit && (bits & ~other.bits).nonzeroBitCount <= limit
      && (other.bits & ~bits).nonzeroBitCount <= limit
  }
}

/// The candidate that was most likely meant by a misspelt `word`; nil where none is near.
///
/// Near is a Damerau–Levenshtein distance of at most a third of the word's characters, and at least one. A candidate that
/// differs only by case, by width or by the form of its Unicode text comes first; of those equally near, the one that shares
/// more Hangul letters (`운돈`: `운동` before `운전`), then the first. Where none is near, the word may have been typed with the
/// Korean keyboard left on or off.
package func closest(to word: String, among candidates: some Sequence<String>) -> String? {
  closest(to: word, among: Candidates(candidates))
}

/// See above.
package func closest(to word: String, among candidates: Candidates) -> String? {
  // A Hangul syllable that is taken apart has nine bytes.
  guard word.utf8.count <= 9 * longestComparedWord else { return nil }
  return nearest(to: folded(word), among: candidates)
    ?? ForeignForms.otherLayout(word).flatMap {
      nearest(to: folded($0), among: candidates, atMost: $0.utf8.count > 9 ? 1 : 0)
    }
}

private func nearest(
  to wanted: [UInt32], among candidates: Candidates, atMost most: Int = .max
) -> String? {
  guard !wanted.isEmpty, wanted.count <= longestComparedWord else { return nil }
  var limit = min(most, max(1, wanted.count / 3))
  let outline = Outline(wanted)
  var best: (candidate: Candidates.Item, distance: Int, letters: Int?)?
  for position in candidates.outlines.indices where outline.mayBeNear(candidates.outlines[position], atMost: limit) {
    let candidate = candidates.items[position]
    let other = candidate.folded
    guard other.count <= longestComparedWord else { continue }
    let distance = editDistance(wanted, other, atMost: limit)
    // One character in place of the only one is another word, not a misspelling.
    guard distance <= limit, distance < max(wanted.count, other.count) else { continue }
    if distance == 0 { return candidate.text }
    guard let found = best, found.distance == distance else {
      best = (candidate, distance, nil)
      limit = distance
      continue
    }
    let target = letters(wanted)
    let known = found.letters ?? editDistance(target, letters(found.candidate.folded), atMost: .max)
    let distanceInLetters = editDistance(target, letters(other), atMost: .max)
    best = distanceInLetters < known ? (candidate, distance, distanceInLetters) : (found.candidate, distance, known)
  }
  return best?.candidate.text
}

/// A name has at most 200 characters; longer texts are not worth a table of distances.
private let longestComparedWord = 200

/// Whether two words differ by nothing but case, width and the form of their Unicode text.
package func isSameWord(_ word: String, _ other: String) -> Bool { folded(word) == folded(other) }

/// The scalars of a word in lower case and half-width, conjoining Hangul letters put together to syllables.
func folded(_ word: String) -> [UInt32] {
  if word.utf8.allSatisfy({ $0 < 0x80 }) { return word.utf8.map { UInt32($0 &- 0x41 < 26 ? $0 | 0x20 : $0) } }
  return wholeSyllables(ForeignForms.halfWidth(word).lowercased())
}

/// The scalars of a text, conjoining Hangul letters put together to syllables.
func wholeSyllables(_ text: String) -> [UInt32] {
  var result: [UInt32] = []
  for scalar in text.unicodeScalars {
    let value = scalar.value
    if let last = result.last {
      if (0x1100...0x1112).contains(last), (0x1161...0x1175).contains(value) {
        result[result.count - 1] = 0xAC00 + ((last - 0x1100) * 21 + (value - 0x1161)) * 28
        continue
      }
      if (0xAC00...0xD7A3).contains(last), (last - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(value) {
        result[result.count - 1] = last + (value - 0x11A7)
        continue
      }
    }
    result.append(value)
  }
  return result
}

/// The same word with every Hangul syllable taken apart into its letters.
private func letters(_ word: [UInt32]) -> [UInt32] {
  var result: [UInt32] = []
  for value in word {
    guard (0xAC00...0xD7A3).contains(value) else {
      result.append(value)
      continue
    }
    let index = value - 0xAC00
    result.append(0x1100 + index / 588)
    result.append(0x1161 + index % 588 / 28)
    if index % 28 != 0 { result.append(0x11A7 + index % 28) }
  }
  return result
}

/// Insertions, deletions, replacements and swaps of neighbours between two words; `limit + 1` as soon as it is over `limit`.
private func editDistance(_ a: [UInt32], _ b: [UInt32], atMost limit: Int) -> Int {
  if a == b { return 0 }
  var beforePrevious = [Int](repeating: 0, count: b.count + 1)
  var previous = Array(0...b.count)
  var current = previous
  for i in a.indices {
    current[0] = i + 1
    var smallest = current[0]
    for j in b.indices {
      var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, beforePrevious[j - 1] + 1) }
      current[j + 1] = distance
      smallest = min(smallest, distance)
    }
    if smallest > limit { return limit + 1 }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[b.count]
}
