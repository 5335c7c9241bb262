import Structure

/// Tries the rules of structure on copies of the steps' sources.
struct RuleTrial: Sendable {
    /// The sources of each step.
    let sources: [[String: String]]

    init(in repository: Repository) throws { sources = try Step.all.map(repository.sources) }

    /// Returns the verdicts on each mutant, step by step.
    func rows(of mutants: [Mutant]) -> [[Matrix.Row]] {
        mutants.concurrentMap { mutant in mutant.steps.map { row(of: mutant, in: $0) } }
    }

    private func row(of mutant: Mutant, in number: Int) -> Matrix.Row {
        guard let step = StructureStep(rawValue: number),
            let files = try? mutant.applied(to: sources[number - 1], as: number)
        else { return .init(step: number, sentence: "NOT judged: its place is gone", isExpected: false) }
        let facts = SourceFacts(of: files, named: "copy")
        if let caveat = facts.caveat {
            return .init(step: number, sentence: "NOT judged: \(caveat)", isExpected: false)
        }
        let rules = Set(StructureLamp.findings(in: facts, step: step).map(\.rule)).sorted()
        return .init(of: mutant, in: number, rejectedBy: rules)
    }
}
