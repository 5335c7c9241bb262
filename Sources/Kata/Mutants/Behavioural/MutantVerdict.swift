/// What the laws said of a mutant.
struct MutantVerdict {
    let laws: [String]
    let isOrderly: Bool

    func isAsForetold(by mutant: Mutant) -> Bool {
        if let law = mutant.law { laws.contains(law) } else { laws.isEmpty && isOrderly }
    }

    func sentence(for mutant: Mutant) -> String {
        let others = laws.filter { $0 != mutant.law }.joined(separator: ", ")
        guard let law = mutant.law else {
            if !isOrderly { return "NOT judged to the end: it crashed or hung" }
            return laws.isEmpty ? "harmless, and no law minds" : "REJECTED, though it is harmless, by \(others)"
        }
        if laws.contains(law) { return "rejected by \(law)" + (others.isEmpty ? "" : " (also \(others))") }
        if !isOrderly { return "NOT judged to the end: it crashed or hung" }
        return others.isEmpty ? "SURVIVED: \(law) should have rejected it" : "NOT rejected by \(law), but by \(others)"
    }
}
