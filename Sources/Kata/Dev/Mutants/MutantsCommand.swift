import ConsoleUI

extension KataCommand {
    static let mutants = KataCommand("dev mutants", words: 1) { arguments, repository in
        let (word, isQuick) = (arguments.words.first, arguments.has("--quick"))
        func chosen(_ mutants: [Mutant], of tests: String = "") -> [Mutant] {
            mutants.filter { word == nil || word == tests || $0.description.contains(word ?? "") }
        }
        var matrix = Matrix()
        var complaints: [String] = []
        let designs = try chosen(repository.designs())
        for (design, rows) in zip(designs, try RuleTrial(in: repository).rows(of: designs)) {
            matrix.print(design, rows)
        }
        for subject in MutantSubject.all {
            let mutants = try chosen(subject.mutants(in: repository))
            guard !mutants.isEmpty else { continue }
            let package = MutantPackage(of: subject, in: repository, mutants: mutants, isQuick: isQuick)
            let needed = try package.judge { matrix.print($0, $1) }
            // Whether a law is needed shows only among all mutants.
            if word == nil, !isQuick { complaints += try subject.complaints(ifNeeded: needed, in: repository) }
        }
        for trial in LibraryTrial.all where !isQuick {
            let mutants = try chosen(repository.mutants(in: trial.tests), of: trial.tests)
            if !mutants.isEmpty { try trial.judge(mutants, in: repository) { matrix.print($0, [$1]) } }
        }
        if let word, matrix.isEmpty { throw UsageError("No mutant's name contains '\(word)'.") }
        for complaint in complaints { print(complaint) }
        return matrix.isAsExpected() && complaints.isEmpty ? 0 : 1
    }
}
