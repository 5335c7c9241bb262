import Conformance
import ContactBook

/// A store that answers at once, fails if a law says so, and waits if a law wants to answer itself.
@MainActor
final class ScriptedContactStore: ContactStore {
    /// The contacts, in the order in which they were added.
    var kept: [Contact]
    /// How often the contacts were read.
    private(set) var retrievals = 0
    /// How often the store was asked to save a contact.
    private(set) var additions = 0
    /// Why reading fails from now on, if it does.
    var retrievalFailure: ContactStoreError?
    /// Why saving fails from now on, if it does.
    var additionFailure: ContactStoreError?
    /// Whether calls wait for ``answer(newest:)`` from now on.
    var isHolding = false
    private var waiting: [Reply<Void>] = []

    init(_ contacts: [Contact]) { kept = contacts }

    @MainActor func contacts() async throws(ContactStoreError) -> [Contact] {
        retrievals += 1
        // The state at the time of the call.
        let (contacts, failure) = (kept, retrievalFailure)
        await turn()
        if let failure { throw failure }
        return contacts
    }

    @MainActor func add(_ contact: Contact) async throws(ContactStoreError) {
        additions += 1
        await turn()
        if let additionFailure { throw additionFailure }
        kept.append(contact)
    }

    private func turn() async {
        if isHolding { await Reply.awaited { waiting.append($0) } }
    }

    /// Answers the call that has waited the longest, or the newest, and waits until the answer arrives.
    func answer(newest: Bool = false) async throws {
        try require(!waiting.isEmpty, "the store was not asked")
        (newest ? waiting.removeLast() : waiting.removeFirst())(())
        await settle()
    }

    /// Answers all waiting calls, in the order in which they came, and all later ones at once.
    func release() {
        isHolding = false
        for reply in waiting { reply(()) }
        waiting = []
    }

    // Calls that a law left open end with its stage.
    isolated deinit { release() }
}
