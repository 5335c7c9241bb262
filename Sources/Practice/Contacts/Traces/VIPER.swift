import Binding
import ConsoleUI
import ContactBook

extension ContactListModule {
    /// Returns a view wired as in `makeView(on:)`, but with each call between its layers reported to `trace`.
    public static func makeView(
        store: any ContactStore, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let interactor = TracedInteractor(DefaultContactListInteractor(store: store), trace)
        let router = DefaultContactListRouter(addContact: TracedAddContactModule(store: store, trace: trace))
        let presenter = TracedPresenter(
            DefaultContactListPresenter(router: TracedRouter(router, trace), interactor: interactor), trace)
        let view = DefaultContactListView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}

private final class TracedInteractor: Traced<any ContactListInteractor>, ContactListInteractor {
    private(set) lazy var contacts = layer.contacts.map(
        passing("Interactor ⇢ Presenter contacts", unless: { $0 == .loading }))
    var query: Observable<String> { layer.query }

    func retrieveContacts() { calling("Presenter → Interactor retrieveContacts()").retrieveContacts() }

    func search(for query: String) {
        (query.isEmpty ? layer : calling("Presenter → Interactor search(for:)")).search(for: query)
    }

    func insert(_ contact: Contact) { calling("Presenter → Interactor insert(_:)").insert(contact) }
}

private final class TracedPresenter: Traced<any ContactListPresenter>, ContactListPresenter {
    private(set) lazy var contacts = layer.contacts.map(
        passing("Presenter ⇢ View contacts", unless: { $0 == .loading }))
    let query = Subject("")
    private var typing: [Cancellable] = []

    override init(_ layer: any ContactListPresenter, _ trace: @escaping (String) -> Void) {
        super.init(layer, trace)
        typing = [
            query.observable.map(passing("View ⇄ Presenter query", unless: \.isEmpty)).observe { _ in },
            query.bind(with: layer.query),
        ]
    }

    func reload() { calling("View → Presenter reload()").reload() }
    func addNewContact() { calling("View → Presenter addNewContact()").addNewContact() }
}

private final class TracedRouter: Traced<any ContactListRouter>, ContactListRouter {
    /// Held here, because the Add screen references its delegate weakly.
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

/// The Add screen's module, with layers that report each call.
struct TracedAddContactModule: AddContactModule {
    let store: any ContactStore
    let trace: (String) -> Void

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let interactor = TracedAddInteractor(DefaultAddContactInteractor(store: store), trace)
        let router = DefaultAddContactRouter()
        let presenter = TracedAddPresenter(
            DefaultAddContactPresenter(
                router: TracedAddRouter(router, trace), interactor: interactor, delegate: delegate),
            trace)
        let view = DefaultAddContactView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}

private final class TracedAddInteractor: Traced<any AddContactInteractor>, AddContactInteractor {
    private(set) lazy var state = layer.state.map(
        passing("Add Interactor ⇢ Add Presenter state", unless: { $0 == .editing || $0 == .saving }))

    func createContact(firstName: String, lastName: String) {
        calling("Add Presenter → Add Interactor createContact(firstName:lastName:)")
            .createContact(firstName: firstName, lastName: lastName)
    }
}

private final class TracedAddPresenter: Traced<any AddContactPresenter>, AddContactPresenter {
    var firstName: Subject<String> { layer.firstName }
    var lastName: Subject<String> { layer.lastName }
    var presentation: Observable<AddContactPresentation> { layer.presentation }

    func addContact() { calling("Add View → Add Presenter addContact()").addContact() }
    func cancel() { calling("Add View → Add Presenter cancel()").cancel() }
}

private final class TracedAddRouter: Traced<any AddContactRouter>, AddContactRouter {
    func dismiss() { calling("Add Presenter → Add Router dismiss()").dismiss() }
}
