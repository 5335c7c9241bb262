import Binding
import ConsoleProgram
import ContactBook
import ContactsVIPER

/// A list's interactor that tells of each call and each answer on its way through.
final class TracedListInteractor: ContactListInteractor {
    let contacts: Observable<ContactListState<Contact>>
    private let interactor: any ContactListInteractor
    private let trace: Trace?

    init(_ interactor: any ContactListInteractor, _ trace: Trace?) {
        self.interactor = interactor
        self.trace = trace
        contacts = interactor.contacts.map { contacts in
            if contacts != .loading { trace?("Interactor ⇢ Presenter contacts") }
            return contacts
        }
    }

    func retrieveContacts() {
        trace?("Presenter → Interactor retrieveContacts()")
        interactor.retrieveContacts()
    }

    func search(for query: String) {
        if !query.isEmpty { trace?("Presenter → Interactor search(for:)") }
        interactor.search(for: query)
    }

    func insert(_ contact: Contact) {
        trace?("Presenter → Interactor insert(_:)")
        interactor.insert(contact)
    }
}

/// A list's presenter that tells of each call and each answer on its way through.
final class TracedListPresenter: ContactListPresenter {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query = Subject("")
    private let presenter: any ContactListPresenter
    private let trace: Trace?
    private var typing: [Cancellable] = []

    init(_ presenter: any ContactListPresenter, _ trace: Trace?) {
        self.presenter = presenter
        self.trace = trace
        contacts = presenter.contacts.map { contacts in
            if contacts != .loading { trace?("Presenter ⇢ View contacts") }
            return contacts
        }
        typing = [
            query.observable.observe { query in if !query.isEmpty { trace?("View ⇄ Presenter query") } },
            query.bind(with: presenter.query),
        ]
    }

    func reload() {
        trace?("View → Presenter reload()")
        presenter.reload()
    }

    func addNewContact(from view: any ContactListView) {
        trace?("View → Presenter addNewContact(from:)")
        presenter.addNewContact(from: view)
    }
}

/// A list's router that tells of each call on its way through, and of what the Add screen tells its delegate.
final class TracedListRouter: ContactListRouter {
    private let router: any ContactListRouter
    private let trace: Trace?
    private var delegate: TracedDelegate?

    init(_ router: any ContactListRouter, _ trace: Trace?) {
        self.router = router
        self.trace = trace
    }

    func showAddContactView(from view: any ContactListView, for delegate: any AddContactDelegate) {
        trace?("Presenter → Router showAddContactView(from:for:)")
        let traced = TracedDelegate(delegate, trace)
        // Whoever is told is held weakly there.
        self.delegate = traced
        router.showAddContactView(from: view, for: traced)
    }
}

private final class TracedDelegate: AddContactDelegate {
    private weak var delegate: (any AddContactDelegate)?
    private let trace: Trace?

    init(_ delegate: any AddContactDelegate, _ trace: Trace?) {
        self.delegate = delegate
        self.trace = trace
    }

    func didAddContact(_ contact: Contact) {
        trace?("Add Presenter → Presenter didAddContact(_:)")
        delegate?.didAddContact(contact)
    }

    func didCancelAddContact() {
        trace?("Add Presenter → Presenter didCancelAddContact()")
        delegate?.didCancelAddContact()
    }
}
