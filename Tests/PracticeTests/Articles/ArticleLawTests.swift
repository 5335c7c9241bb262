import Conformance
import ConsoleUI
import TestSupport
import Testing

/// A behaviour that the articles app must show in every view.
typealias ArticleLaw = Law<ArticleStage>

nonisolated extension Law where Stage == ArticleStage {
    static let all = loading + sorting + navigation + words + twoViews + lifetimes
}

/// The laws of the articles app, each run through every view.
struct ArticleLawTests {
    @Test(arguments: ArticleLaw.all, Console.Format.allCases)
    func `every law of the articles holds`(law: ArticleLaw, format: Console.Format) async throws {
        try await judge(law.sentence, format) {
            try await law(on: ArticleStage(format))
        }
    }
}
