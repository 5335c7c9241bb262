import Foundation

/// All files of one commit, by their paths.
struct CommitFiles {
    let lesson: Lesson
    let repository: Repository

    /// The folders of the libraries that a step needs.
    private static let libraries = [
        "Binding", "Fetching", "MovieCatalog", "ConsoleUI", "Conformance", "Programs/ConsoleProgram",
        "Programs/TopMoviesProgram",
    ]

    /// Returns the files of the step, with everything it needs to build by itself.
    /// - Throws: A ``KataError`` if a file isn't as expected.
    func all() throws -> [String: String] {
        let step = lesson.step
        var files = [
            "LICENSE": try repository.text(at: "LICENSE"), ".gitignore": ".build/\n.swiftpm/\n.DS_Store\n",
            "README.md": readme,
            "Package.swift": try manifest.text,
        ]
        func copy(_ folder: String, to target: String, edit: (String) -> String = { $0 }) throws {
            for (path, text) in try repository.root.appending(path: folder).swiftFiles() {
                files["Sources/\(target)/\(path)"] = edit(text)
            }
        }
        for library in Self.libraries {
            try copy("Sources/\(library)", to: library.split(separator: "/").last.map(String.init) ?? "")
        }
        try copy("Sources/TopMovies/\(step.folder)", to: "TopMovies")
        files["Sources/TopMovies/Traces/Traces.swift"] = try repository.text(
            at: "Sources/TopMovies/Traces/\(step.folder).swift")
        try copy("Sources/Programs/\(step.program)", to: "top-movies") {
            $0.replacing(step.module, with: "TopMovies").replacing(step.program, with: "top-movies")
        }
        return try files.merging(tests()) { $1 }
    }

    /// The tests: this package's own laws, tried on the step.
    private func tests() throws -> [String: String] {
        let (step, folder) = (lesson.step, "Tests/TopMoviesTests")
        let support = "TestSupport/CountingRuns.swift"
        var files = ["Sources/\(support)": try repository.text(at: "Tests/\(support)")]
        for name in ["LawTests.swift", "LayerLawTests.swift"] {
            files["\(folder)/\(name)"] = try repository.text(at: "\(folder)/\(name)")
        }
        let layers = "Step\(step.number)Layers"
        files["\(folder)/TopMoviesLayers.swift"] = try repository.text(at: "\(folder)/Layers/\(layers).swift")
            .replacing(step.module, with: "TopMovies").replacing(layers, with: "TopMoviesLayers")
        let oneStep = Resource.text(
            "Step.template", ["hasPresenter": "\(step.number >= 2)", "hasRouter": "\(step.number >= 3)"])
        let conformance = App.topMovies.conformance(of: "TopMovies", after: oneStep)
        files["\(folder)/Step.swift"] = "import ConsoleUI\n" + conformance
        return files
    }

    private var manifest: Manifest {
        get throws {
            let app = ["Binding", "ConsoleUI", "Fetching", "MovieCatalog"]
            let program = ["ConsoleProgram", "ConsoleUI", "MovieCatalog"]
            let (ui, plainUI) = ("library + mainActor", "strict + mainActor")
            return try Manifest(
                "TopMovies", settingsOf: repository,
                targets: [
                    .init(names: ["Binding"], settings: "library"),
                    .init(names: ["Fetching"], settings: "library"),
                    .init(names: ["MovieCatalog"], modules: ["Fetching"], settings: "library"),
                    .init(names: ["ConsoleUI"], settings: ui),
                    .init(names: ["Conformance"], modules: app, settings: ui),
                    .init(names: ["ConsoleProgram"], modules: ["Binding", "ConsoleUI", "Fetching"], settings: ui),
                    .init(names: ["TopMoviesProgram"], modules: program, settings: ui),
                    .init(names: ["TopMovies"], modules: app, settings: plainUI),
                    .init(names: ["TestSupport"], settings: "library"),
                    .init(
                        kind: "executableTarget", names: ["top-movies"], modules: ["TopMovies", "TopMoviesProgram"],
                        settings: ui),
                    .init(
                        kind: "testTarget", names: ["TopMoviesTests"],
                        modules: app + ["Conformance", "TestSupport", "TopMovies"], settings: ui),
                ])
        }
    }

    private var readme: String {
        let step = lesson.step
        return Resource.text("README.template", ["number": "\(step.number)", "title": step.title, "body": lesson.body])
    }
}
