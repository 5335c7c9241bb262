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

    static let all = zip(Step.all, texts).map { step, text in
        let lines = text.split(separator: "\n", maxSplits: 1)
        let body = lines[1].trimmingCharacters(in: .newlines)
        return Lesson(step: step, title: String(lines[0]), body: body)
    }

    private static let texts = "\n\(Resource.text("lessons.txt"))".split(separator: "\n== ")

    /// The folders of the libraries that a step needs.
    private static let libraries = [
        "Binding", "Fetching", "MovieCatalog", "Platform", "ConsoleUI", "Conformance",
        "Programs/ConsoleProgram", "Programs/TopMoviesProgram",
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
            ".gitignore": ".build/\n.swiftpm/\n.DS_Store\n",
            "README.md": Resource.text("README.template", readme),
            "Package.swift": Resource.text("history-package.template") + "\n",
            "Sources/TopMovies/Traces/Traces.swift": try repository.text(at: traces),
            "\(tests)/Layers.swift": try repository.text(at: layers)
                .replacing(step.module, with: "TopMovies")
                .replacing("static let step\(step.number) =", with: "static let topMovies ="),
            "\(tests)/Step.swift": "import Foundation\n"
                + App.topMovies.conformance(of: "TopMovies", after: stepText),
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
        var targets = ["TopMovies/\(step.folder)": "TopMovies", "Programs/\(step.program)": "top-movies"]
        for library in Self.libraries {
            targets[library] = library.replacing("Programs/", with: "")
        }
        for (folder, target) in targets {
            let sources = try repository.root.appending(path: "Sources/\(folder)").swiftFiles()
            for (path, text) in sources {
                let renamed = text.replacing(step.module, with: "TopMovies")
                files["Sources/\(target)/\(path)"] = renamed.replacing(step.program, with: "top-movies")
            }
        }
        return files
    }
}
