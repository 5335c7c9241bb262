import ExerciseKit

extension Repository {
    /// Returns the lines of a step's `--trace` output for each action, by the action's name.
    func traces(of step: Step) throws -> [String: [String]] {
        let golden = try text(at: "Tests/ProgramTests/Goldens/\(step.program).txt")
        let parts = golden.split(separator: "\n\n").map { part in
            part.split(separator: "\n").map(String.init)
        }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0.first ?? "", Array($0.dropFirst())) })
    }
}
