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
    let parts = zip(Mirror(reflecting: expected).children, Mirror(reflecting: seen).children)
    let different = parts.enumerated().first { _, parts in
        "\(parts.0.value)" != "\(parts.1.value)"
    }
    // Lines of output are shown in full.
    if !(expected is [String]), let (index, (old, new)) = different, old.label == new.label {
        let name = old.label ?? "\(index + 1)"
        let part = name == "some" ? what : "\(what) \(name)"
        return difference(in: part, between: old.value, and: new.value)
    }
    let text = "\(what): expected \(expected), and saw \(seen)"
    // Searching a 10,000-letter word would take too long.
    guard text.count <= 2_000 else { return text }
    return text.replacing(/\w+\.LoadState<[\w.]+>\.|MovieCatalog\./, with: "")
}
