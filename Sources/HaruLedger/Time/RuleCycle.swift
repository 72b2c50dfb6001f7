import HaruParse

/// A `PosixRule` laid out over 400 years. The Gregorian calendar repeats after exactly that long (146,097 days, whole
/// weeks), so these years answer for all others by plain arithmetic.
struct RuleCycle: Sendable {
  private static let start = Int64(DayNumber(year: 2000, month: 1, day: 1).value) * secondsPerDay
  private static let length: Int64 = 146_097 * secondsPerDay
  /// Instants are looked up within these bounds, so that no sum overflows.
  private static let bound: Int64 = 1 << 59

  /// Where the offset changes, ascending, within one cycle. A rule without a change has one element.
  private let edges: [Int64]
  /// Seconds east of UTC from each edge on; the last holds into the next cycle.
  private let offsets: [Int32]

  init(_ rule: PosixRule) {
    let end = Self.start + Self.length
    var edges: [Int64] = []
    var offsets: [Int32] = []
    func change(at time: Int64, to offset: Int32) {
      guard time >= Self.start, time < end else { return }
      edges.append(time)
      offsets.append(offset)
    }
    if let daylight = rule.daylight, daylight.offset != rule.standard {
      // Begun early and ended late enough for spans that reach over the ends of the cycle.
      var reached = Int64.min
      for span in rule.daylightSpans(years: 1997..<2403) {
        if span.lowerBound > reached {
          change(at: reached, to: rule.standard)
          change(at: span.lowerBound, to: daylight.offset)
        }
        reached = max(reached, span.upperBound)
      }
      change(at: reached, to: rule.standard)
      if edges.isEmpty {
        edges = [Self.start]
        offsets = [reached > Self.start ? daylight.offset : rule.standard]
      }
    } else {
      edges = [Self.start]
      offsets = [rule.standard]
    }
    self.edges = edges
    self.offsets = offsets
  }

  /// The offset of a rule that never changes it.
  var constantOffset: Int32? { edges.count == 1 ? offsets[0] : nil }

  /// Seconds east of UTC at any instant.
  func offset(at seconds: Int64) -> Int32 {
    let (inCycle, _) = Self.reduce(seconds)
    let passed = countNotAbove(inCycle, in: edges)
    return offsets[passed > 0 ? passed - 1 : offsets.count - 1]
  }

  /// The first change of the offset after an instant; nil when there is none, or none before the end of time.
  func change(after seconds: Int64) -> ClockChange? {
    guard edges.count > 1, seconds < Self.bound else { return nil }
    let (inCycle, shift) = Self.reduce(seconds)
    let next = countNotAbove(inCycle, in: edges)
    let before = offsets[next > 0 ? next - 1 : offsets.count - 1]
    if next < edges.count {
      return ClockChange(at: Instant(seconds: edges[next] + shift), before: before, after: offsets[next])
    }
    return ClockChange(at: Instant(seconds: edges[0] + shift + Self.length), before: before, after: offsets[0])
  }

  /// The instant of the cycle that stands for `seconds`, and how far away it lies.
  private static func reduce(_ seconds: Int64) -> (inCycle: Int64, shift: Int64) {
    let bounded = min(max(seconds, -bound), bound)
    let shift = floorDivide(bounded - start, length) * length
    return (bounded - shift, shift)
  }
}
