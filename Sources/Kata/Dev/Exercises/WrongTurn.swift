/// A common mistake in an exercise, and the verdict that it must get.
struct WrongTurn: Sendable {
    let meaning: String
    let verdict: Verdict
    private let patch: Patch

    init(_ patch: Patch) {
        guard let word = patch.fields["verdict"]?.first, let verdict = Verdict(rawValue: word) else {
            preconditionFailure("WrongTurn: '\(patch.name)' names no verdict.")
        }
        (meaning, self.verdict, self.patch) = (patch.name, verdict, patch)
    }

    /// Where it begins: `start`, `solution`, the number of a step of Top Movies, or the folder of another exercise.
    var base: String { patch.fields["from"]?.first ?? "solution" }

    func applied(to sources: [String: String]) throws -> [String: String] { try patch.applied(to: sources) }
}
