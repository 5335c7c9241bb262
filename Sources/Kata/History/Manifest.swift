import Foundation

/// The package description of every commit, with the settings of this package.
enum Manifest {
    static func text(in root: URL) throws -> String {
        let original = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        guard let end = original.firstRange(of: "/// The app, four times") else {
            throw RouteError(
                "'Package.swift' has no line '/// The app, four times' where its settings end; put it back.")
        }
        return original[..<end.lowerBound] + targets
    }

    private static let targets = """
        let package = Package(
            name: "TopMovies",
            platforms: [.macOS(.v15)],
            targets: [
                .target(name: "Binding", swiftSettings: strict),
                .target(name: "Fetching", swiftSettings: strict),
                .target(name: "MovieCatalog", dependencies: ["Fetching"], swiftSettings: strict),
                .target(name: "ConsoleUI", swiftSettings: strictUI),
                .target(name: "Conformance", dependencies: ["MovieCatalog", "ConsoleUI"], swiftSettings: strictUI),
                .target(name: "ConsoleProgram", dependencies: ["ConsoleUI", "Fetching"], swiftSettings: strictUI),
                .target(
                    name: "TopMoviesProgram",
                    dependencies: ["ConsoleProgram", "ConsoleUI", "MovieCatalog"],
                    swiftSettings: strictUI),
                .target(
                    name: "TopMovies",
                    dependencies: ["Binding", "MovieCatalog", "ConsoleUI"],
                    swiftSettings: strictUI),
                .executableTarget(
                    name: "top-movies",
                    dependencies: [
                        "Binding", "MovieCatalog", "ConsoleProgram", "ConsoleUI", "TopMovies", "TopMoviesProgram",
                    ],
                    swiftSettings: strictUI),
                .testTarget(
                    name: "TopMoviesTests",
                    dependencies: ["Binding", "Conformance", "ConsoleUI", "MovieCatalog", "TopMovies"],
                    swiftSettings: strictUI),
            ],
            swiftLanguageModes: [.v6]
        )

        """
}
