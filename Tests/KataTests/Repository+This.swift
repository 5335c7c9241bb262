import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

extension Repository {
    /// Returns the file with a step's text.
    func file(of step: Step) -> URL { root.appending(path: step.text) }
}

extension StepDiff {
    /// Creates the diff of two sets of files, keyed by name.
    init(old: [String: String], new: [String: String]) throws { try self.init(Comparison(("old", old), ("new", new))) }

    /// The diffs of this package's steps 2 to 4, computed once for all tests.
    static let ofSteps = Result {
        try zip(Step.all, Step.all.dropFirst()).map { try StepDiff(from: $0, to: $1, in: .this) }
    }

    /// Returns the diff of step 2, 3 or 4.
    static func with(_ step: Int) throws -> StepDiff { try ofSteps.get()[step - 2] }
}

extension Step: CustomTestStringConvertible { var testDescription: String { folder } }

extension Exercise: CustomTestStringConvertible {
    /// The exercise in the other app, Contacts.
    static let contacts = all.first { $0.app.module == "ContactsApp" } ?? all[0]

    /// The exercise that has a package of its own.
    static let library = all.first(where: \.isLibrary) ?? all[0]

    var testDescription: String { "exercise \(number), \(title)" }
}

extension URL {
    /// Calls `body` with a new folder, and removes the folder afterwards.
    static func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
