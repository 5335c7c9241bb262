public import ConsoleUI

/// One behaviour that every step must show, whichever view it is seen through.
public nonisolated struct Law: Sendable, CustomStringConvertible {
    /// The name to find it by.
    public let id: String
    /// What must hold, in one sentence.
    public let sentence: String
    /// The law's name.
    public var description: String { id }
    private let check: @MainActor @Sendable (Stage) async throws -> Void

    init(_ id: String, _ sentence: String, check: @escaping @MainActor @Sendable (Stage) async throws -> Void) {
        (self.id, self.sentence, self.check) = (id, sentence, check)
    }

    /// All laws. A step that passes them behaves as Top Movies does.
    public static let all = loading + formatting + navigation + overlaps + twoViews + lifetimes

    /// Tries the law on a step.
    /// - Parameter draft: A layout that an exercise asks for, in place of the format's own.
    /// - Throws: ``LawViolation`` that says what was seen instead, or ``LayoutDifference`` where all is well but the
    ///   draft.
    @MainActor
    public func callAsFunction(
        _ step: any TopMoviesStep.Type, format: Console.Format, draft layout: Layout? = nil
    ) async throws {
        let draft = layout.map(Draft.init)
        try await withDeadline(for: self) { try await check(Stage(step, format: format, draft: draft)) }
        if let difference = draft?.difference { throw LayoutDifference(description: difference) }
    }
}

/// What a law saw, where it should have seen something else.
public nonisolated struct LawViolation: Error, CustomStringConvertible {
    /// One sentence.
    public let description: String
}

/// Holds a law to what it saw.
package func require(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws {
    if !condition { throw LawViolation(description: otherwise()) }
}

/// Holds a law to two things being equal.
package func require<Value: Equatable>(_ what: String, _ seen: Value, is expected: Value) throws {
    try require(seen == expected, "\(what): expected \(expected), and saw \(seen)")
}
