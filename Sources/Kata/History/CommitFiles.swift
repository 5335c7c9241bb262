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
            "README.md": Resource.text(
                "README.template", ["number": "\(step.number)", "title": step.title, "body": lesson.body]),
            "Package.swift": Resource.text("history-package.template") + "\n",
        ]
        func copy(_ folder: String, to target: String, renaming old: String = "top-movies") throws {
            for (path, text) in try repository.root.appending(path: folder).swiftFiles() {
                files["Sources/\(target)/\(path)"] = text.replacing(step.module, with: "TopMovies")
                    .replacing(old, with: "top-movies")
            }
        }
        for library in Self.libraries {
            try copy("Sources/\(library)", to: library.split(separator: "/").last.map(String.init) ?? "")
        }
        try copy("Sources/TopMovies/\(step.folder)", to: "TopMovies")
        files["Sources/TopMovies/Traces/Traces.swift"] = try repository.text(
            at: "Sources/TopMovies/Traces/\(step.folder).swift")
        try copy("Sources/Programs/\(step.program)", to: "top-movies", renaming: step.program)
        return try files.merging(tests()) { $1 }
    }

    /// The tests: this package's own laws, tried on the step.
    private func tests() throws -> [String: String] {
        let (step, folder) = (lesson.step, "Tests/TopMoviesTests")
        let layers = "Step\(step.number)Layers"
        let oneStep = Resource.text("Step.template")
        var files = [
            "\(folder)/TopMoviesLayers.swift": try repository.text(at: "\(folder)/Layers/\(layers).swift")
                .replacing(step.module, with: "TopMovies").replacing(layers, with: "TopMoviesLayers"),
            "\(folder)/Step.swift": "import ConsoleUI\n" + App.topMovies.conformance(of: "TopMovies", after: oneStep),
        ]
        for name in ["LawTests.swift", "LayerLawTests.swift"] {
            files["\(folder)/\(name)"] = try repository.text(at: "\(folder)/\(name)")
        }
        return files
    }
}
