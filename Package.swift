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

let package = Package(
  name: "haru-ledger",
  products: [
    .library(name: "HaruParse", targets: ["HaruParse"]),
    .library(name: "HaruLedger", targets: ["HaruLedger"]),
    .executable(name: "haru-ledger", targets: ["haru-ledger"]),
  ],
  targets: [
    .target(name: "HaruParse", swiftSettings: strict),
    .target(name: "HaruLedger", dependencies: ["HaruParse"], swiftSettings: strict),
    .executableTarget(
      name: "haru-ledger", dependencies: ["HaruParse", "HaruLedger"], swiftSettings: strict,
      // Without libraries to load, the program starts three times as fast, and runs on any Linux.
      linkerSettings: [.unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))]),
    .testTarget(name: "HaruParseTests", dependencies: ["HaruParse"], swiftSettings: strict),
    .testTarget(
      name: "HaruLedgerTests", dependencies: ["HaruParse", "HaruLedger", "haru-ledger"],
      swiftSettings: strict),
  ]
)
