import HaruParse

/// Into how many parts work on many entries is cut; each is done on a thread of its own.
struct WorkSharing: Sendable {
  /// How many parts at most.
  var most: Int
  /// How many entries a part has at least.
  var leastEntries: Int

  /// Two threads for a large ledger.
  static let standard = WorkSharing(most: min(Threads.available, 2), leastEntries: 20_000)

  /// How many parts so many entries make.
  func count(of entries: Int) -> Int { max(1, min(most, entries / max(leastEntries, 1))) }

  /// The entries in parts of about the same size; none where there are none.
  func parts(of entries: Int) -> [Range<Int>] {
    let count = count(of: entries)
    return (0..<count).map { entries * $0 / count..<entries * ($0 + 1) / count }.filter { !$0.isEmpty }
  }

  /// The results of so many parts of some work, in the order of the parts.
  func map<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) -> [Result] {
    let places = (0..<count).map { _ in Place<Result>() }
    run(0..<count) { number in places[number].result = work(number) }
    return places.compactMap(\.result)
  }

  private func run(_ parts: Range<Int>, _ work: @escaping @Sendable (Int) -> Void) {
    guard let first = parts.first else { return }
    guard parts.count > 1 else { return work(first) }
    Threads.run({ work(first) }, beside: { run(parts.dropFirst(), work) })
  }

  /// Where one part puts its result, before the others are waited for.
  private final class Place<Result: Sendable>: @unchecked Sendable {
    var result: Result?
  }
}
