import Foundation

/// The small package that a participant works in.
struct ExercisePackage {
    let exercise: Exercise
    let repository: Repository

    init(of exercise: Exercise, in repository: Repository) {
        (self.exercise, self.repository) = (exercise, repository)
    }

    /// All files, by their paths.
    func files() throws -> [String: String] {
        let parts = ExerciseFiles(of: exercise, in: repository)
        let app = exercise.app
        var files = [
            "TASK.md": try parts.task(), "Package.swift": manifest, "Sources/\(app.program.name)/main.swift": main,
            "Tests/LawTests/LawTests.swift": tests,
            "Tests/LawTests/Subjects.swift": app.conformance(of: app.module, after: subjects),
        ]
        for (name, text) in try parts.overlay("tests") { files["Tests/LawTests/\(name)"] = text }
        for (name, text) in try parts.start() { files["\(app.sources)/\(name)"] = text }
        return files
    }

    private var manifest: String {
        let app = exercise.app
        return Manifest(
            "MyKata", on: repository,
            targets: [
                .init("target", app.module, libraries: app.libraries),
                .init(
                    "executableTarget", app.program.name, modules: [app.module],
                    libraries: ["ConsoleUI", app.program.library]),
                .init("testTarget", "LawTests", modules: [app.module], libraries: app.lawLibraries),
            ]
        ).text
    }

    /// What `swift run` starts, which names nothing that a refactoring changes.
    private var main: String {
        let app = exercise.app
        return """
            import \(app.module)
            import \(app.program.library)

            let program = \(app.program.library)(name: "\(app.program.name)", businessLayer: "Business", navigatingLayer: "Screen") { launch in
                \(app.program.view)
            }
            await program.main()

            """
    }

    /// The tests of all laws: what they report is read by ``LawRuns``.
    private var tests: String {
        let laws = exercise.app.laws
        return """
            \([laws.module, "ConsoleUI"].sorted().map { "import \($0)" }.joined(separator: "\n"))
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
                let law: \(laws.law)
                let subject: Subject

                var description: String { "\\(law) (\\(subject.name))" }
                var testDescription: String { description }

                static let all = \(laws.law).all.flatMap { law in Subject.all.map { Run(law: law, subject: $0) } }
            }

            /// What a law is tried on.
            nonisolated struct Subject: Sendable {
                let name: String
                let format: Console.Format
                let feature: @MainActor @Sendable () -> any \(laws.step).Type
            }

            """
    }

    /// The views of the copy; an exercise that asks for another one has a file of its own.
    private var subjects: String {
        let feature = exercise.app.feature.type
        return """
            nonisolated extension Subject {
                static let all = [
                    Subject(name: "text view", format: .text, feature: { \(feature).self }),
                    Subject(name: "JSON view", format: .json, feature: { \(feature).self }),
                ]
            }


            """
    }
}
