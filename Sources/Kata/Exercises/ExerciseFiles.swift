import Foundation

/// The files of an exercise: those in its folder, and those that the exercise shares with the steps.
struct ExerciseFiles: Sendable {
    let exercise: Exercise
    let repository: Repository

    private var first: ExerciseFiles? { exercise.first.map { ExerciseFiles(exercise: $0, repository: repository) } }

    /// The names of the exercise's own tests.
    var tests: [String] { repository.root.appending(path: "Steps/exercises/\(exercise.folder)/tests").names }

    /// Returns the initial sources, by name. An exercise that repeats another also starts with the other's edits.
    func start() throws -> [String: String] {
        var sources = try sources(in: exercise.start)
        for name in tests { sources["../../Tests/LawTests/\(name)"] = try text("tests/\(name)") }
        return try edited(first?.edited(sources, by: "start") ?? sources, by: "start")
    }

    func solution() throws -> [String: String] {
        let isRefactoring = exercise.change == nil && exercise.ownTests.isEmpty && exercise.target != nil
        guard !isRefactoring else { return try sources(in: exercise.solution) }
        let (start, written) = try (start(), edited(start(), by: "solution"))
        // A change that adds no view is defined entirely by its steps.
        return written == start ? try microSteps().reduce(start) { try $1.applied(to: $0, solution: [:]) } : written
    }

    func microSteps() throws -> [MicroStep] { try patches("steps.txt", fields: ["as", "clears", "final", "says"]) }

    /// Returns the views through which the laws run, as source code.
    private func subjects() throws -> String {
        if let own = try? text("Subjects.swift") { return own }
        return try first?.subjects() ?? Resource.text("Subjects.template", ["feature": exercise.app.feature]) + "\n"
    }

    /// Returns the required number of runs of the laws: one for each combination of law and view.
    func runs() throws -> Int { try exercise.app.lawCount * subjects().ranges(of: "Subject(name: ").count }

    /// Returns the task, as written to the participant's folder, with the steps from `steps.txt`.
    func task() throws -> String {
        let steps = try zip(1..., microSteps()).map { "\($0). \($1.text)" }.joined(separator: "\n")
        let task = try text("TASK.md").replacing("[The steps](steps.txt)", with: steps)
        // Links lead to the clone, wherever the copy is.
        return [("../../../", ""), ("../../", "Steps/"), ("../", "Steps/exercises/")].reduce(task) { task, link in
            task.replacing("](\(link.0)", with: "](\(repository.root.absoluteString)\(link.1)")
        }
    }

    /// Returns three hints, from a nudge to a plan, each on one line.
    func hints() throws -> [String] {
        try text("HINTS.md").split(separator: /(?m)^## .*$/).dropFirst().map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ")
        }
    }

    func text(_ name: String) throws -> String { try repository.text(at: "Steps/exercises/\(exercise.folder)/\(name)") }

    /// Returns the sources with the files in the folder `name` added, and with the edits in `name.txt` made.
    private func edited(_ sources: [String: String], by name: String) throws -> [String: String] {
        let url = repository.root.appending(path: "Steps/exercises/\(exercise.folder)/\(name)")
        let files = url.exists ? try url.swiftFiles() : [:]
        let edits = url.appendingPathExtension("txt").exists ? try patches("\(name).txt", fields: []) : []
        return try edits.reduce(sources.merging(files) { $1 }) { try $1.applied(to: $0) }
    }

    func patches(_ name: String, fields: Set<String>) throws -> [Patch] {
        Patch.all(parsing: "\n" + (try text(name)), fields: fields)
    }

    private func sources(in folder: String) throws -> [String: String] {
        let files = try repository.root.appending(path: "\(exercise.app.folder)/\(folder)").swiftFiles()
        return exercise.isOnRoadB && folder != exercise.start ? Rename.onRoadB(files) : files
    }

    /// Returns the files of the small package that a participant works in, by path.
    func package() throws -> [String: String] {
        let (app, program, change, root) = (exercise.app, exercise.app.program, exercise.change, repository.root.path)
        guard exercise.target != nil else {
            return try edited(["TASK.md": task()], by: "package").mapValues { $0.replacing("{path}", with: root) }
        }
        // The program contains no name that a refactoring might change.
        let main = Resource.text(
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
                    settings: "library"),
            ])
        let elsewhere = Resource.text("elsewhere.template", ["root": repository.root.path.quoted])
        let files = [
            "Sources/kata/main.swift": elsewhere + "\n", "TASK.md": try task(), "Package.swift": manifest.text,
            "Sources/\(program.name)/main.swift": main + "\n",
            "Sources/\(program.name)/Observables.swift": Resource.text("Observables.template") + "\n",
            "Tests/LawTests/LawTests.swift": Resource.text(
                "LawTests.template", ["laws": app.laws.module, "law": app.laws.law, "step": app.laws.step]),
            "Tests/LawTests/Subjects.swift": app.conformance(of: app.module, after: try subjects() + "\n"),
        ]
        return try start().reduce(into: files) { $0["\(app.sources)/\($1.key)"] = $1.value }
    }
}

/// A small step of an exercise, named after its task; in a refactoring, it keeps the behaviour and clears findings.
typealias MicroStep = Patch

extension MicroStep {
    var text: String { fields["says", default: ["\(name)."]].joined(separator: "\n   ") }

    /// The number of the Top Movies step from which this step begins; nil if it continues from the previous one.
    var base: Int? { fields["as"]?.first.flatMap { Int($0) } }

    /// Returns `sources` with this step applied; `solution` contains the reference solution's sources.
    func applied(to sources: [String: String], solution: [String: String]) throws -> [String: String] {
        let final = fields["final", default: []].flatMap { $0.split(separator: " ").map(String.init) }
        return try applied(to: sources.merging(solution.filter { final.contains($0.key) }) { $1 })
    }

    /// Whether this step fixes a broken law, or a broken rule in a file. If so, one of its `clears` lines names the law
    /// or rule, perhaps with the start of the file's name and of the sentence: `view-formats-nothing | Text | reads`.
    func fixes(_ id: String, in file: String = "", saying sentence: String = "") -> Bool {
        fields["clears", default: []].contains { entry in
            let parts = entry.components(separatedBy: " | ")
            return parts[0] == id && zip(parts.dropFirst(), [file, sentence]).allSatisfy { $1.hasPrefix($0) }
        }
    }
}
