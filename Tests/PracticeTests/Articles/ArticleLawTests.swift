import Conformance
import ConsoleUI
import TestSupport
import Testing

/// The one suite of the articles: every law, through every view.
struct ArticleLawTests {
    private nonisolated static let executed = RunCount()

    @Test(.countingRuns(of: executed, to: ArticleLaw.all.count * 2), arguments: ArticleLaw.all, Console.Format.allCases)
    func `every law of the articles holds`(law: ArticleLaw, format: Console.Format) async throws {
        Self.executed.add()
        do {
            try await law(format: format)
        } catch let violation as LawViolation {
            Issue.record("\(law.sentence) Instead: \(violation)")
        }
    }
}
