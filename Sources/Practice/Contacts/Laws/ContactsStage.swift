import Conformance
import ConsoleUI
import ContactBook

/// Runs a step of Contacts on a scripted store, in as many windows as a law opens.
@MainActor public final class ContactsStage {
    let format: Console.Format
    private(set) var store = ScriptedContactStore(.examples)
    private let step: any ContactsStep.Type
    private lazy var feature = step.init(store: store)

    init(_ step: any ContactsStep.Type, format: Console.Format) {
        self.step = step
        self.format = format
    }

    /// Opens a window with a view of the feature, and lets the view load.
    func open(_ format: Console.Format? = nil) async -> Window {
        let window = Window(format: format ?? self.format)
        window.navigator.push(feature.makeView(on: window.console))
        await settle()
        return window
    }

    /// Starts over with a store of these contacts.
    func restock(_ contacts: [Contact]) {
        store = ScriptedContactStore(contacts)
        feature = step.init(store: store)
    }

    /// Starts over with a store of contacts with these names, opens a window, and discards its output.
    func openLoaded(_ names: [String]) async throws -> Window {
        restock(names.map(Contact.named))
        let window = await open()
        await window.loadedOutput()
        return window
    }

    /// The names of a stage's initial contacts, in order.
    static let examples = [Contact].examples.map(\.fullName)

    /// Performs `act` in a window with a new feature, releases both, and requires that none of their objects remain.
    func requireNothingLeft(after act: (Window) async throws -> Void) async throws {
        try await Census.requireNothingLeft(
            of: { step.init(store: store).makeView(on: $0) },
            in: Window(format: format),
            without: store,
            after: act)
    }

    /// Requires that the store soon holds contacts with these names, in the order in which they were added.
    func requireSaved(_ names: [String]) async throws {
        try await require("what is saved", soon: store.kept.map(\.fullName), is: names)
    }
}

extension Contact {
    /// Creates a contact from a full name, whose last word is the last name.
    static func named(_ name: String) -> Contact {
        let words = name.split(separator: " ").map(String.init)
        return Contact(
            firstName: words.dropLast().joined(separator: " "),
            lastName: words.last ?? "")
    }
}

/// A store that succeeds at once, unless a law makes it fail or wait for a scripted answer.
@MainActor
final class ScriptedContactStore: ContactStore {
    /// The contacts, in the order in which they were added.
    var kept: [Contact]
    /// How many reads were requested.
    private(set) var retrievals = 0
    /// How many saves were requested.
    private(set) var additions = 0
    /// The errors with which reading and saving fail from now on, or nil.
    var retrievalFailure, additionFailure: ContactStoreError?
    /// Whether calls wait for ``answer(_:)`` from now on.
    var isHolding = false
    /// The number of waiting calls that were cancelled.
    var cancellations: Int { held.cancellations }
    private let held = ScriptedCalls<Void>()

    init(_ contacts: [Contact]) { kept = contacts }

    @MainActor func contacts() async throws(ContactStoreError) -> [Contact] {
        retrievals += 1
        // The state at the time of the call.
        let contacts = kept
        let failure = retrievalFailure
        if isHolding { await held.call() }
        if let failure { throw failure }
        return contacts
    }

    @MainActor func add(_ contact: Contact) async throws(ContactStoreError) {
        additions += 1
        if isHolding { await held.call() }
        if let additionFailure { throw additionFailure }
        kept.append(contact)
    }

    /// Answers the waiting call numbered `call`, counted from 1, and waits until the answer arrives.
    func answer(_ call: Int) async throws { try await held.answer(call, with: ()) }
}
