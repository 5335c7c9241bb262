import ConsoleUI

extension KataCommand {
    static let mutants = KataCommand("dev mutants", words: 1) { arguments, repository in
        let (word, isQuick) = (arguments.words.first, arguments.has("--quick"))
        func chosen(_ mutants: [Mutant], of tests: String = "") -> [Mutant] {
            mutants.filter { word == nil || word == tests || $0.description.contains(word ?? "") }
        }
        var (verdicts, complaints): ([MutantVerdict], [String]) = ([], [])
        /// Prints the results for a mutant. Consecutive steps with the same result share a line.
        func report(_ judged: [MutantVerdict]) {
            if let first = judged.first { print(first.mutant) }
            for (index, first) in judged.enumerated() where index == 0 || judged[index - 1].sentence != first.sentence {
                let alike = judged[index...].prefix { $0.sentence == first.sentence }
                print("  step \(alike.map { "\($0.step)" }.joined(separator: ", ")): \(first.sentence)")
            }
            verdicts += judged
        }
        for subject in [MutantSubject.topMovies, .contacts] {
            let mutants = try chosen(subject.mutants(in: repository))
            guard !mutants.isEmpty else { continue }
            let judged = try subject.judge(subject.copies(of: mutants, isQuick: isQuick), in: repository)
            for mutant in mutants { report(judged.filter { $0.mutant.name == mutant.name }) }
            // A law is needed if it alone in its group catches some mutant. Only a full run shows that.
            guard word == nil, !isQuick else { continue }
            let caught = judged.flatMap { verdict in subject.laws.map { verdict.names.filter($0.contains) } }
            let (needed, spare) = (Set(caught.filter { $0.count == 1 }.joined()), try repository.spareLaws())
            complaints += subject.laws.joined().filter { needed.contains($0) == spare.contains($0) }.map { law in
                needed.contains(law)
                    ? "A mutant needs the law '\(law)', so remove it from 'spare-laws.txt'."
                    : "No mutant needs the law '\(law)': add one, or explain in 'spare-laws.txt' why it stays."
            }
        }
        for tests in LibraryTrial.all where !isQuick {
            let mutants = try chosen(repository.mutants(in: tests), of: tests)
            guard !mutants.isEmpty else { continue }
            try LibraryTrial.judge(mutants, by: tests, in: repository) { report([$0]) }
        }
        if let word, verdicts.isEmpty { throw UsageError("No mutant's name contains '\(word)'.") }
        for complaint in complaints { print(complaint) }
        let expected = verdicts.count(where: \.isExpected)
        print("\(expected) of \(verdicts.count) judged as expected.")
        return expected == verdicts.count && complaints.isEmpty ? 0 : 1
    }
}
