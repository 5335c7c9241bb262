import Foundation

/// The small package that a participant works in.
struct ExercisePackage {
    let exercise: Exercise
    let repository: Repository

    init(of exercise: Exercise, in repository: Repository) { (self.exercise, self.repository) = (exercise, repository) }

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
                .init(names: [app.module], libraries: app.libraries),
                .init(
                    kind: "executableTarget", names: [app.program.name], modules: [app.module],
                    libraries: ["ConsoleUI", app.program.library]),
                .init(
                    kind: "testTarget", names: ["LawTests"], modules: [app.module], libraries: app.lawLibraries),
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
        return Resource.text("LawTests.template")
            .replacing("{laws}", with: laws.module).replacing("{law}", with: laws.law).replacing(
                "{step}", with: laws.step)
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
