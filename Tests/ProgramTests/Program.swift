import TestSupport
import Testing

/// One of the five programs of Top Movies, as it was built beside the tests.
enum Program: String, CaseIterable, BuiltProgram {
    case mvvm = "step1-mvvm"
    case formattingMVVM = "step1b-mvvm"
    case presenter = "step2-presenter"
    case router = "step3-router"
    case interactor = "step4-interactor"

    /// The programs on which each row of a table of what they have in common is tried: `count` of them, in turn, or
    /// where everything is proven, all. They are made of the same code, but for the steps themselves.
    static func inTurn(_ count: Int = 1, rows: Int) -> [[Program]] {
        (0..<rows).map { row in
            provesEverything ? allCases : (0..<count).map { allCases[(row + $0) % allCases.count] }
        }
    }

    /// The run of programs that all print the same and end alike, but for a program's own name.
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
