// swift-tools-version: 6.2
import PackageDescription

/// The language as strict as it gets: what compiles here shares no state between threads.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "TopMovies",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Binding", targets: ["Binding"]),
    ],
    targets: [
        .target(name: "Binding", swiftSettings: strict),
        .executableTarget(
            name: "binding-benchmark", dependencies: ["Binding"], path: "Sources/Programs/binding-benchmark",
            swiftSettings: strict),
        .target(name: "AllocationCount", path: "Tests/AllocationCount"),
        .testTarget(name: "BindingTests", dependencies: ["Binding", "AllocationCount"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
