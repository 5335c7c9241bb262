import Binding
import ContactBook

/// Presents the contacts of its interactor, and decides what each action asks for.
final class StoredContactListPresenter: ContactListPresenter {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query = Subject("")

    private let router: any ContactListRouter
    private let interactor: any ContactListInteractor
    private var search: Cancellable?

    init(router: any ContactListRouter, interactor: any ContactListInteractor) {
        self.router = router
        self.interactor = interactor
        contacts = interactor.contacts.map { $0.map(ContactPresentation.init) }
        search = query.observable.bind(to: self) { presenter, query in presenter.interactor.search(for: query) }
    }

    func reload() {
        interactor.retrieveContacts()
    }

    func addNewContact(from view: any ContactListView) {
        router.showAddContactView(from: view, for: self)
    }
}

extension StoredContactListPresenter: AddContactDelegate {
    func didAddContact(_ contact: Contact) {
        interactor.insert(contact)
    }

    func didCancelAddContact() {}
}
