import Foundation

/// The files of an exercise: those in its folder, and those that the exercise shares with the steps.
package struct ExerciseFiles: Sendable {
    package let exercise: Exercise
    package let repository: Repository

    package init(exercise: Exercise, repository: Repository) {
        self.exercise = exercise
        self.repository = repository
    }

    private var first: ExerciseFiles? { exercise.first.map { ExerciseFiles(exercise: $0, repository: repository) } }

    /// The file in which a participant hands in layers.
    static let handIn = "Tests/LawTests/Layers.swift"
    /// The tests of the layers that are handed in.
    static let layerTests = "Tests/LawTests/LayerTests.swift"
    /// The path from a copy's sources to its root folder.
    private static let root = "../../"
    private static let tests = root + "Tests/LawTests/"

    /// The names of the tests that the exercise itself has.
    private var givenTests: [String] {
        repository.root.appending(path: "Steps/exercises/\(exercise.folder)/tests").names
    }

    /// The names of the tests that belong to the participant's sources.
    var tests: [String] { givenTests + (exercise.hasLayers ? ["Layers.swift"] : []) }

    /// Returns the initial sources, by name. An exercise that repeats another also starts with the other's edits.
    package func start() throws -> [String: String] {
        var sources = try sources(in: exercise.start)
        for name in givenTests { sources[Self.tests + name] = try text("tests/\(name)") }
        if exercise.hasLayers { sources[Self.root + Self.handIn] = try layers() }
        return try edited(first?.edited(sources, by: "start") ?? sources, by: "start")
    }

    package func solution() throws -> [String: String] {
        let isRefactoring = exercise.change == nil && givenTests.isEmpty && !exercise.isLibrary
        guard !isRefactoring else {
            return try withLayers(of: exercise.solution, sources(in: exercise.solution))
        }
        let (start, written) = try (start(), edited(start(), by: "solution"))
        // A change that adds no view is defined entirely by its steps.
        return written == start ? try parts().reduce(start) { try $1.applied(to: $0, solution: [:]) } : written
    }

    /// Returns a step's sources, with the layers to hand in, if the exercise asks for them.
    package func sources(of step: Step) throws -> [String: String] {
        try withLayers(of: step.folder, repository.sources(of: step))
    }

    /// Adds the layers to hand in, if the exercise asks for them.
    private func withLayers(of folder: String, _ sources: [String: String]) throws -> [String: String] {
        guard exercise.hasLayers else { return sources }
        return try sources.merging([Self.root + Self.handIn: referenceLayers(folder)]) { $1 }
    }

    /// Returns the hand-in file at the start: the exercise's own or, if all layers are there, the reference's.
    private func layers() throws -> String {
        try (try? text("Layers.swift")) ?? referenceLayers(exercise.start)
    }

    /// Returns the reference's hand-in file for a folder of the app's sources, in a participant's words.
    private func referenceLayers(_ folder: String) throws -> String {
        let file = try repository.text(at: exercise.app.layersFile(folder))
        var text = file.replacing(/static let \w+ = (\w+)\(/) { "static let mine = \($0.1)(" }
            .replacing(/@testable import \w+/, with: "@testable import \(exercise.app.module)")
        if exercise.isOnRoadB { text = onRoadB(text) }
        let own = try? self.text("Layers.swift").lines.prefix { $0.hasPrefix("//") }.joined(separator: "\n")
        return (own ?? Bundle.module.text("Layers.template")) + "\n\n" + text
    }

    /// Returns a hand-in of step 2, renamed for road B. The labels with which layers are handed in stay as they are.
    private func onRoadB(_ layers: String) -> String {
        let names = [
            ("Presenter", "ViewModel"), ("view's presenter", "view's view model"),
            ("(presenter: presenter, console", "(viewModel: presenter, console"), ("ViewModelLayer", "PresenterLayer"),
        ]
        let renamed = names.reduce(Rename.applied(to: layers)) { $0.replacing($1.0, with: $1.1) }
        return renamed.replacing(/presenter(?=[,. ])/, with: "viewModel")
    }

    /// Returns the parts of the task, in order.
    package func parts() throws -> [Part] {
        try patches("steps.txt", fields: ["as", "clears", "final", "says"]).map(Part.init)
    }

    /// Returns the views through which the laws run, as source code.
    private func subjects() throws -> String {
        if let own = try? text("Subjects.swift") { return own }
        return try first?.subjects() ?? Bundle.module.text("Subjects.template", ["feature": exercise.app.feature])
            + "\n"
    }

    /// Returns the required number of runs of the laws: one for each combination of law and view.
    func runs() throws -> Int { try exercise.app.lawCount * subjects().ranges(of: "Subject(name: ").count }

    /// Returns the task, as written to the participant's folder, with the parts from `steps.txt`.
    package func task() throws -> String {
        let parts = try zip(1..., parts()).map { "\($0). \($1.text)" }.joined(separator: "\n")
        let task = try text("TASK.md").replacing("[The steps](steps.txt)", with: parts)
        // Links lead to the clone, wherever the copy is.
        return [("../../../", ""), ("../../", "Steps/"), ("../", "Steps/exercises/")].reduce(task) { task, link in
            task.replacing("](\(link.0)", with: "](\(repository.root.absoluteString)\(link.1)")
        }
    }

    /// Returns three hints, from a nudge to a plan, each on one line.
    package func hints() throws -> [String] {
        try text("HINTS.md").split(separator: /(?m)^## .*$/).dropFirst().map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    package func text(_ name: String) throws -> String {
        try repository.text(at: "Steps/exercises/\(exercise.folder)/\(name)")
    }

    /// Returns the sources with the files in the folder `name` added, and with the edits in `name.txt` made.
    private func edited(_ sources: [String: String], by name: String) throws -> [String: String] {
        let url = repository.root.appending(path: "Steps/exercises/\(exercise.folder)/\(name)")
        let files = url.exists ? try url.swiftFiles() : [:]
        let edits = url.appendingPathExtension("txt").exists ? try patches("\(name).txt", fields: []) : []
        return try edits.reduce(sources.merging(files) { $1 }) { try $1.applied(to: $0) }
    }

    package func patches(_ name: String, fields: Set<String>) throws -> [Patch] {
        let path = "Steps/exercises/\(exercise.folder)/\(name)"
        return try Patch.all(parsing: repository.text(at: path), from: path, fields: fields)
    }

    private func sources(in folder: String) throws -> [String: String] {
        let files = try repository.root.appending(path: "\(exercise.app.folder)/\(folder)").swiftFiles()
        return exercise.isOnRoadB && folder != exercise.start ? Rename.onRoadB(files) : files
    }

    /// Returns the files of the small package that a participant works in, by path.
    package func package() throws -> [String: String] {
        let (app, program, change, root) = (exercise.app, exercise.app.program, exercise.change, repository.root.path)
        guard !exercise.isLibrary else {
            return try edited(["TASK.md": task()], by: "package").mapValues { $0.replacing("{path}", with: root) }
        }
        // The program contains no name that a refactoring might change.
        let main = Bundle.module.text(
            "main.template",
            [
                "module": app.module, "library": program.library, "name": program.name, "make": program.make,
                "view": change?.view ?? "module.makeView(on: console)", "choice": change.map { ", \($0.option)" } ?? "",
            ])
        let manifest = Manifest(
            "MyKata", on: repository,
            targets: [
                .init(names: [app.module], libraries: app.libraries),
                .init(
                    kind: "executableTarget", names: [program.name], modules: [app.module],
                    libraries: ["Binding", "ConsoleProgram", "ConsoleUI", program.library]),
                .init(kind: "executableTarget", names: ["kata"]),
                .init(
                    kind: "testTarget", names: ["LawTests"], modules: [app.module], libraries: app.lawLibraries,
                    settings: "library", hasHandIn: exercise.hasLayers),
            ])
        let elsewhere = Bundle.module.text("elsewhere.template", ["root": repository.root.path.quoted])
        let imports = Set([app.laws.module, "Conformance"]).sorted().map { "import \($0)" }.joined(separator: "\n")
        let lawTests = Bundle.module.text("LawTests.template", ["imports": imports, "law": app.laws.law]) + "\n"
        var files = [
            "Sources/kata/main.swift": elsewhere + "\n", "TASK.md": try task(), "Package.swift": manifest.text,
            "Sources/\(program.name)/main.swift": main + "\n",
            "Sources/\(program.name)/Observables.swift": Bundle.module.text("Observables.template") + "\n",
            "Tests/LawTests/LawTests.swift": lawTests,
            "Tests/LawTests/Subjects.swift": app.conformance(of: app.module, after: try subjects() + "\n"),
        ]
        if let stop = exercise.stop {
            let kept = exercise.businessTypes.map { "\($0).self" }.joined(separator: ", ")
            let names = exercise.oldName.map { ", without: \"\($0)\"" } ?? ""
            let types = kept.isEmpty ? "" : ", businessTypes: [\(kept)]"
            let values = [
                "imports": imports, "target": stop, "subject": app.laws.layered, "feature": app.feature,
                "sources": app.sources, "module": app.module, "names": names + types,
            ]
            files[Self.layerTests] = Bundle.module.text("LayerTests.template", values) + "\n"
        }
        for (name, text) in try start() {
            let isTest = name.hasPrefix(Self.tests)
            files[isTest ? String(name.dropFirst(Self.root.count)) : "\(app.sources)/\(name)"] = text
        }
        return files
    }
}
