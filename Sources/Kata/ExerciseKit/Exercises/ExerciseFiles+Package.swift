import Foundation

/// The small package that a participant works in.
extension ExerciseFiles {
    /// Returns the package's files, by path.
    package func package() throws -> [String: String] {
        guard !exercise.isLibrary else {
            let files = try edited(["TASK.md": task()], by: "package")
            let path = repository.root.path.swiftLiteral
            return files.mapValues { $0.replacing("\"{path}\"", with: path) }
        }
        let app = exercise.app
        let program = "Sources/\(app.program.name)"
        let root = repository.root.path.quoted.swiftLiteral
        let elsewhere = Bundle.module.text("elsewhere.template", ["root": root])
        var files = [
            "TASK.md": try task(),
            "Package.swift": manifest.text,
            "Sources/kata/main.swift": elsewhere + "\n",
            "\(program)/main.swift": main,
            "\(program)/Observables.swift": Bundle.module.text("Observables.template") + "\n",
            "Tests/LawTests/LawTests.swift": lawTests,
            "Tests/LawTests/Subjects.swift": app.conformance(of: app.module, after: try subjects() + "\n"),
        ]
        files[Self.layerTests] = layerTests
        for (name, text) in try start() {
            let isTest = name.hasPrefix(Self.tests)
            files[isTest ? String(name.dropFirst(Self.root.count)) : "\(app.sources)/\(name)"] = text
        }
        return files
    }

    private var manifest: Manifest {
        let app = exercise.app
        let program = Manifest.Target(
            kind: .executableTarget,
            name: app.program.name,
            modules: [app.module],
            libraries: ["Binding", "ConsoleProgram", "ConsoleUI", app.program.library])
        let tests = Manifest.Target(
            kind: .testTarget,
            name: "LawTests",
            modules: [app.module],
            libraries: app.lawLibraries,
            settings: .library,
            hasHandIn: exercise.hasLayers)
        return Manifest(
            "MyKata", on: repository,
            targets: [
                .init(name: app.module, libraries: app.libraries),
                program,
                .init(kind: .executableTarget, name: "kata"),
                tests,
            ])
    }

    /// The program's `main.swift`. It contains no name that a refactoring might change.
    private var main: String {
        let app = exercise.app
        let change = exercise.change
        let values = [
            "module": app.module,
            "library": app.program.library,
            "name": app.program.name,
            "make": app.program.make,
            "view": change?.view ?? "module.makeView(on: console)",
            "choice": change.map { ", \($0.option)" } ?? "",
        ]
        return Bundle.module.text("main.template", values) + "\n"
    }

    private var lawTests: String {
        let values = ["imports": lawImports, "law": exercise.app.laws.law]
        return Bundle.module.text("LawTests.template", values) + "\n"
    }

    /// The tests of the layers that are handed in, or nil if none are.
    private var layerTests: String? {
        guard let stop = exercise.stop else { return nil }
        let app = exercise.app
        var limits = ""
        if let name = exercise.oldName {
            limits += ", without: \"\(name)\""
        }
        if !exercise.businessTypes.isEmpty {
            let types = exercise.businessTypes.map { "\($0).self" }
            limits += ", businessTypes: [\(types.joined(separator: ", "))]"
        }
        let values = [
            "imports": lawImports,
            "target": stop,
            "subject": app.laws.layered,
            "feature": app.feature,
            "sources": app.sources,
            "module": app.module,
            "names": limits,
        ]
        return Bundle.module.text("LayerTests.template", values) + "\n"
    }

    private var lawImports: String {
        Set([exercise.app.laws.module, "Conformance"]).sorted().map { "import \($0)" }.joined(separator: "\n")
    }
}
