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

    /// Prints the matrix.
    /// - Returns: Whether every mutant was rejected by the law that was named for it.
    func run() throws -> Bool {
        let package = MutantPackage(
            root: root, folder: root.appending(path: ".build/mutants"), mutants: mutants)
        try package.write()
        print("Building \(package.copies.count) copies of the steps, each with one fault …")
        try Tool.build(package.folder)
        var survivors = 0
        var needed: Set<String> = []
        for mutant in mutants {
            print(mutant.id)
            for copy in package.copies where copy.mutant.id == mutant.id && copy.mutant.file == mutant.file {
                let verdict = try Tool.judge(copy, in: package.folder)
                print("  step \(copy.step): \(verdict.sentence(expecting: mutant.law))")
                if !verdict.laws.contains(mutant.law) { survivors += 1 }
                if verdict.laws.count == 1 { needed.formUnion(verdict.laws) }
            }
        }
        print("\(package.copies.count - survivors) of \(package.copies.count) rejected as foretold.")
        return survivors == 0
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
