import HaruLedger
import Testing

@Suite struct LanesTests {
  @Test func examples() {
    #expect(Lanes.assign([]) == ([], 0))
    #expect(Lanes.assign([0..<10]) == ([0], 1))
    // An end equal to the next start is no overlap.
    #expect(Lanes.assign([0..<10, 10..<20]) == ([0, 0], 1))
    #expect(Lanes.assign([0..<10, 5..<20, 10..<15, 12..<13]) == ([0, 1, 0, 2], 3))
    // The lowest free lane, whatever the order they come in.
    #expect(Lanes.assign([30..<40, 0..<20, 10..<50, 20..<25]) == ([0, 0, 1, 0], 2))
    // An empty span takes up its first second.
    #expect(Lanes.assign([5..<5, 5..<6, 0..<10]) == ([1, 2, 0], 3))
  }

  @Test func properties() {
    var random = SplitMix(seed: 7)
    for round in 0..<400 {
      let spread = Int64([10, 100, 86_400][round % 3])
      let spans = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        let start = Int64.random(in: 0..<spread, using: &random)
        return start..<start + Int64.random(in: 0...spread / 4, using: &random)
      }
      let (lanes, count) = Lanes.assign(spans)
      func taken(_ position: Int) -> Range<Int64> {
        spans[position].lowerBound..<max(spans[position].upperBound, spans[position].lowerBound + 1)
      }
      #expect(lanes.allSatisfy { (0..<count).contains($0) })
      for a in spans.indices {
        for b in spans.indices where a < b && lanes[a] == lanes[b] { #expect(!taken(a).overlaps(taken(b))) }
      }
      // As many lanes as spans at once at most; that is the case at the start of one of them.
      let most = spans.indices.map { a in spans.indices.count { taken($0).contains(spans[a].lowerBound) } }.max() ?? 0
      #expect(count == most)
    }
  }

  @Test func manyAtOnceTakeNoTime() {
    let spans = (0..<200_000).map { Int64($0)..<Int64(400_000 - $0) }
    #expect(Lanes.assign(spans).count == 200_000)
  }
}

/// Numbers that look random and are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
