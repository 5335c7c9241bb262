import Binding
import ContactBook

/// Saves a new contact in a store, and notifies the delegate.
final class DefaultAddContactViewModel: AddContactViewModel {
    let firstName = Subject(""), lastName = Subject("")
    let presentation: Observable<AddContactPresentation>
    let isDone: Observable<Bool>

    private let store: any ContactStore
    private weak var delegate: (any AddContactDelegate)?
    private let subject = Subject(AddContactState.editing)

    init(store: any ContactStore, delegate: any AddContactDelegate) {
        self.store = store
        self.delegate = delegate
        presentation = subject.observable.map(AddContactPresentation.init)
        isDone = subject.observable.map { state in
            guard case .saved = state else { return false }
            return true
        }
    }

    func createContact() {
        guard subject.value != .saving else { return }
        let contact = Contact(firstName: firstName.value, lastName: lastName.value)
        guard contact.isComplete else { return subject.send(.incomplete) }
        subject.send(.saving)
        Task { [weak self, store] in
            let answer = await store.saving(contact)
            self?.didCreate(answer)
        }
    }

    private func didCreate(_ answer: AddContactState) {
        subject.send(answer)
        if case .saved(let contact) = answer { delegate?.didAddContact(contact) }
    }
}
