import ExerciseKit

/// A common mistake in an exercise, and how a check should judge it.
struct WrongTurn {
    let meaning: String
    let sources: [String: String]
    /// The expected verdict.
    let verdict: Verdict
    /// The laws that the mistake breaks, separated by spaces; nil if they aren't listed.
    let breaks: String?
}

extension ExerciseFiles {
    /// Returns the sources after each part of the exercise, in order.
    func states() throws -> [[String: String]] {
        var sources = try start()
        return try parts().map { part in
            if let number = part.base { sources = try self.sources(of: Step.all[number - 1]) }
            sources = try part.applied(to: sources, solution: solution())
            return sources
        }
    }

    func wrongTurns() throws -> [WrongTurn] {
        try patches("wrong-turns.txt", fields: ["breaks", "from", "verdict"]).map { patch in
            guard let verdict = patch.fields["verdict"]?.first.flatMap(Verdict.init) else {
                throw KataError("'\(patch.name)' in '\(exercise.folder)/wrong-turns.txt' names no verdict.")
            }
            return WrongTurn(
                meaning: patch.name,
                sources: try patch.applied(to: sources(named: patch.fields["from"]?.first)),
                verdict: verdict,
                breaks: patch.fields["breaks"]?.first)
        }
    }

    /// - Parameter base: `start`, the number of a step, the folder of another exercise, or nil for the solution.
    private func sources(named base: String?) throws -> [String: String] {
        if base == "start" { return try start() }
        if let step = Step.all.first(where: { "\($0.number)" == base }) { return try sources(of: step) }
        let other = Exercise.all.first { $0.folder == base } ?? exercise
        return try ExerciseFiles(exercise: other, repository: repository).solution()
    }
}
