import Foundation

/// All files of one commit, by their paths.
struct Snapshot {
    let files: [String: Data]

    /// What a step runs on, by folder.
    private static let libraries = [
        "Binding", "Fetching", "MovieCatalog", "ConsoleUI", "Conformance", "Programs/ConsoleProgram",
        "Programs/TopMoviesProgram",
    ]

    /// Collects the files of a step, with what it needs to stand alone.
    init(_ lesson: Lesson, in repository: Repository) throws {
        let (root, step) = (repository.root, lesson.step)
        var files = [
            "LICENSE": try Data(contentsOf: root.appending(path: "LICENSE")),
            ".gitignore": Data(".build/\n".utf8),
            "README.md": Data(Readme.text(for: lesson).utf8),
            "Package.swift": Data(try Manifest.text(in: root).utf8),
        ]
        for library in Self.libraries {
            let sources = try SwiftFiles(in: root.appending(path: "Sources/\(library)"))
            let name = library.split(separator: "/").last ?? ""
            for (path, data) in sources.contents { files["Sources/\(name)/\(path)"] = data }
        }
        for (path, data) in try SwiftFiles(in: repository.stepsFolder.appending(path: step.folder)).contents {
            files["Sources/TopMovies/\(path)"] = data
        }
        for (path, data) in try SwiftFiles(in: root.appending(path: "Sources/Programs/\(step.program)")).contents {
            let text = String(decoding: data, as: UTF8.self)
                .replacing(step.module, with: "TopMovies").replacing(step.program, with: "top-movies")
            files["Sources/top-movies/\(path)"] = Data(text.utf8)
        }
        for (name, text) in try LawSuite(of: step, in: root).files {
            files["Tests/TopMoviesTests/\(name)"] = Data(text.utf8)
        }
        self.files = files
    }
}
