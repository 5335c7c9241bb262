import Foundation

/// The small package that a participant works in.
struct LaidPackage {
    private let exercise: Exercise
    private let repository: Repository
    private let sources: [String: String]

    /// The package of `exercise` with its own sources, or with others.
    /// - Throws: what reading the exercise throws.
    init(of exercise: Exercise, sources: [String: String]? = nil, in repository: Repository) throws {
        (self.exercise, self.repository) = (exercise, repository)
        self.sources = try sources ?? ExerciseFiles(of: exercise, in: repository).start()
    }

    /// All files, by their paths.
    /// - Throws: what reading the exercise throws.
    func files() throws -> [String: String] {
        let exerciseFiles = ExerciseFiles(of: exercise, in: repository)
        let app = exercise.app
        var files = [
            "Package.swift": manifest, "Sources/\(app.program.name)/main.swift": app.program.main,
            "Tests/LawTests/LawTests.swift": app.suite.tests, "Tests/LawTests/Subjects.swift": app.suite.subjects,
        ]
        files["TASK.md"] = try exerciseFiles.task()
        for (name, text) in try exerciseFiles.tests() { files["Tests/LawTests/\(name)"] = text }
        for (name, text) in sources { files["\(app.sources)/\(name)"] = text }
        return files
    }

    private var manifest: String {
        let app = exercise.app
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let settings: [SwiftSetting] = [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .defaultIsolation(MainActor.self),
            ]

            func library(_ name: String) -> Target.Dependency { .product(name: name, package: "TopMovies") }

            let package = Package(
                name: "MyKata",
                platforms: [.macOS(.v15)],
                dependencies: [.package(name: "TopMovies", path: "\(repository.root.path)")],
                targets: [
                    .target(
                        name: "\(app.module)",
                        dependencies: [\(Self.list(app.libraries))],
                        swiftSettings: settings),
                    .executableTarget(
                        name: "\(app.program.name)",
                        dependencies: ["\(app.module)", \(Self.list(app.program.libraries))],
                        swiftSettings: settings),
                    .testTarget(
                        name: "LawTests",
                        dependencies: ["\(app.module)", \(Self.list(app.suite.libraries))],
                        swiftSettings: settings),
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }

    private static func list(_ libraries: [String]) -> String {
        libraries.map { "library(\"\($0)\")" }.joined(separator: ", ")
    }
}
