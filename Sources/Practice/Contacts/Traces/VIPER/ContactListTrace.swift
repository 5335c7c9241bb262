import Binding
import ConsoleUI
import ContactBook

extension ContactListModule {
    /// Returns a view wired as `makeView(on:)` does, with a report to `trace` at each hop between its layers.
    public static func makeView(
        store: any ContactStore, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let interactor = TracedInteractor(DefaultContactListInteractor(store: store), trace)
        let router = DefaultContactListRouter(addContact: TracedAddContactModule(store: store, trace: trace))
        let presenter = TracedPresenter(
            DefaultContactListPresenter(router: TracedRouter(router, trace), interactor: interactor), trace)
        let view: any ContactListView =
            switch console.format {
            case .text: TextContactListView(presenter: presenter, console: console)
            case .json: JSONContactListView(presenter: presenter, console: console)
            }
        router.view = view
        return view
    }
}

/// A list's interactor that reports each hop.
private final class TracedInteractor: Traced<any ContactListInteractor>, ContactListInteractor {
    private(set) lazy var contacts = layer.contacts.map { [trace] contacts in
        if contacts != .loading { trace("Interactor ⇢ Presenter contacts") }
        return contacts
    }
    var query: Observable<String> { layer.query }

    func retrieveContacts() {
        trace("Presenter → Interactor retrieveContacts()")
        layer.retrieveContacts()
    }

    func search(for query: String) {
        if !query.isEmpty { trace("Presenter → Interactor search(for:)") }
        layer.search(for: query)
    }

    func insert(_ contact: Contact) {
        trace("Presenter → Interactor insert(_:)")
        layer.insert(contact)
    }
}

/// A list's presenter that reports each hop.
private final class TracedPresenter: ContactListPresenter {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query = Subject("")
    private let presenter: any ContactListPresenter
    private let trace: (String) -> Void
    private let typing: [Cancellable]

    init(_ presenter: any ContactListPresenter, _ trace: @escaping (String) -> Void) {
        (self.presenter, self.trace) = (presenter, trace)
        contacts = presenter.contacts.map { contacts in
            if contacts != .loading { trace("Presenter ⇢ View contacts") }
            return contacts
        }
        typing = [
            query.observable.observe { query in if !query.isEmpty { trace("View ⇄ Presenter query") } },
            query.bind(with: presenter.query),
        ]
    }

    func reload() {
        trace("View → Presenter reload()")
        presenter.reload()
    }

    func addNewContact() {
        trace("View → Presenter addNewContact()")
        presenter.addNewContact()
    }
}

/// A list's router that reports each hop, and those of the Add screen to its delegate.
private final class TracedRouter: Traced<any ContactListRouter>, ContactListRouter {
    private var delegate: TracedDelegate?

    func showAddContactView(for delegate: any AddContactDelegate) {
        trace("Presenter → Router showAddContactView(for:)")
        let traced = TracedDelegate(delegate, trace)
        // The Add screen references its delegate weakly.
        self.delegate = traced
        layer.showAddContactView(for: traced)
    }
}
