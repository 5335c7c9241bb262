import Foundation

/// The rename that makes step 4 of step 3.
enum Rename {
    /// What is called anew, and what it is called: in contents and in file names.
    static let words = [("ViewModel", "Interactor"), ("viewModel", "interactor")]

    /// The text with the new names.
    static func applied(to text: String) -> String {
        words.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    /// The text with the old names back in place.
    static func undone(in text: String) -> String {
        words.reduce(text) { $0.replacing($1.1, with: $1.0) }
    }

    /// What remains of the difference between steps 3 and 4 when the rename is undone.
    /// - Throws: what reading the files, or comparing them, throws.
    static func residue(in repository: Repository) throws -> StepDiff {
        let folder = FileManager.default.temporaryDirectory.appending(path: "rename-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (step, name) in [(Step.all[2], { $0 }), (Step.all[3], undone)] as [(Step, (String) -> String)] {
            let copy = folder.appending(path: step.folder)
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            for (file, text) in try repository.sources(of: step) {
                try name(text).write(to: copy.appending(path: name(file)), atomically: false, encoding: .utf8)
            }
        }
        return try StepDiff(comparing: Step.all[2].folder, with: Step.all[3].folder, in: folder)
    }
}
