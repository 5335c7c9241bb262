import ConsoleUI
import ContactBook

/// The list's composition root, which creates the layers and wires them up.
public struct ContactListModule {
    private let addContact: any AddContactModule
    private let interactor: any ContactListInteractor

    /// Creates the business layer, which all views of the list share.
    public init(store: any ContactStore) {
        addContact = DefaultAddContactModule(store: store)
        interactor = DefaultContactListInteractor(store: store)
    }

    /// Creates a view in the console's format, with its own layers above the business layer.
    public func makeView(on console: Console) -> Screen {
        let router = DefaultContactListRouter(addContact: addContact)
        let presenter = DefaultContactListPresenter(router: router, interactor: interactor)
        let view = DefaultContactListView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}
