#if canImport(Glibc)
  import Glibc
#endif

/// The words that the process was started with.
enum ProcessArguments {
  /// The words after the program's name.
  static var words: [String] {
    #if canImport(Glibc)
      guard let first = unsafe firstWord else { return [] }
      return unsafe (1..<max(1, Int(wordCount))).compactMap { unsafe first[$0].map { unsafe String(native: $0) } }
    #else
      return Array(CommandLine.arguments.dropFirst())
    #endif
  }
}

// Without `/proc`, as in a bare container, the Swift runtime finds neither the arguments nor its own path, and it ends a static
// program for want of the path before `main` is reached. So the C library calls a function of ours before the runtime's own: it
// keeps the arguments and names a path. The runtime looks there for a tracer of crashes, which a static program does not have.
#if canImport(Glibc)
  private nonisolated(unsafe) var wordCount: Int32 = 0
  private nonisolated(unsafe) var firstWord: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = nil

  /// Nothing of the runtime can be used here, so the texts are static ones.
  @section(".preinit_array") @used
  private let beforeRuntime:
    @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Void = { count, words, _ in
      unsafe wordCount = count
      unsafe firstWord = unsafe words
      #if STATIC_EXECUTABLE
        let name: StaticString = "SWIFT_ROOT"
        let path: StaticString = "/"
        _ = unsafe setenv(
          UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self),
          UnsafeRawPointer(path.utf8Start).assumingMemoryBound(to: CChar.self), 0)
      #endif
    }
#endif
