import Binding
import ConsoleUI
import ContactBook

extension ContactListModule {
    /// Returns a view wired as in `makeView(on:)`, but with each call between its layers reported to `trace`.
    public static func makeView(
        store: any ContactStore, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let addContact = TracedAddContactModule(store: store, trace: trace)
        let viewModel = TracedListViewModel(DefaultContactListViewModel(store: store), trace)
        return DefaultContactListView(viewModel: viewModel, addContact: addContact, console: console)
    }
}

private final class TracedListViewModel: Traced<any ContactListViewModel>, ContactListViewModel {
    private(set) lazy var contacts = layer.contacts.map(
        passing("ViewModel ⇢ View contacts", unless: { $0 == .loading }))
    let query = Subject("")
    private var typing: [Cancellable] = []

    override init(_ layer: any ContactListViewModel, _ trace: @escaping (String) -> Void) {
        super.init(layer, trace)
        typing = [
            query.observable.map(passing("View ⇄ ViewModel query", unless: \.isEmpty)).observe { _ in },
            query.bind(with: layer.query),
        ]
    }

    func retrieveContacts() { calling("View → ViewModel retrieveContacts()").retrieveContacts() }

    func didAddContact(_ contact: Contact) {
        calling("Add ViewModel → ViewModel didAddContact(_:)").didAddContact(contact)
    }
}

/// The Add screen's module, with layers that report each call.
struct TracedAddContactModule: AddContactModule {
    let store: any ContactStore
    let trace: (String) -> Void

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let viewModel = TracedAddViewModel(DefaultAddContactViewModel(store: store, delegate: delegate), trace)
        return DefaultAddContactView(viewModel: viewModel, console: console)
    }
}

private final class TracedAddViewModel: Traced<any AddContactViewModel>, AddContactViewModel {
    var firstName: Subject<String> { layer.firstName }
    var lastName: Subject<String> { layer.lastName }
    var presentation: Observable<AddContactPresentation> { layer.presentation }
    private(set) lazy var isDone = layer.isDone.map(passing("Add ViewModel ⇢ Add View isDone", unless: { !$0 }))

    func createContact() { calling("Add View → Add ViewModel createContact()").createContact() }
}
