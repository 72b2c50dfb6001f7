import Testing

@testable import HaruParse

@Suite struct NearestNameTests {
  /// Insertions, deletions, replacements and swaps of neighbours, by the table of all of them.
  private func distance(_ a: [UInt32], _ b: [UInt32]) -> Int {
    var table = (0...a.count).map { i in (0...b.count).map { j in i == 0 ? j : j == 0 ? i : 0 } }
    for i in 0..<a.count {
      for j in 0..<b.count {
        table[i + 1][j + 1] = min(table[i][j + 1] + 1, table[i + 1][j] + 1, table[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
        }
      }
    }
    return table[a.count][b.count]
  }

  /// Nothing is passed over that is near, and what is found is one of the nearest.
  @Test func theNearestIsFound() {
    let letters = Array("abcdeABC가나다각 １２12".unicodeScalars)
    var random = SplitMix64(seed: 11)
    func word(_ most: UInt64) -> String {
      var result = String.UnicodeScalarView()
      for _ in 0...random.next() % most { result.append(letters[Int(random.next() % UInt64(letters.count))]) }
      return String(result)
    }
    var found = 0
    for _ in 0..<3_000 {
      let wrong = word(12)
      let known = (0...random.next() % 12).map { _ in
        // Most of them are not far from it.
        random.next() % 3 == 0 ? word(12) : String(wrong.dropFirst(Int(random.next() % 3))) + word(2)
      }
      let wanted = folded(wrong)
      let distances = known.map { distance(wanted, folded($0)) }
      let near = distances.indices.filter {
        distances[$0] <= max(1, wanted.count / 3) && distances[$0] < max(wanted.count, folded(known[$0]).count)
      }
      guard let least = near.map({ distances[$0] }).min() else { continue }
      found += 1
      let nearest = near.filter { distances[$0] == least }.map { known[$0] }
      let result = closest(to: wrong, among: known)
      #expect(result.map(nearest.contains) == true, "\(wrong): \(known)")
      #expect(result == closest(to: wrong, among: Candidates(known)))
    }
    #expect(found > 1_000, "\(found)")
  }
}
