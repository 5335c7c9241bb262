import ConsoleUI

extension KataCommand {
    static let mutants = KataCommand("dev mutants", words: 1) { arguments, repository in
        let isMeant = { (mutant: Mutant) in arguments.words.first.map(mutant.description.contains) ?? true }
        let faults = (Mutant.structure + Mutant.cheats + Mutant.sound).filter(isMeant)
        let subjects = [MutantSubject.topMovies, MutantSubject.contacts, MutantSubject.sound].map {
            ($0, mutants: $0.mutants.filter(isMeant))
        }
        .filter { !$0.mutants.isEmpty }
        let trials = LibraryTrial.all.map { trial in
            (trial, mutants: trial.mutants.filter { arguments.words == [trial.tests] || isMeant($0) })
        }
        .filter { !$0.mutants.isEmpty }
        if faults.isEmpty, subjects.isEmpty, trials.isEmpty {
            throw UsageError("No mutant's name contains '\(arguments.words[0])'.")
        }
        var isWell = true
        if !faults.isEmpty {
            var matrix = Matrix()
            try matrix.judge(faults, in: repository)
            isWell = matrix.isAsExpected()
        }
        for (subject, mutants) in subjects {
            var matrix = Matrix()
            let complaints = try matrix.judge(mutants, of: subject, in: repository, isQuick: arguments.has("--quick"))
            for complaint in complaints { print(complaint) }
            isWell = matrix.isAsExpected() && complaints.isEmpty && isWell
        }
        for (trial, mutants) in trials where !arguments.has("--quick") {
            var matrix = Matrix()
            try matrix.judge(mutants, by: trial, in: repository)
            isWell = matrix.isAsExpected() && isWell
        }
        return isWell ? 0 : 1
    }
}
