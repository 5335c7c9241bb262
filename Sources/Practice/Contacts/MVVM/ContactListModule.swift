import ConsoleUI
import ContactBook

/// The composition root of the list: creates the layers and wires them.
public struct ContactListModule {
    private let addContact: any AddContactModule
    private let viewModel: any ContactListViewModel

    /// Creates the business layer, which all views of the list share.
    public init(store: any ContactStore) {
        addContact = DefaultAddContactModule(store: store)
        viewModel = DefaultContactListViewModel(store: store)
    }

    /// Returns a view of the console's format, with layers of its own above the business layer.
    public func makeView(on console: Console) -> Screen {
        DefaultContactListView(viewModel: viewModel, addContact: addContact, console: console)
    }
}
