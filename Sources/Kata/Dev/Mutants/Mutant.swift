/// Edits to a copy of a step: a fault, with the law or rule that must notice it, or a harmless change.
struct Mutant: CustomStringConvertible, Sendable {
    let patch: Patch
    /// The numbers of the steps that it makes sense in.
    var steps: ClosedRange<Int>
    /// The law or rule expected to reject it; nil for a harmless edit, which none may reject.
    let catcher: String?

    var description: String { patch.name }

    /// The file that the first edit is in.
    var file: String { patch.edits.first?.file ?? "" }

    /// The step's files with the edits.
    /// - Parameter renamed: Translates a text or a file's name from step 1 into this step; if nil, as for Top Movies.
    /// - Throws: A ``KataError`` if the place of an edit is gone.
    func applied(
        to files: [String: String], as step: Int, renamed: ((String) -> String)? = nil
    ) throws(KataError) -> [String: String] {
        do {
            return try patch.applied(to: files, renamed: renamed ?? { step == 4 ? Rename.applied(to: $0) : $0 })
        } catch { throw KataError("In step \(step): \(error)") }
    }
}

extension Mutant {
    static func all(parsing text: String) -> [Mutant] { Patch.all(parsing: text, fields: []).map(Mutant.init) }

    private init(_ patch: Patch) {
        let details = patch.fields["in"]?.first ?? ""
        guard
            let match = details.wholeMatch(
                of: /(?:steps (?<first>\d)\.\.\.(?<last>\d))?(?:, )?(?:(?:law|rule) (?<catcher>\S+)|harmless)?/)
        else {
            preconditionFailure("Mutant: '\(patch.name)' says '\(details)', not 'law LAW', 'rule RULE' or 'harmless'.")
        }
        self.patch = patch
        steps = (match.first.flatMap { Int($0) } ?? 1)...(match.last.flatMap { Int($0) } ?? 4)
        catcher = match.catcher.map(String.init)
    }
}

extension Repository {
    /// Returns the mutants in files of `Tests/Mutants`, whose first lines say how they are written.
    func mutants(in names: String...) throws -> [Mutant] {
        try names.flatMap { Mutant.all(parsing: try text(at: "Tests/Mutants/\($0).txt")) }
    }

    /// Returns the structural faults, the copies that only look refactored, and the designs that only look wrong.
    func designs() throws -> [Mutant] { try mutants(in: "structure", "cheats", "sound") }
}
