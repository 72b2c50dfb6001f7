// swift-tools-version: 6.3
import PackageDescription

/// Swift 6 mode is the default of this tools version; these are the stricter rules on top of it.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let linuxRelease = BuildSettingCondition.when(platforms: [.linux], configuration: .release)

/// Each generic type that is used was looked up by its name once, which was half of the work for a small ledger. Functions in sections
/// of their own can be put in order.
let quickStart = SwiftSetting.unsafeFlags(
  ["-disable-concrete-type-metadata-mangled-name-accessors", "-function-sections"].flatMap { ["-Xfrontend", $0] },
  linuxRelease)

/// What a small ledger needs lies side by side in the program, so that few pages of it are read (Benchmarks/order).
let startOrder = LinkerSetting.unsafeFlags(
  ["-use-ld=lld"]
    + ["--symbol-ordering-file=\(Context.packageDirectory)/Benchmarks/start-order.txt", "--no-warn-symbol-ordering"]
    .flatMap { ["-Xlinker", $0] }, linuxRelease)

let package = Package(
  name: "haru-ledger",
  products: [
    .library(name: "HaruParse", targets: ["HaruParse"]),
    .library(name: "HaruLedger", targets: ["HaruLedger"]),
    .executable(name: "haru-ledger", targets: ["haru-ledger"]),
  ],
  targets: [
    .target(name: "HaruParse", swiftSettings: strict + [quickStart]),
    .target(name: "HaruLedger", dependencies: ["HaruParse"], swiftSettings: strict + [quickStart]),
    .executableTarget(
      name: "haru-ledger", dependencies: ["HaruParse", "HaruLedger"],
      swiftSettings: strict + [quickStart, .define("STATIC_EXECUTABLE", linuxRelease)],
      // Without libraries to load, the program starts three times as fast, and runs on any Linux.
      linkerSettings: [.unsafeFlags(["-static-executable"], linuxRelease), startOrder]),
    .testTarget(name: "HaruParseTests", dependencies: ["HaruParse"], swiftSettings: strict),
    .testTarget(
      name: "HaruLedgerTests", dependencies: ["HaruParse", "HaruLedger", "haru-ledger"],
      swiftSettings: strict),
  ]
)
