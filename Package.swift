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

/// Without names to look up, a generic type costs a third of the time when it is first used, and a small ledger is checked in half.
let quickTypes = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], linuxRelease)

let package = Package(
  name: "haru-ledger",
  products: [
    .library(name: "HaruParse", targets: ["HaruParse"]),
    .library(name: "HaruLedger", targets: ["HaruLedger"]),
    .executable(name: "haru-ledger", targets: ["haru-ledger"]),
  ],
  targets: [
    .target(name: "HaruParse", swiftSettings: strict + [quickTypes]),
    .target(name: "HaruLedger", dependencies: ["HaruParse"], swiftSettings: strict + [quickTypes]),
    .executableTarget(
      name: "haru-ledger", dependencies: ["HaruParse", "HaruLedger"],
      swiftSettings: strict + [quickTypes, .define("STATIC_EXECUTABLE", linuxRelease)],
      // Without libraries to load, the program starts three times as fast, and runs on any Linux.
      linkerSettings: [.unsafeFlags(["-static-executable"], linuxRelease)]),
    .testTarget(name: "HaruParseTests", dependencies: ["HaruParse"], swiftSettings: strict),
    .testTarget(
      name: "HaruLedgerTests", dependencies: ["HaruParse", "HaruLedger", "haru-ledger"],
      swiftSettings: strict),
  ]
)
