// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "example",
  dependencies: [.package(name: "haru-ledger", path: "../..")],
  targets: [
    .executableTarget(
      name: "example",
      dependencies: [
        .product(name: "HaruParse", package: "haru-ledger"), .product(name: "HaruLedger", package: "haru-ledger"),
      ])
  ]
)
