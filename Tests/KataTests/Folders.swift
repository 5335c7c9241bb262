import Foundation

@testable import kata

extension Repository {
    /// The package that these tests belong to.
    static let this = Repository(root: URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL)
}

/// Two folders to compare, until this is released.
final class Folders {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init(old: [String: String], new: [String: String]) throws {
        for (name, files) in [("old", old), ("new", new)] {
            let folder = url.appending(path: name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (file, text) in files { try Data(text.utf8).write(to: folder.appending(path: file)) }
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func diff() throws -> StepDiff { try StepDiff(comparing: "old", with: "new", in: url) }
}
