import Binding
import ContactBook

/// Presents the interactor's contacts, and decides which layer handles an action.
final class DefaultContactListPresenter: ContactListPresenter {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query = Subject("")

    private let router: any ContactListRouter
    private let interactor: any ContactListInteractor
    private var search: [Cancellable] = []

    init(router: any ContactListRouter, interactor: any ContactListInteractor) {
        self.router = router
        self.interactor = interactor
        contacts = interactor.contacts.map { $0.map(ContactPresentation.init) }
        search = [
            interactor.query.bind(to: self) { presenter, query in presenter.didSearch(for: query) },
            query.observable.bind(to: self) { presenter, query in presenter.interactor.search(for: query) },
        ]
    }

    func reload() { interactor.retrieveContacts() }
    func addNewContact() { router.showAddContactView(for: self) }

    private func didSearch(for text: String) {
        if query.value != text { query.send(text) }
    }
}

extension DefaultContactListPresenter: AddContactDelegate {
    func didAddContact(_ contact: Contact) { interactor.insert(contact) }
    func didCancelAddContact() {}
}
