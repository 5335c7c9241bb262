import Foundation

@testable import kata

/// A repository whose steps hold what a test wants, until this is released.
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
