import Conformance
import ConsoleUI
import Testing

/// A behaviour that the articles app must show in every view.
nonisolated struct ArticleLaw: Sendable, CustomStringConvertible {
    let id, sentence: String
    let check: @MainActor @Sendable (ArticleStage) async throws -> Void
    var description: String { id }

    init(_ id: String, _ sentence: String, check: @escaping @MainActor @Sendable (ArticleStage) async throws -> Void) {
        (self.id, self.sentence, self.check) = (id, sentence, check)
    }

    static let all = loading + sorting + navigation + words + twoViews + lifetimes
}

/// The laws of the articles app, each run through every view.
struct ArticleLawTests {
    @Test(arguments: ArticleLaw.all, Console.Format.allCases)
    func `every law of the articles holds`(law: ArticleLaw, format: Console.Format) async throws {
        try await judge(law.sentence, format) { try await law.check(ArticleStage(format)) }
    }
}
