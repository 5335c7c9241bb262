/// What is true of the steps now: all that a text may quote.
struct Facts: Sendable {
    let repository: Repository
    /// What each file of a step holds, by its name.
    let sources: [Step: [String: String]]
    /// The parts of what `--trace` prints of a step: the lines of each, by its name.
    let traces: [Step: [String: [String]]]
    /// The diff with the step before.
    let diffs: [Step: StepDiff]
    /// What remains of step 4's diff when its rename is undone.
    let residue: StepDiff

    /// Gathers the facts.
    /// - Throws: what reading or comparing the steps throws.
    init(of repository: Repository) throws {
        self.repository = repository
        sources = try Dictionary(uniqueKeysWithValues: Step.all.map { ($0, try repository.sources(of: $0)) })
        traces = try Dictionary(
            uniqueKeysWithValues: Step.all.map { ($0, Self.parts(of: try repository.trace(of: $0))) })
        diffs = try Dictionary(
            uniqueKeysWithValues: zip(Step.all, Step.all.dropFirst()).map {
                ($1, try StepDiff(from: $0, to: $1, in: repository))
            })
        residue = try Rename.residue(in: repository)
    }

    /// The hunks that the text of `step` must show. Step 4 is shown by its rename.
    func hunks(of step: Step) -> [Hunk] {
        step.number < 4 ? diffs[step]?.hunks ?? [] : []
    }

    private static func parts(of trace: String) -> [String: [String]] {
        let parts = trace.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
        return Dictionary(uniqueKeysWithValues: parts.map { ($0.first ?? "", Array($0.dropFirst())) })
    }
}
