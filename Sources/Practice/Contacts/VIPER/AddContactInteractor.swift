import Binding
import ContactBook

/// Saves a new contact in a store.
final class DefaultAddContactInteractor: AddContactInteractor {
    let state: Observable<AddContactState>

    private let store: any ContactStore
    private let subject = Subject(AddContactState.editing)

    init(store: any ContactStore) {
        self.store = store
        state = subject.observable
    }

    func createContact(firstName: String, lastName: String) {
        guard subject.value != .saving else { return }
        let contact = Contact(firstName: firstName, lastName: lastName)
        guard contact.isComplete else { return subject.send(.incomplete) }
        subject.send(.saving)
        Task { [weak self, store] in
            let answer = await store.saving(contact)
            self?.subject.send(answer)
        }
    }
}
