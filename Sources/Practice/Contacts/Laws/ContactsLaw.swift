public import Conformance
public import ConsoleUI
public import ContactBook

/// A law of Contacts.
public typealias ContactsLaw = Law<ContactsStage>

nonisolated extension Law where Stage == ContactsStage {
    /// All the laws. A step that passes them behaves as Contacts should.
    public static let all = retrieving + adding + inserting + searching + names + lifetimes

    /// Tests a step against the law.
    /// - Throws: A ``LawViolation`` that says what happened instead.
    @MainActor public func callAsFunction(
        _ step: any ContactsStep.Type, format: Console.Format
    ) async throws {
        try await self(on: ContactsStage(step, format: format))
    }
}

/// The members through which laws test a step of Contacts, or a participant's copy of a step.
public protocol ContactsStep {
    /// Creates the business layer.
    init(store: any ContactStore)
    /// Creates a view in the console's format. All views show the same contacts.
    func makeView(on console: Console) -> Screen
}
