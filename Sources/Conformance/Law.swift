/// A test of one behaviour that an app must show in every view.
public nonisolated struct Law<Stage>: Sendable, CustomStringConvertible {
    /// The law's name, such as `newest-wins`.
    public let id: String
    /// The required behaviour, in one sentence.
    public let sentence: String
    /// The law's name.
    public var description: String { id }
    private let check: @MainActor @Sendable (Stage) async throws -> Void

    package init(
        _ id: String, _ sentence: String,
        check: @escaping @MainActor @Sendable (Stage) async throws -> Void
    ) {
        self.id = id
        self.sentence = sentence
        self.check = check
    }

    /// Tests the app on the stage against the law.
    /// - Throws: A ``LawViolation`` that says what happened instead.
    @MainActor package func callAsFunction(on stage: Stage) async throws {
        try await withDeadline(for: self) { try await check(stage) }
    }
}

/// A violation of a law: what happened instead of the required behaviour.
public nonisolated struct LawViolation: Error, CustomStringConvertible {
    /// What happened instead: a sentence, or a diff of the output.
    public let description: String
    /// The line of the code under test that the violation is about, if that's known.
    public var place: SourcePlace?
}

/// Fails the law unless `condition` is true.
package func require(_ condition: Bool, _ otherwise: @autoclosure () -> String) throws {
    Fault.countRequirement()
    if !condition { throw LawViolation(description: otherwise()) }
}

/// Fails the law unless two values are equal, and reports where they differ.
package func require<Value: Equatable>(_ what: String, _ seen: Value, is expected: Value) throws {
    try require(seen == expected, difference(in: what, between: expected, and: seen))
}

/// Returns the first part in which two values differ, such as "states 2 loaded 1 rank: expected 1, and saw 2".
private func difference(in what: String, between expected: Any, and seen: Any) -> String {
    let pairs = zip(Mirror(reflecting: expected).children, Mirror(reflecting: seen).children).enumerated()
    // Lines of output are shown in full.
    if !(expected is [String]), let (index, pair) = pairs.first(where: { "\($1.0.value)" != "\($1.1.value)" }),
        pair.0.label == pair.1.label
    {
        let name = pair.0.label ?? "\(index + 1)"
        return difference(in: name == "some" ? what : "\(what) \(name)", between: pair.0.value, and: pair.1.value)
    }
    let text = "\(what): expected \(expected), and saw \(seen)"  // Searching a 10,000-letter word would take too long.
    return text.count > 2_000 ? text : text.replacing(/\w+\.LoadState<[\w.]+>\.|MovieCatalog\./, with: "")
}
