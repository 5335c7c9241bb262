import ConsoleUI
import ContactBook

/// The list's composition root, which creates the layers and wires them up.
public struct ContactListModule {
    private let addContact: any AddContactModule
    private let viewModel: any ContactListViewModel

    /// Creates the business layer, which all views of the list share.
    public init(store: any ContactStore) {
        addContact = DefaultAddContactModule(store: store)
        viewModel = DefaultContactListViewModel(store: store)
    }

    /// Creates a view in the console's format.
    public func makeView(on console: Console) -> Screen {
        DefaultContactListView(viewModel: viewModel, addContact: addContact, console: console)
    }
}
