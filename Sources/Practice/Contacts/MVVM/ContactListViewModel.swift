import Binding
import ContactBook

/// Sorts, searches and formats the contacts of a store.
final class DefaultContactListViewModel: ContactListViewModel {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query = Subject("")

    private let store: any ContactStore
    private let state = Subject(ContactListState<Contact>.loading)
    private var all = SortedContacts()
    private var retrieval: Task<Void, Never>?
    private var search: Cancellable?

    init(store: any ContactStore) {
        self.store = store
        contacts = state.observable.map { $0.map(ContactPresentation.init) }
        search = query.observable.bind(to: self) { viewModel, _ in viewModel.didChangeQuery() }
    }

    deinit { retrieval?.cancel() }

    func retrieveContacts() {
        retrieval?.cancel()
        state.send(.loading)
        retrieval = Task { [weak self, store] in
            let answer = await store.sortedContacts()
            // If a newer request has cancelled this one, this response is dropped.
            if !Task.isCancelled { self?.didRetrieve(answer) }
        }
    }

    func didAddContact(_ contact: Contact) {
        // A pending response may lack this contact, and a failed one has no contacts.
        guard case .loaded = state.value else { return retrieveContacts() }
        let index = all.insert(contact)
        if let index = all.index(of: index, matching: query.value) { publish(inserted: index) }
    }

    private func didChangeQuery() {
        if case .loaded = state.value { publish() }
    }

    private func didRetrieve(_ answer: Result<SortedContacts, ContactStoreError>) {
        switch answer {
        case .success(let contacts):
            all = contacts
            publish()
        case .failure(let error): state.send(.failed(reason: error.message))
        }
    }

    private func publish(inserted index: Int? = nil) {
        state.send(.loaded(ContactList(all.matching(query.value), query: query.value, inserted: index)))
    }
}
