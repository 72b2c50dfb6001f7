#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The entry point: the one place where the real world is made and the process ends.
@main
struct Main {
  static func main() {
    exit(Program.run(in: .live()).rawValue)
  }
}
