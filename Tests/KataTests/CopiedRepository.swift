import Foundation
import TestSupport
import Testing

@testable import kata

/// A copy of what the texts tell of, to be changed at will until this is released.
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
            "Sources/TopMovies", QuotedWords.file, "Steps/observation.md",
        ] {
            let copy = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: Repository.this.root.appending(path: path), to: copy)
        }
        // What the texts only link to need not be copied.
        for folder in ["Sources", "Steps"] {
            let original = Repository.this.root.appending(path: folder)
            for name in original.names where !root.appending(path: "\(folder)/\(name)").exists {
                try FileManager.default.createSymbolicLink(
                    at: root.appending(path: "\(folder)/\(name)"), withDestinationURL: original.appending(path: name))
            }
        }
    }

    /// Replaces a text that stands in a file once, or writes a file that is not there.
    func edit(_ path: String, _ original: String, _ edit: String) throws {
        let file = root.appending(path: path)
        guard !original.isEmpty else { return try Data(edit.utf8).write(to: file, options: .withoutOverwriting) }
        let text = try String(contentsOf: file, encoding: .utf8)
        try #require(text.ranges(of: original).count >= 1, "'\(original)' stands in \(path)")
        try Data(text.replacing(original, with: edit, maxReplacements: 1).utf8).write(to: file)
    }

    /// All that an author wrote in the texts.
    func prose() throws -> [[String]] {
        try Step.all.flatMap { step in
            StepText(parsing: try String(contentsOf: repository.file(of: step), encoding: .utf8)).blocks
                .compactMap { if case .prose(let lines) = $0 { lines } else { nil } }
        }
    }
}
