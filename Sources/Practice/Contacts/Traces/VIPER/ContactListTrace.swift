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

private final class TracedInteractor: Traced<any ContactListInteractor>, ContactListInteractor {
    private(set) lazy var contacts = layer.contacts.map(passing("Interactor ⇢ Presenter contacts", except: .loading))
    var query: Observable<String> { layer.query }

    func retrieveContacts() { calling("Presenter → Interactor retrieveContacts()").retrieveContacts() }

    func search(for query: String) {
        (query.isEmpty ? layer : calling("Presenter → Interactor search(for:)")).search(for: query)
    }

    func insert(_ contact: Contact) { calling("Presenter → Interactor insert(_:)").insert(contact) }
}

private final class TracedPresenter: Traced<any ContactListPresenter>, ContactListPresenter {
    private(set) lazy var contacts = layer.contacts.map(passing("Presenter ⇢ View contacts", except: .loading))
    let query = Subject("")
    private var typing: [Cancellable] = []

    override init(_ layer: any ContactListPresenter, _ trace: @escaping (String) -> Void) {
        super.init(layer, trace)
        typing = [
            query.observable.map(passing("View ⇄ Presenter query", except: "")).observe { _ in },
            query.bind(with: layer.query),
        ]
    }

    func reload() { calling("View → Presenter reload()").reload() }

    func addNewContact() { calling("View → Presenter addNewContact()").addNewContact() }
}

private final class TracedRouter: Traced<any ContactListRouter>, ContactListRouter {
    /// The Add screen references its delegate weakly.
    private var delegate: TracedDelegate?

    func showAddContactView(for delegate: any AddContactDelegate) {
        let traced = TracedDelegate({ [weak delegate] in delegate }, trace)
        self.delegate = traced
        calling("Presenter → Router showAddContactView(for:)").showAddContactView(for: traced)
    }
}

private final class TracedDelegate: Traced<() -> (any AddContactDelegate)?>, AddContactDelegate {
    func didAddContact(_ contact: Contact) {
        calling("Add Presenter → Presenter didAddContact(_:)")()?.didAddContact(contact)
    }

    func didCancelAddContact() { calling("Add Presenter → Presenter didCancelAddContact()")()?.didCancelAddContact() }
}
