import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let mutants = KataCommand(
        "dev mutants", for: .authors,
        "introduce faults into the libraries, and show which tests catch them",
        arguments: [.optional("TEXT")],
        discussion: """
            Introduces each fault in Tests/Mutants into a copy of the libraries, or only the faults
            whose names contain TEXT, and shows which of the libraries' tests catches it. TEXT may
            also be the name of a test target, such as LibraryTests. The full run takes tens of
            minutes.

            Exit status: 0, or 1 if a fault isn't caught.
            """
    ) { arguments, repository in
        let word = arguments.words.first
        var verdicts: [LibraryTrial.Verdict] = []
        for tests in LibraryTrial.all {
            let mutants = try Mutant.all(in: tests, of: repository).filter { mutant in
                word.map { $0 == tests || mutant.description.contains($0) } ?? true
            }
            guard !mutants.isEmpty else { continue }
            try FileHandle.standardError.write(
                "Building \(tests), then again with each of \(mutants.count) faults …\n")
            let trial = try LibraryTrial(by: tests, in: repository)
            for mutant in mutants {
                let verdict = try trial.verdict(on: mutant)
                try Terminal.print("\(mutant): \(verdict)")
                verdicts.append(verdict)
            }
        }
        if let word, verdicts.isEmpty {
            throw UsageError("No mutant's name contains '\(word)'.")
        }
        let caught = verdicts.count(where: \.isCaught)
        try Terminal.print("\(caught) of \(verdicts.count) caught.")
        return caught == verdicts.count ? 0 : 1
    }
}
