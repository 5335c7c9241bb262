// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MyKata",
    platforms: [.macOS("15.4")],
    dependencies: [.package(name: "TopMovies", path: "{path}")],
    targets: [
        .target(name: "MyBinding"),
        .executableTarget(
            name: "cost", dependencies: ["MyBinding", .product(name: "Binding", package: "TopMovies")]),
        .testTarget(name: "LawTests", dependencies: ["MyBinding"]),
    ],
    swiftLanguageModes: [.v6]
)
