#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Work in so many parts at once, each on a thread of its own; the results in the order of the parts. It returns when all are
/// done. A part whose thread cannot be started is done by the caller.
func inParallel<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
  guard count > 1 else { return count == 1 ? [work(0)] : [] }
  return withoutActuallyEscaping(work) { work in
    let others = (1..<count).map { number in Job { work(number) } }
    for job in others { job.start() }
    let first = work(0)
    return [first] + others.map { $0.result() }
  }
}

/// A part of the work. Its thread writes the result, and whoever waits for the thread reads it.
private final class Job<Result: Sendable>: @unchecked Sendable {
  private let work: () -> Result
  private var done: Result?
  private var thread: pthread_t?

  init(_ work: @escaping () -> Result) { self.work = work }

  func start() {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let box = unsafe Unmanaged.passRetained(Closure { [self] in done = work() })
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          unsafe Unmanaged<Closure>.fromOpaque(argument).takeRetainedValue().run()
        #else
          unsafe Unmanaged<Closure>.fromOpaque(argument!).takeRetainedValue().run()
        #endif
        return nil
      }, box.toOpaque())
    if status == 0 { self.thread = thread } else { unsafe box.release() }
  }

  func result() -> Result {
    if let thread { pthread_join(thread, nil) }
    return done ?? work()
  }
}

/// What a thread is started with.
private final class Closure {
  let run: () -> Void
  init(_ run: @escaping () -> Void) { self.run = run }
}
