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
}
