import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// A copy of the texts and everything they quote, which tests may change. It exists until this object is released.
final class CopiedRepository {
    let repository: Repository
    private let folder: TemporaryFolder
    private var root: URL { repository.root }

    init() throws {
        folder = try TemporaryFolder()
        repository = Repository(root: URL(filePath: folder.path))
        for path in [
            "README.md", "LICENSE", "Steps/README.md", StepsPicture.wide, StepsPicture.tall, "Steps/0-mvc",
            "Steps/1-mvvm", "Steps/2-presenter", "Steps/3-router", "Steps/4-interactor", "Tests/ProgramTests/Goldens",
            "Sources/TopMovies", QuotedWords.file, "Steps/observation.md", "Tests/TopMoviesTests",
            "Tests/PracticeTests",
        ] {
            let copy = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Repository.this.root.appending(path: path), to: copy)
        }
        // The texts only link to everything else, so symbolic links are enough.
        for folder in ["Sources", "Steps"] {
            let original = Repository.this.root.appending(path: folder)
            for name in original.names where !root.appending(path: "\(folder)/\(name)").exists {
                try FileManager.default.createSymbolicLink(
                    at: root.appending(path: "\(folder)/\(name)"), withDestinationURL: original.appending(path: name))
            }
        }
    }

    /// Replaces the first occurrence of `original` in a file, or creates the file if `original` is empty.
    func edit(_ path: String, _ original: String, _ edit: String) throws {
        guard !original.isEmpty else { return try root.write([path: edit]) }
        let text = try repository.text(at: path)
        try #require(text.contains(original), "'\(original)' is in \(path)")
        try root.write([path: text.replacing(original, with: edit, maxReplacements: 1)])
    }

    /// Returns the author's prose from the steps' pages.
    func prose() throws -> [[String]] {
        try Step.all.flatMap { step in
            StepText(parsing: try repository.text(at: step.text)).blocks.compactMap(\.prose)
        }
    }
}

/// A repository that has the given files in its steps, and exists until this object is released.
final class Shelf {
    let repository: Repository

    init(_ files: [Int: [String: String]]) throws {
        repository = Repository(root: .temporaryDirectory.appending(path: "shelf-\(UUID().uuidString)"))
        for step in Step.all {
            let folder = repository.root.appending(path: "Sources/TopMovies/\(step.folder)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in files[step.number] ?? [:] {
                try Data(text.utf8).write(to: folder.appending(path: name))
            }
        }
    }

    deinit { try? FileManager.default.removeItem(at: repository.root) }
}
