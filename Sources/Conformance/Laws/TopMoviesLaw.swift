public import ConsoleUI

/// A law of Top Movies.
public typealias TopMoviesLaw = Law<TopMoviesStage>

nonisolated extension Law where Stage == TopMoviesStage {
    /// All the laws. A step that passes them behaves like Top Movies. The law for an action precedes the laws that need
    /// the action, so that the first failing law names the problem.
    public static let all =
        loading + visits + formatting + navigation + overlaps + twoViews + lifetimes

    /// Tests a step against the law.
    /// - Parameter draft: A layout that an exercise asks for, instead of the format's own.
    /// - Throws: A ``LawViolation`` that says what happened, or a ``LayoutDifference`` if only the layout is wrong.
    @MainActor public func callAsFunction(
        _ step: any TopMoviesStep.Type, format: Console.Format, draft layout: Layout? = nil
    ) async throws {
        let draft = layout.map(Draft.init)
        try await self(on: TopMoviesStage(step, format: format, draft: draft))
        if let difference = draft?.difference { throw difference }
    }
}
