import Conformance
public import ConsoleUI
public import ContactBook

/// One behaviour that both steps of Contacts must show in every view.
public nonisolated struct ContactsLaw: Sendable, CustomStringConvertible {
    /// The name of the law.
    public let id: String
    /// The behaviour, in one sentence.
    public let sentence: String
    /// The law's name.
    public var description: String { id }
    private let check: @MainActor @Sendable (ContactsStage) async throws -> Void

    init(_ id: String, _ sentence: String, check: @escaping @MainActor @Sendable (ContactsStage) async throws -> Void) {
        (self.id, self.sentence, self.check) = (id, sentence, check)
    }

    /// All the laws. A step that passes them behaves as Contacts should.
    public static let all = retrieving + adding + inserting + searching + names + lifetimes

    /// Runs the law on a step.
    /// - Throws: A ``LawViolation`` that explains what happened instead.
    @MainActor
    public func callAsFunction(_ step: any ContactsStep.Type, format: Console.Format) async throws {
        try await withDeadline(for: self) { try await check(ContactsStage(step, format: format)) }
    }
}

/// The members through which laws test a step of Contacts, or a participant's copy of a step.
public protocol ContactsStep {
    /// Creates the business layer.
    init(store: any ContactStore)
    /// Creates a view in the console's format. All views show the same contacts.
    func makeView(on console: Console) -> Screen
}
