import Structure

struct MutantVerdict: Sendable {
    let mutant: Mutant
    let step: Int
    var names: [String] = []
    let sentence: String
    let isExpected: Bool
}

extension MutantVerdict {
    /// - Parameter problem: The reason the mutant isn't judged, or is judged only in part.
    init(on mutant: Mutant, in step: Int, rejectedBy names: [String], problem: String? = nil) {
        let others = names.filter { $0 != mutant.catcher }.joined(separator: ", ")
        let isExpected = mutant.catcher.map(names.contains) ?? (names.isEmpty && problem == nil)
        let sentence =
            switch (mutant.catcher, problem) {
            case (let name?, _) where isExpected: "rejected by \(name)" + (others.isEmpty ? "" : " (also \(others))")
            case (_, let problem?): "NOT judged\(problem)"
            case (let name?, nil) where others.isEmpty: "SURVIVED: \(name) should have rejected it"
            case (let name?, nil): "NOT rejected by \(name), but by \(others)"
            case (nil, nil):
                others.isEmpty ? "sound, and nothing rejects it" : "REJECTED by \(others), though it is sound"
            }
        self.init(mutant: mutant, step: step, names: names, sentence: sentence, isExpected: isExpected)
    }

    /// Checks a copy of a step against the structure rules.
    init(ofRulesOn mutant: Mutant, in step: StructureStep, _ sources: [String: String]) {
        let facts = (try? mutant.applied(to: sources, as: step.rawValue)).map { SourceFacts(of: $0, named: "copy") }
        // Without the compiler's facts, the copy isn't judged.
        let problem = facts == nil ? ": the text it edits is gone" : facts?.refusal.map { ": \($0)" }
        let findings = facts.map { problem == nil ? StructureLamp.findings(in: $0, step: step) : [] } ?? []
        let rules = Set(findings.map(\.rule)).sorted()
        self.init(on: mutant, in: step.rawValue, rejectedBy: rules, problem: problem)
    }
}
