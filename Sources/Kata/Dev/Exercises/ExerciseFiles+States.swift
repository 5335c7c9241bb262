import ExerciseKit

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

    /// Returns common mistakes, each with its expected result, the laws it breaks, if listed, and the edited sources.
    func wrongTurns() throws -> [(meaning: String, verdict: Verdict, breaks: String?, sources: [String: String])] {
        try patches("wrong-turns.txt", fields: ["breaks", "from", "verdict"]).map { patch in
            guard let verdict = patch.fields["verdict"]?.first.flatMap(Verdict.init) else {
                throw KataError("'\(patch.name)' in '\(exercise.folder)/wrong-turns.txt' names no verdict.")
            }
            let edited = try patch.applied(to: sources(named: patch.fields["from"]?.first))
            return (patch.name, verdict, patch.fields["breaks"]?.first, edited)
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
