import ExerciseKit

/// A fault to insert into a library, or into the views for Apple's systems. A test must catch it.
struct Mutant: CustomStringConvertible, Sendable {
    private let patch: Patch

    var description: String { patch.name }

    /// Whether the fault is in the views of this step. Without a number, it's in those of each step.
    func isIn(step number: Int) -> Bool {
        guard let field = patch.fields["in"]?.first else { return true }
        return field == "step \(number)"
    }

    /// Returns the files with the fault in them.
    /// - Throws: A ``KataError`` if the text that the fault replaces doesn't exist.
    func applied(to files: [String: String]) throws(KataError) -> [String: String] {
        try patch.applied(to: files)
    }

    /// Returns the mutants in a file of `Tests/Mutants`. The first lines of each file explain its format.
    static func all(in name: String, of repository: Repository) throws -> [Mutant] {
        let path = "Tests/Mutants/\(name).txt"
        return try Patch.all(parsing: repository.text(at: path), from: path, fields: []).map(Mutant.init)
    }
}
