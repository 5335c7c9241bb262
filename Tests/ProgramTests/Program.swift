import TestSupport
import Testing

/// The program of one of the Top Movies steps, including 1b.
enum Program: String, CaseIterable, BuiltProgram {
    case mvvm = "step1-mvvm"
    case formattingMVVM = "step1b-mvvm"
    case presenter = "step2-presenter"
    case router = "step3-router"
    case interactor = "step4-interactor"

    /// Returns the programs to test with each row of a table. A full run tests all programs; any other run tests only
    /// `count` per row, in turn, because the programs share all code except the steps.
    static func inTurn(_ count: Int = 1, rows: Int) -> [[Program]] {
        (0..<rows).map { row in
            provesEverything ? allCases : (0..<count).map { allCases[(row + $0) % allCases.count] }
        }
    }

    /// Runs programs, expects the same result from each, apart from the program's name, and returns the first run.
    static func commonRun(
        of programs: [Program], _ arguments: [String], input: String, _ comment: Comment? = nil
    ) async throws -> Run {
        var runs: [Run] = []
        for program in programs {
            var run = try await program.run(arguments, input: input)
            run.diagnostics.replace("\(program.rawValue): ", with: "")
            runs.append(run)
        }
        let first = try #require(runs.first)
        for run in runs { #expect(run == first, comment) }
        return first
    }
}
