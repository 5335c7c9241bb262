import Conformance
import ConsoleUI
import Testing

/// The shared laws, each run on every step, through every view.
///
/// The laws run one after another, so if a law hangs, it's the last law named in the output.
@Suite(.serialized) struct LawTests {
    @Test(arguments: TopMoviesLaw.all, Step.allCases)
    func `every law holds`(law: TopMoviesLaw, step: Step) async throws {
        for format in Console.Format.allCases {
            try await judge(law.sentence, format) { try await law(step.feature, format: format) }
        }
    }
}

/// Runs a law, and reports any violation with the law's sentence.
func judge(_ sentence: String, _ format: Console.Format, _ law: () async throws -> Void) async throws {
    do {
        try await law()
    } catch let violation as LawViolation { Issue.record("\(format): \(sentence) Instead: \(violation)") }
}
