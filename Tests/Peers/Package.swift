// swift-tools-version: 6.2
import PackageDescription

/// The peers that are packages: a name, its address, and the version that is measured.
let packages: [(name: String, url: String, version: Version)] = [
    ("OpenCombine", "https://github.com/OpenCombine/OpenCombine", "0.14.0"),
    ("RxSwift", "https://github.com/ReactiveX/RxSwift", "6.9.0"),
]

// One that can't be had would fail the build, so each is named: PEERS="OpenCombine RxSwift" swift run …
let names = (Context.environment["PEERS"] ?? "OpenCombine").split(separator: " ").map(String.init)
let peers = packages.filter { names.contains($0.name) }

let package = Package(
    name: "Peers", platforms: [.macOS(.v15)],
    dependencies: [.package(name: "TopMovies", path: "../..")]
        + peers.map { .package(url: $0.url, from: $0.version) },
    targets: [
        .executableTarget(
            name: "peers",
            dependencies: [.product(name: "Binding", package: "TopMovies")]
                + peers.map { .product(name: $0.name, package: $0.name) })
    ], swiftLanguageModes: [.v6])
