import Foundation
import Structure

/// The faults of structure, each in a copy of each step, and the rules that see it.
struct StructuralMatrix {
    let root: URL
    let faults: [Fault]

    /// Prints the matrix.
    /// - Returns: Whether each fault is seen by the rule that was named for it.
    func run() throws -> Bool {
        var matrix = Matrix()
        for fault in faults {
            var rows: [(Int, String, Bool)] = []
            for step in StructureStep.allCases where fault.steps.contains(step) {
                let sources = try Repository(root: root).sources(of: Step.all[step.rawValue - 1])
                let files = try fault.applied(to: sources, as: step)
                let rules = Set(StructureLamp.findings(in: files, named: "copy", step: step).map(\.rule)).sorted()
                let others = rules.filter { $0 != fault.rule }.joined(separator: ", ")
                let isSeen = rules.contains(fault.rule)
                let verdict = isSeen ? "rejected by \(fault.rule)" : "NOT rejected by \(fault.rule)"
                rows.append((step.rawValue, verdict + (others.isEmpty ? "" : " (also \(others))"), isSeen))
            }
            matrix.print(fault.description, rows)
        }
        return matrix.printTotal()
    }
}
