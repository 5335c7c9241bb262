import ConsoleProgram
import ConsoleUI
import ContactBook

/// Stands before a store, tells of each call, and leaves in the outcome whether the last call failed.
@MainActor
final class ReportingContactStore: ContactStore {
    private let store: any ContactStore
    private let outcome: Outcome
    private let willCall: @MainActor (String) -> Void

    init(_ store: any ContactStore, outcome: Outcome, willCall: @escaping @MainActor (String) -> Void) {
        self.store = store
        self.outcome = outcome
        self.willCall = willCall
    }

    nonisolated func contacts() async throws(ContactStoreError) -> [Contact] {
        await willCall("contacts()")
        do {
            let contacts = try await store.contacts()
            await report(nil)
            return contacts
        } catch {
            await report(error)
            throw error
        }
    }

    nonisolated func add(_ contact: Contact) async throws(ContactStoreError) {
        await willCall("add(_:)")
        do {
            try await store.add(contact)
            await report(nil)
        } catch {
            await report(error)
            throw error
        }
    }

    private func report(_ error: ContactStoreError?) {
        guard !Task.isCancelled else { return }
        outcome.failure = error.map { Outcome.Failure($0.message, $0.kind.exitCode) }
    }
}

extension ContactStoreError.Kind {
    nonisolated fileprivate var exitCode: ExitCode {
        switch self {
        case .damaged: .data
        case .unreadable: .noInput
        case .unwritable: .cannotCreate
        }
    }
}
