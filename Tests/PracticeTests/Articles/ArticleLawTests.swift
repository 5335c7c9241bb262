import Conformance
import ConsoleUI
import Testing

/// The one suite of the articles: every law, through every view.
struct ArticleLawTests {
    @Test(arguments: ArticleLaw.all, Console.Format.allCases)
    func `every law of the articles holds`(law: ArticleLaw, format: Console.Format) async throws {
        do {
            try await law(format: format)
        } catch let violation as LawViolation {
            Issue.record("\(law.sentence) Instead: \(violation)")
        }
    }
}
