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
    /// - Returns: Whether every mutant was rejected by the law that was named for it.
    func run() throws -> Bool {
        let package = MutantPackage(root: root, folder: root.appending(path: ".build/mutants"), mutants: mutants)
        try package.write()
        print("Building \(package.copies.count) copies of the steps, each with one fault …")
        try Tool.build(package.folder)
        var rejected = 0
        var spare = SpareLaws(among: Law.all.map(\.id))
        var spareOfLayers = SpareLaws(among: LayerLaw.all.map(\.id))
        for mutant in mutants {
            print(mutant.id)
            var rows: [(steps: [Int], sentence: String)] = []
            for copy in package.copies where copy.mutant.id == mutant.id {
                let verdict = try Tool.judge(copy, in: package.folder)
                rejected += verdict.laws.contains(mutant.law) ? 1 : 0
                spare.note(verdict.laws)
                spareOfLayers.note(verdict.laws)
                let sentence = verdict.sentence(expecting: mutant.law)
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
        print("\(rejected) of \(package.copies.count) rejected by the law that was named for them.")
        // Whether a law is needed shows only among all mutants.
        let complaints = mutants.count == Mutant.all.count ? spare.complaints + spareOfLayers.complaints : []
        for complaint in complaints { print(complaint) }
        return rejected == package.copies.count && complaints.isEmpty
    }
}

/// What the laws said of a mutant.
struct Verdict {
    let laws: [String]
    let isOrderly: Bool

    func sentence(expecting law: String) -> String {
        let others = laws.filter { $0 != law }
        let more = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
        if laws.contains(law) { return "rejected by \(law)\(more)" }
        if !isOrderly { return "NOT judged to the end: it crashed or hung" }
        return laws.isEmpty ? "SURVIVED: \(law) should have rejected it" : "NOT rejected by \(law)\(more)"
    }
}
