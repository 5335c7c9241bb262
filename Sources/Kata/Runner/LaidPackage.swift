import Foundation
package import KataExercises
package import KataRoute

/// The small package that a participant works in.
package struct LaidPackage {
    private let exercise: Exercise
    private let repository: Repository
    private let sources: [String: String]

    /// The package of `exercise` with its own sources, or with others.
    /// - Throws: what reading the exercise throws.
    package init(of exercise: Exercise, sources: [String: String]? = nil, in repository: Repository) throws {
        (self.exercise, self.repository) = (exercise, repository)
        self.sources = try sources ?? ExerciseFiles(of: exercise, in: repository).start()
    }

    /// All files, by their paths.
    /// - Throws: what reading the exercise throws.
    package func files() throws -> [String: String] {
        let exerciseFiles = ExerciseFiles(of: exercise, in: repository)
        var files = [
            "Package.swift": manifest, "Sources/my-movies/main.swift": main, "Tests/LawTests/LawTests.swift": laws,
        ]
        files["Tests/LawTests/Subjects.swift"] = subjects
        files["TASK.md"] = try exerciseFiles.task()
        for (name, text) in try exerciseFiles.tests() { files["Tests/LawTests/\(name)"] = text }
        for (name, text) in sources { files["Sources/TopMovies/\(name)"] = text }
        return files
    }

    private var manifest: String {
        """
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
                    name: "TopMovies",
                    dependencies: [library("Binding"), library("MovieCatalog"), library("ConsoleUI")],
                    swiftSettings: settings),
                .executableTarget(
                    name: "my-movies",
                    dependencies: ["TopMovies", library("ConsoleUI"), library("TopMoviesProgram")],
                    swiftSettings: settings),
                .testTarget(
                    name: "LawTests",
                    dependencies: ["TopMovies", library("Conformance"), library("ConsoleUI"), library("MovieCatalog")],
                    swiftSettings: settings),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }

    private var main: String {
        """
        import TopMovies
        import TopMoviesProgram

        let program = TopMoviesProgram(name: "my-movies", businessLayer: "Business", navigatingLayer: "Screen") { launch in
            MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
        }
        await program.main()

        """
    }

    private var laws: String {
        """
        import Conformance
        import ConsoleUI
        import Testing

        /// Every law, on your code, through each view. 'kata check' reads what fails here, so leave it as it is.
        @Suite(.timeLimit(.minutes(1)))
        struct LawTests {
            @Test(arguments: Run.all)
            func `every law holds`(run: Run) async throws {
                do {
                    try await run.law(run.subject.feature(), format: run.subject.format)
                } catch {
                    Issue.record("\\(run)\\t\\(run.law.sentence)\\t\\(error)")
                }
            }
        }

        /// One law through one view.
        nonisolated struct Run: Sendable, CustomTestStringConvertible, CustomStringConvertible {
            let law: Law
            let subject: Subject

            var description: String { "\\(law) (\\(subject.name))" }
            var testDescription: String { description }

            static let all = Law.all.flatMap { law in Subject.all.map { Run(law: law, subject: $0) } }
        }

        /// What a law is tried on.
        nonisolated struct Subject: Sendable {
            let name: String
            let format: Console.Format
            let feature: @MainActor @Sendable () -> any TopMoviesStep.Type
        }

        """
    }

    private var subjects: String {
        """
        public import Conformance
        public import MovieCatalog
        public import TopMovies

        nonisolated extension Subject {
            static let all = [
                Subject(name: "text view", format: .text, feature: { MovieListModule.self }),
                Subject(name: "JSON view", format: .json, feature: { MovieListModule.self }),
            ]
        }

        extension MovieListModule: TopMoviesStep {
            public static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
        }

        """
    }
}
