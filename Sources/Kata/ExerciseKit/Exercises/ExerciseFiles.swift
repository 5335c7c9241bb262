import Foundation

/// The files of an exercise: those in its folder, and those that the exercise shares with the steps.
package struct ExerciseFiles: Sendable {
    package let exercise: Exercise
    package let repository: Repository

    /// The file in which a participant hands in layers.
    static let handIn = "Tests/LawTests/Layers.swift"
    /// The tests of the layers that are handed in.
    static let layerTests = "Tests/LawTests/LayerTests.swift"
    /// The path from a copy's sources to its root folder.
    static let root = "../../"
    static let tests = root + "Tests/LawTests/"

    package init(exercise: Exercise, repository: Repository) {
        self.exercise = exercise
        self.repository = repository
    }

    /// The files of the exercise that makes the same change without the new layer.
    private var first: ExerciseFiles? {
        exercise.first.map { ExerciseFiles(exercise: $0, repository: repository) }
    }

    private var folder: String { "Steps/exercises/\(exercise.folder)" }

    /// The names of the tests that the exercise itself has.
    private var givenTests: [String] { repository.root.appending(path: "\(folder)/tests").names }

    /// The names of the tests that belong to the participant's sources.
    var testNames: [String] { givenTests + (exercise.hasLayers ? ["Layers.swift"] : []) }

    /// Returns the initial sources, by name. An exercise that repeats another also starts with the other's edits.
    package func start() throws -> [String: String] {
        var sources = try sources(in: exercise.start)
        for name in givenTests {
            sources[Self.tests + name] = try text("tests/\(name)")
        }
        if exercise.hasLayers {
            sources[Self.root + Self.handIn] = try layers()
        }
        if let first {
            sources = try first.edited(sources, by: "start")
        }
        return try edited(sources, by: "start")
    }

    /// Returns the sources of the reference solution.
    package func solution() throws -> [String: String] {
        let isRefactoring = exercise.change == nil && givenTests.isEmpty && !exercise.isLibrary
        if isRefactoring {
            return try withLayers(of: exercise.solution, sources(in: exercise.solution))
        }
        let start = try start()
        let written = try edited(start, by: "solution")
        guard written == start else { return written }
        // A change that adds no view is defined entirely by the parts of its task.
        return try parts().reduce(start) { sources, part in
            try part.applied(to: sources, solution: [:])
        }
    }

    /// Returns a step's sources, with the layers to hand in, if the exercise asks for them.
    package func sources(of step: Step) throws -> [String: String] {
        try withLayers(of: step.folder, repository.sources(of: step))
    }

    private func sources(in folder: String) throws -> [String: String] {
        let files = try repository.root.appending(path: "\(exercise.app.folder)/\(folder)").swiftFiles()
        return exercise.isOnRoadB && folder != exercise.start ? Rename.onRoadB(files) : files
    }

    /// Returns the parts of the task, in order.
    package func parts() throws -> [Part] {
        try patches("steps.txt", fields: ["as", "clears", "final", "says"]).map(Part.init)
    }

    /// Returns the required number of runs of the laws: one for each combination of law and view.
    func runs() throws -> Int { try exercise.app.lawCount * subjects().ranges(of: "Subject(name: ").count }

    /// Returns the views through which the laws run, as source code.
    func subjects() throws -> String {
        if let own = try? text("Subjects.swift") { return own }
        if let first { return try first.subjects() }
        return Bundle.module.text("Subjects.template", ["feature": exercise.app.feature]) + "\n"
    }

    /// Returns the task, as written to the participant's folder, with the parts from `steps.txt`.
    package func task() throws -> String {
        let parts = try zip(1..., parts()).map { "\($0). \($1.text)" }
        // Links lead to the clone, wherever the copy is.
        let clone = URL(filePath: repository.root.path, directoryHint: .isDirectory).absoluteString
        return try text("TASK.md")
            .replacing("[The steps](steps.txt)", with: parts.joined(separator: "\n"))
            .replacing("](../../../", with: "](\(clone)")
            .replacing("](../../", with: "](\(clone)Steps/")
            .replacing("](../", with: "](\(clone)Steps/exercises/")
    }

    /// Returns three hints, from a nudge to a plan, each on one line.
    package func hints() throws -> [String] {
        try text("HINTS.md").split(separator: /(?m)^## .*$/).dropFirst().map { hint in
            hint.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    /// Returns the text of a file in the exercise's folder.
    package func text(_ name: String) throws -> String { try repository.text(at: "\(folder)/\(name)") }

    package func patches(_ name: String, fields: Set<String>) throws -> [Patch] {
        let path = "\(folder)/\(name)"
        return try Patch.all(parsing: repository.text(at: path), from: path, fields: fields)
    }

    /// Returns the files with those in the folder `name` added, and with the edits in `name.txt` made.
    func edited(_ files: [String: String], by name: String) throws -> [String: String] {
        var files = files
        let url = repository.root.appending(path: "\(folder)/\(name)")
        if url.exists {
            files.merge(try url.swiftFiles()) { $1 }
        }
        guard url.appendingPathExtension("txt").exists else { return files }
        return try patches("\(name).txt", fields: []).reduce(files) { files, edit in
            try edit.applied(to: files)
        }
    }
}

/// The layers to hand in.
extension ExerciseFiles {
    /// Adds the layers to hand in, if the exercise asks for them.
    private func withLayers(of folder: String, _ sources: [String: String]) throws -> [String: String] {
        guard exercise.hasLayers else { return sources }
        var sources = sources
        sources[Self.root + Self.handIn] = try referenceLayers(folder)
        return sources
    }

    /// Returns the hand-in file at the start: the exercise's own or, if all layers are there, the reference's.
    private func layers() throws -> String {
        try (try? text("Layers.swift")) ?? referenceLayers(exercise.start)
    }

    /// Returns the reference's hand-in file for a folder of the app's sources, in a participant's words.
    private func referenceLayers(_ folder: String) throws -> String {
        var layers = try repository.text(at: exercise.app.layersFile(folder))
        layers.replace(/static let \w+ = (\w+)\(/) { "static let mine = \($0.1)(" }
        layers.replace(/@testable import \w+/, with: "@testable import \(exercise.app.module)")
        if exercise.isOnRoadB { layers = onRoadB(layers) }
        let own = try? text("Layers.swift").lines.prefix { $0.hasPrefix("//") }
        let comment = own?.joined(separator: "\n") ?? Bundle.module.text("Layers.template")
        return comment + "\n\n" + layers
    }

    /// Returns a hand-in of step 2, renamed for road B. The labels with which layers are handed in stay as they are.
    private func onRoadB(_ layers: String) -> String {
        Rename.applied(to: layers)
            .replacing("Presenter", with: "ViewModel")
            .replacing("view's presenter", with: "view's view model")
            .replacing("(presenter: presenter, console", with: "(viewModel: presenter, console")
            .replacing("ViewModelLayer", with: "PresenterLayer")
            .replacing(/presenter(?=[,. ])/, with: "viewModel")
    }
}
