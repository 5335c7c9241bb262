import Conformance
import Foundation

/// `kata mutants`: makes each fault in a copy of each step, and shows which laws notice it.
struct MutantsCommand {
    private let root: URL
    private let mutants: [Mutant]

    init(root: URL, only text: String?) throws {
        self.root = root
        mutants = Mutant.all.filter { mutant in text.map { mutant.id.contains($0) } ?? true }
        if mutants.isEmpty { throw MutantError("No mutant's name contains '\(text ?? "")'.") }
    }

    /// Prints the matrix: each mutant, step by step, and the laws that reject it.
    /// - Returns: Whether all was as foretold: each fault is rejected by the law that was named for it.
    func run() throws -> Bool {
        let package = MutantPackage(root: root, folder: root.appending(path: ".build/mutants"), mutants: mutants)
        try package.write()
        let progress = "Building \(package.copies.count) copies of the steps, each with one edit …\n"
        FileHandle.standardError.write(Data(progress.utf8))
        try Tool.build(package.folder)
        var asForetold = 0
        var spare = SpareLaws(among: Law.all.map(\.id))
        var spareOfLayers = SpareLaws(among: LayerLaw.all.map(\.id))
        for mutant in mutants {
            print(mutant.id)
            var rows: [(steps: [Int], sentence: String)] = []
            for copy in package.copies where copy.mutant.id == mutant.id {
                let verdict = try Tool.judge(copy, in: package.folder)
                asForetold += verdict.isAsForetold(by: mutant) ? 1 : 0
                spare.note(verdict.laws)
                spareOfLayers.note(verdict.laws)
                let sentence = verdict.sentence(for: mutant)
                if rows.last?.sentence == sentence {
                    rows[rows.count - 1].steps.append(copy.step)
                } else {
                    rows.append(([copy.step], sentence))
                }
            }
            for row in rows {
                print("  step \(row.steps.map(String.init).joined(separator: ", ")): \(row.sentence)")
            }
        }
        print("\(asForetold) of \(package.copies.count) judged as foretold.")
        // Whether a law is needed shows only among all mutants.
        let complaints = mutants.count == Mutant.all.count ? spare.complaints + spareOfLayers.complaints : []
        for complaint in complaints { print(complaint) }
        return asForetold == package.copies.count && complaints.isEmpty
    }
}

/// What the laws said of a mutant.
struct Verdict {
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
