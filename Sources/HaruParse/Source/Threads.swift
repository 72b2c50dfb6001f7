#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if os(Linux)
  /// The C function, which the modules of the C libraries leave out.
  @_silgen_name("sched_getaffinity")
  private func allowedProcessors(_ process: Int32, _ size: Int, _ mask: UnsafeMutablePointer<UInt64>) -> Int32
#endif

/// Work on threads of the system.
package enum Threads {
  /// The number of processors that the process may use.
  package static var available: Int {
    #if os(Linux)
      // A bit a processor; a mask that is too small for the system counts as one processor.
      var mask = [UInt64](repeating: 0, count: 128)
      guard unsafe allowedProcessors(0, mask.count * 8, &mask) >= 0 else { return 1 }
      return max(1, mask.reduce(0) { $0 + $1.nonzeroBitCount })
    #else
      return max(1, sysconf(_SC_NPROCESSORS_ONLN))
    #endif
  }

  /// Does some work on a thread of its own while this one does `other`; returns when both are done. Where the system has no
  /// thread to give, the work is done after `other`.
  package static func run(_ work: @escaping @Sendable () -> Void, beside other: () -> Void) {
    final class Job {
      let work: @Sendable () -> Void
      init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    let job = unsafe Unmanaged.passRetained(Job(work))
    #if os(Linux)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = unsafe pthread_create(
      &thread, nil,
      { argument in
        #if os(Linux)
          let opaque = unsafe argument!
        #else
          let opaque = unsafe argument
        #endif
        unsafe Unmanaged<Job>.fromOpaque(opaque).takeRetainedValue().work()
        return nil
      }, unsafe job.toOpaque())
    guard status == 0 else {
      other()
      return unsafe job.takeRetainedValue().work()
    }
    other()
    #if os(Linux)
      pthread_join(thread, nil)
    #else
      unsafe pthread_join(thread!, nil)
    #endif
  }
}

/// A value that several threads share, one at a time, and wait for to change.
@safe package final class Shared<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes the value, and wakes who waits for it.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer {
      unsafe pthread_cond_broadcast(condition)
      unsafe pthread_mutex_unlock(mutex)
    }
    return body(&value)
  }

  /// Waits until `body` returns something.
  package func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }
}
