import Conformance
import ConsoleUI
import ContactBook

/// Runs a step of Contacts over a scripted store, in as many windows as a law opens.
@MainActor final class ContactsStage {
    let format: Console.Format
    private(set) var store = ScriptedContactStore(.examples)
    private let step: any ContactsStep.Type
    private lazy var feature = step.init(store: store)

    init(_ step: any ContactsStep.Type, format: Console.Format) { (self.step, self.format) = (step, format) }

    /// Opens a window with a view of the feature, and lets it load.
    func open(_ format: Console.Format? = nil) async -> Window {
        let window = Window(format: format ?? self.format)
        window.navigator.push(feature.makeView(on: window.console))
        await settle()
        return window
    }

    /// Starts again with a store of these contacts.
    func restock(_ contacts: [Contact]) {
        store = ScriptedContactStore(contacts)
        feature = step.init(store: store)
    }

    /// Starts again with a store of contacts of these names, opens a window, and discards its output.
    func openLoaded(_ names: [String]) async throws -> Window {
        restock(names.map(Contact.named))
        let window = await open()
        _ = window.takeOutput()
        return window
    }

    /// The names of the contacts that a stage starts with, in order.
    static let examples = [Contact].examples.map(\.fullName)

    /// Performs `act` in a window on a feature of its own, releases both, and requires that nothing of them is left.
    func requireNothingLeft(after act: (Window) async throws -> Void) async throws {
        try await Census.requireNothingLeft(
            of: { step.init(store: store).makeView(on: $0) }, in: Window(format: format), without: store, after: act)
    }
}

extension Contact {
    /// A contact whose last name is the last word.
    static func named(_ name: String) -> Contact {
        let words = name.split(separator: " ").map(String.init)
        return Contact(firstName: words.dropLast().joined(separator: " "), lastName: words.last ?? "")
    }
}

/// A store that answers at once, fails if a law says so, and waits if a law wants to answer itself.
@MainActor
final class ScriptedContactStore: ContactStore {
    /// The contacts, in the order in which they were added.
    var kept: [Contact]
    /// How often contacts were read, and how often saving was requested.
    private(set) var (retrievals, additions) = (0, 0)
    /// The errors with which reading and saving fail from now on, if they do.
    var retrievalFailure, additionFailure: ContactStoreError?
    /// Whether calls wait for ``answer(_:)`` from now on.
    var isHolding = false
    /// How many waiting calls were cancelled.
    var cancellations: Int { held.cancellations }
    private let held = ScriptedCalls<Void>(last: ())

    init(_ contacts: [Contact]) { kept = contacts }

    @MainActor func contacts() async throws(ContactStoreError) -> [Contact] {
        retrievals += 1
        // The state at the time of the call.
        let (contacts, failure) = (kept, retrievalFailure)
        if isHolding { await held.answer() }
        if let failure { throw failure }
        return contacts
    }

    @MainActor func add(_ contact: Contact) async throws(ContactStoreError) {
        additions += 1
        if isHolding { await held.answer() }
        if let additionFailure { throw additionFailure }
        kept.append(contact)
    }

    /// Answers the held call with this number, from 1, and waits until the answer arrives.
    func answer(_ call: Int) async throws { try await held.answer(call, ()) }
}
