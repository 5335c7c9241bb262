import Conformance
import ConsoleUI

/// One behaviour that the articles must show, whichever view it is seen through.
nonisolated struct ArticleLaw: Sendable, CustomStringConvertible {
    /// The name to find it by.
    let id: String
    /// What must hold, in one sentence.
    let sentence: String
    private let check: @MainActor @Sendable (ArticleStage) async throws -> Void

    init(_ id: String, _ sentence: String, check: @escaping @MainActor @Sendable (ArticleStage) async throws -> Void) {
        (self.id, self.sentence, self.check) = (id, sentence, check)
    }

    static let all = loading + sorting + navigation + words + twoViews + lifetimes

    /// Tries the law through the view of a kind.
    /// - Throws: ``LawViolation`` that says what was seen instead.
    @MainActor
    func callAsFunction(format: Console.Format) async throws {
        try await check(ArticleStage(format))
    }

    var description: String { id }
}
