import Binding
import ConsoleUI
import ContactBook

extension ContactListModule {
    /// Returns a view wired as `makeView(on:)` does, with a report to `trace` at each hop between its layers.
    public static func makeView(
        store: any ContactStore, on console: Console, trace: @escaping (String) -> Void
    ) -> Screen {
        let addContact = TracedAddContactModule(store: store, trace: trace)
        let viewModel = TracedListViewModel(DefaultContactListViewModel(store: store), trace)
        let view: any ContactListView =
            switch console.format {
            case .text: TextContactListView(viewModel: viewModel, addContact: addContact, console: console)
            case .json: JSONContactListView(viewModel: viewModel, addContact: addContact, console: console)
            }
        return view
    }
}

/// A list's view model that reports each hop.
private final class TracedListViewModel: ContactListViewModel {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query = Subject("")
    private let viewModel: any ContactListViewModel
    private let trace: (String) -> Void
    private let typing: [Cancellable]

    init(_ viewModel: any ContactListViewModel, _ trace: @escaping (String) -> Void) {
        (self.viewModel, self.trace) = (viewModel, trace)
        contacts = viewModel.contacts.map { contacts in
            if contacts != .loading { trace("ViewModel ⇢ View contacts") }
            return contacts
        }
        typing = [
            query.observable.observe { query in if !query.isEmpty { trace("View ⇄ ViewModel query") } },
            query.bind(with: viewModel.query),
        ]
    }

    func retrieveContacts() {
        trace("View → ViewModel retrieveContacts()")
        viewModel.retrieveContacts()
    }

    func didAddContact(_ contact: Contact) {
        trace("Add ViewModel → ViewModel didAddContact(_:)")
        viewModel.didAddContact(contact)
    }
}
