/// The chunks of a large file, read by several threads and handed on in order. A chunk that begins with a date line is read
/// before it is known what is above it; whoever joins the fragments reads it once more where that matters.
struct Chunks {
  /// What the threads share.
  fileprivate struct Progress {
    /// The next chunk that nobody reads yet.
    var next = 0
    /// The number of chunks that were handed on.
    var handedOn = 0
    /// The fragments that were read and not handed on.
    var read: [Int: Fragment] = [:]
  }

  /// The next step of the thread that hands on the fragments.
  private enum Step {
    case handOn(Fragment)
    case read(Int)
  }

  private let bytes: [UInt8]
  private let cuts: [Int]
  private let plan: ReadingPlan
  private let progress = Shared(Progress())

  /// The chunks of `bytes` between offsets, the first and the last of which are its ends.
  init(_ bytes: [UInt8], _ cuts: [Int], _ plan: ReadingPlan) {
    self.bytes = bytes
    self.cuts = cuts
    self.plan = plan
  }

  /// The offsets of date lines that cut a file into chunks, with its start and its end.
  static func cuts(_ bytes: Span<UInt8>, every length: Int) -> [Int] {
    var cuts = [0]
    var at = length
    while at < bytes.count {
      if bytes[at - 1] == 0x0A, Cursor(at, bytes.count).looksLikeDate(bytes) {
        cuts.append(at)
        at += length
      } else {
        at += 1
      }
    }
    cuts.append(bytes.count)
    return cuts
  }

  /// Reads all chunks and hands on their fragments in order.
  func read(_ handOn: (Fragment) -> Void) {
    run(plan.threads) {
      for position in 0..<cuts.count - 1 {
        while true {
          let step = progress.wait { progress -> Step? in
            if let fragment = progress.read.removeValue(forKey: position) { return .handOn(fragment) }
            return progress.claim(below: cuts.count - 1).map { .read($0) }
          }
          guard case .read(let chunk) = step else {
            if case .handOn(let fragment) = step { handOn(fragment) }
            progress.change { $0.handedOn = position + 1 }
            break
          }
          read(chunk)
        }
      }
    }
  }

  /// Does work while so many threads less one read chunks.
  private func run(_ threads: Int, _ work: () -> Void) {
    guard threads > 1 else { return work() }
    Threads.run({ [self] in readOn() }, beside: { run(threads - 1, work) })
  }

  /// Reads chunks until none is left.
  private func readOn() {
    // Each that waits to be handed on takes memory.
    let most = plan.threads + 1
    while let chunk = progress.wait({ progress -> Int?? in
      if progress.next >= cuts.count - 1 { return .some(nil) }
      guard progress.next - progress.handedOn < most else { return nil }
      return progress.claim(below: cuts.count - 1)
    }) {
      read(chunk)
    }
  }

  private func read(_ chunk: Int) {
    var state = LineState()
    if chunk > 0 {
      state.isAtStart = false
      state.sawContent = true
    }
    let place = DiagnosticPlace(bag: DiagnosticBag(capacity: plan.keptPlaces))
    let fragment = Parser.fragment(
      of: bytes.span.extracting(cuts[chunk]..<cuts[chunk + 1]), from: state, diagnostics: place)
    progress.change { $0.read[chunk] = fragment }
  }
}

extension Chunks.Progress {
  fileprivate mutating func claim(below count: Int) -> Int? {
    guard next < count else { return nil }
    next += 1
    return next - 1
  }
}
