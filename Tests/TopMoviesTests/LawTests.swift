import Conformance
import ConsoleUI
import Testing

/// Every law, on every step, through every view.
///
/// One after the other, so that a law that hangs is the one named.
@Suite(.serialized) struct LawTests {
    @Test(arguments: Law.all, Step.allCases)
    func `every law holds`(law: Law, step: Step) async throws {
        for format in Console.Format.allCases {
            try await judge(law.sentence, format) { try await law(step.feature, format: format) }
        }
    }
}

/// Tries a law, and records a violation with its message.
func judge(_ sentence: String, _ format: Console.Format, _ law: () async throws -> Void) async throws {
    do {
        try await law()
    } catch let violation as LawViolation { Issue.record("\(format): \(sentence) Instead: \(violation)") }
}
