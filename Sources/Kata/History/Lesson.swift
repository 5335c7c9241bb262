import ExerciseKit
import Foundation

/// A step as a commit, with its message and its files.
struct Lesson: Sendable {
    let step: Step
    let title: String
    /// The reason for the step, and its cost.
    let body: String

    /// The commit's tag, such as `step-1-mvvm`.
    var tag: String { "step-\(step.textFolder)" }

    static let all = zip(Step.all, "\n\(Resource.text("lessons.txt"))".split(separator: "\n== ")).map { step, text in
        let lines = text.split(separator: "\n", maxSplits: 1)
        return Lesson(step: step, title: String(lines[0]), body: lines[1].trimmingCharacters(in: .newlines))
    }

    /// The folders of the libraries that a step needs.
    private static let libraries = [
        "Binding", "Fetching", "MovieCatalog", "ConsoleUI", "Conformance", "Programs/ConsoleProgram",
        "Programs/TopMoviesProgram",
    ]

    /// Returns the files of the step, by path, with everything that the step needs to build by itself, and with this
    /// package's own laws as its tests.
    /// - Throws: A ``KataError`` if a file isn't as expected.
    func files(in repository: Repository) throws -> [String: String] {
        let tests = "Tests/TopMoviesTests"
        let layers = App.topMovies.layersFile(step.folder)
        let traces = "Sources/TopMovies/Traces/\(step.folder).swift"
        let stepText = Resource.text("Step.template", ["layers": "topMovies"])
        let readme = ["number": "\(step.number)", "title": step.title, "body": body]
        var files = [
            ".gitignore": ".build/\n.swiftpm/\n.DS_Store\n", "README.md": Resource.text("README.template", readme),
            "Package.swift": Resource.text("history-package.template") + "\n",
            "Sources/TopMovies/Traces/Traces.swift": try repository.text(at: traces),
            "\(tests)/Layers.swift": try repository.text(at: layers).replacing(step.module, with: "TopMovies")
                .replacing("static let step\(step.number) =", with: "static let topMovies ="),
            "\(tests)/Step.swift": "import Foundation\n" + App.topMovies.conformance(of: "TopMovies", after: stepText),
        ]
        let shared = [
            "LICENSE",
            "\(tests)/LawTests.swift",
            "\(tests)/LayerLawTests.swift",
            "Tests/TestSupport/Judge.swift",
        ]
        for path in shared {
            files[path] = try repository.text(at: path)
        }
        let own = [("TopMovies/\(step.folder)", "TopMovies"), ("Programs/\(step.program)", "top-movies")]
        for (folder, target) in own + Self.libraries.map({ ($0, $0.replacing("Programs/", with: "")) }) {
            for (path, text) in try repository.root.appending(path: "Sources/\(folder)").swiftFiles() {
                files["Sources/\(target)/\(path)"] = text.replacing(step.module, with: "TopMovies")
                    .replacing(step.program, with: "top-movies")
            }
        }
        return files
    }
}
