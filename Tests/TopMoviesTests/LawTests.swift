import Conformance
import ConsoleUI
import Testing

/// The one suite: every law, on every step, through every view.
///
/// One after the other, so that the law that hangs is the one that is named.
@Suite(.serialized)
struct LawTests {
    @Test(arguments: LawRun.all)
    func `every law holds`(run: LawRun) async throws {
        do {
            try await run.law(run.step.feature, format: run.format)
        } catch let violation as LawViolation {
            Issue.record("\(run.law.sentence) Instead: \(violation)")
        }
    }
}

/// One law on one step through one view.
nonisolated struct LawRun: Sendable, CustomTestStringConvertible {
    let law: Law
    let step: Step
    let format: Console.Format

    var testDescription: String { "\(step.rawValue) \(format) \(law)" }

    static let all = Law.all.flatMap { law in
        Step.allCases.flatMap { step in
            Console.Format.allCases.map { LawRun(law: law, step: step, format: $0) }
        }
    }
}
