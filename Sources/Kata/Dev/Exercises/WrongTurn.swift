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

extension ExerciseFiles {
    /// The sources after each micro-step, one after the other.
    func states() throws -> [[String: String]] {
        let solution = try solution()
        var sources = try start()
        return try microSteps().map { step in
            if let number = step.base { sources = try repository.sources(of: Step.all[number - 1]) }
            sources = try step.applied(to: sources, solution: solution)
            return sources
        }
    }

    /// Returns common mistakes, and the sources that they lead to.
    func wrongTurns() throws -> [(turn: WrongTurn, sources: [String: String])] {
        try patches("wrong-turns.txt", fields: ["from", "verdict"]).map(WrongTurn.init).map { turn in
            (turn, try turn.applied(to: sources(named: turn.base)))
        }
    }

    private func sources(named base: String) throws -> [String: String] {
        if base == "start" { return try start() }
        if let step = Step.all.first(where: { "\($0.number)" == base }) { return try repository.sources(of: step) }
        let other = Exercise.all.first { $0.folder == base }
        return try other.map { try ExerciseFiles(of: $0, in: repository).solution() } ?? solution()
    }
}
