import Foundation

/// The mutants of an application's behaviour, each in a copy of each step, and the laws that reject it.
struct BehaviouralMatrix {
    let subject: MutantSubject
    let root: URL
    let mutants: [Mutant]

    /// Builds all copies at once, and prints the matrix.
    /// - Returns: Whether all was as foretold: each fault is rejected by the law that was named for it.
    func run() throws -> Bool {
        let package = MutantPackage(of: subject, root: root, mutants: mutants)
        try package.write()
        let progress = "Building \(package.copies.count) copies of the steps, each with one edit …\n"
        FileHandle.standardError.write(Data(progress.utf8))
        try package.build()
        var matrix = Matrix()
        var spare = subject.laws.map { SpareLaws(among: $0, but: subject.spareLaws) }
        for mutant in mutants {
            let verdicts = try package.copies.filter { $0.mutant.id == mutant.id }.map { copy in
                (copy.step, try package.judge(copy))
            }
            for (_, verdict) in verdicts {
                for kind in spare.indices { spare[kind].note(verdict.laws) }
            }
            matrix.print(
                mutant.id, verdicts.map { ($0, $1.sentence(for: mutant), $1.isAsForetold(by: mutant)) })
        }
        // Whether a law is needed shows only among all mutants.
        let complaints = mutants.count == subject.mutants.count ? spare.flatMap(\.complaints) : []
        for complaint in complaints { print(complaint) }
        return matrix.printTotal() && complaints.isEmpty
    }
}
