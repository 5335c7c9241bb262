import Foundation

/// The small package that a participant works in.
struct ExercisePackage {
    let exercise: Exercise
    let repository: Repository

    init(of exercise: Exercise, in repository: Repository) { (self.exercise, self.repository) = (exercise, repository) }

    func files() throws -> [String: String] {
        let parts = ExerciseFiles(of: exercise, in: repository)
        let app = exercise.app
        var files = [
            "TASK.md": try parts.task(), "Package.swift": manifest, "Sources/\(app.program.name)/main.swift": main,
            "Tests/LawTests/LawTests.swift": tests,
            "Tests/LawTests/Subjects.swift": app.conformance(
                of: app.module, after: subjects, importing: exercise.change.map { _ in "ConsoleUI" }),
        ]
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
                    libraries: ["ConsoleProgram", "ConsoleUI", app.program.library]),
                .init(
                    kind: "testTarget", names: ["LawTests"], modules: [app.module], libraries: app.lawLibraries,
                    settings: "library"),
            ]
        ).text
    }

    /// The program that `swift run` starts; it names nothing that a refactoring changes.
    private var main: String {
        let app = exercise.app
        return Resource.text(
            "main.template",
            [
                "module": app.module, "library": app.program.library, "name": app.program.name,
                "make": app.program.make, "view": exercise.change?.view ?? "module.makeView(on: console)",
                "choice": exercise.change.map { ", \($0.option)" } ?? "",
            ]) + "\n"
    }

    /// The tests of all laws, whose results ``LawRuns`` reads.
    private var tests: String {
        let laws = exercise.app.laws
        return Resource.text("LawTests.template", ["laws": laws.module, "law": laws.law, "step": laws.step])
    }

    /// The views that the laws are tried through.
    private var subjects: String {
        Resource.text(
            exercise.change.map { "Changes/\($0.name).template" } ?? "Subjects.template",
            ["feature": exercise.app.feature.type]) + "\n\n"
    }
}
