/// A common mistake in an exercise, the verdict that it must get, and the sources that it leads to.
typealias WrongTurn = (meaning: String, verdict: Verdict, sources: [String: String])

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

    func wrongTurns() throws -> [WrongTurn] {
        try patches("wrong-turns.txt", fields: ["from", "verdict"]).map { patch in
            guard let word = patch.fields["verdict"]?.first, let verdict = Verdict(rawValue: word) else {
                throw KataError("'\(patch.name)' in '\(exercise.folder)/wrong-turns.txt' names no verdict.")
            }
            return (patch.name, verdict, try patch.applied(to: sources(named: patch.fields["from"]?.first)))
        }
    }

    /// - Parameter base: `start`, the number of a step of Top Movies, the folder of another exercise, or nil for the
    ///   solution.
    private func sources(named base: String?) throws -> [String: String] {
        if base == "start" { return try start() }
        if let step = Step.all.first(where: { "\($0.number)" == base }) { return try repository.sources(of: step) }
        let other = Exercise.all.first { $0.folder == base }
        return try other.map { try ExerciseFiles(exercise: $0, repository: repository).solution() } ?? solution()
    }
}
