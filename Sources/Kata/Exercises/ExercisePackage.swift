import Foundation

extension ExerciseFiles {
    /// The files of the small package that a participant works in, by path.
    func package() throws -> [String: String] {
        let app = exercise.app
        // It names nothing that a refactoring changes.
        let main = Resource.text(
            "main.template",
            [
                "module": app.module, "library": app.program.library, "name": app.program.name,
                "make": app.program.make, "view": exercise.change?.view ?? "module.makeView(on: console)",
                "choice": exercise.change.map { ", \($0.option)" } ?? "",
            ])
        let tests = Resource.text(
            "LawTests.template", ["laws": app.laws.module, "law": app.laws.law, "step": app.laws.step])
        let files = [
            "TASK.md": try task(), "Package.swift": manifest, "Sources/\(app.program.name)/main.swift": main + "\n",
            "Sources/\(app.program.name)/Observables.swift": Resource.text("Observables.template") + "\n",
            "Tests/LawTests/LawTests.swift": tests,
            "Tests/LawTests/Subjects.swift": app.conformance(
                of: app.module, after: try subjects() + "\n", importing: exercise.change.map { _ in "ConsoleUI" }),
        ]
        return try start().reduce(into: files) { $0["\(app.sources)/\($1.key)"] = $1.value }
    }

    /// How many runs of the laws there must be: each law through each view.
    func runs() throws -> Int { try exercise.app.lawCount * subjects().ranges(of: "Subject(name: ").count }

    private var manifest: String {
        let app = exercise.app
        return Manifest(
            "MyKata", on: repository,
            targets: [
                .init(names: [app.module], libraries: app.libraries),
                .init(
                    kind: "executableTarget", names: [app.program.name], modules: [app.module],
                    libraries: ["Binding", "ConsoleProgram", "ConsoleUI", app.program.library]),
                .init(
                    kind: "testTarget", names: ["LawTests"], modules: [app.module], libraries: app.lawLibraries,
                    settings: "library"),
            ]
        ).text
    }
}
