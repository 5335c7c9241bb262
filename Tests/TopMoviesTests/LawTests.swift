import Conformance
import ConsoleUI
import TestSupport
import Testing

/// The shared laws, each run on every step, through every view.
///
/// The laws run one after another, so if a law hangs, it's the last law named in the output.
@Suite(.serialized) struct LawTests {
    @Test(arguments: TopMoviesLaw.all, Step.allCases)
    func `every law holds`(law: TopMoviesLaw, step: Step) async throws {
        for format in Console.Format.allCases {
            try await judge(law.sentence, format) {
                try await law(step.feature, format: format)
            }
        }
    }
}
