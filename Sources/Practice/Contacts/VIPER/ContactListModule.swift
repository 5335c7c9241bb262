import ConsoleUI
import ContactBook

/// The composition root of the list: creates the layers and wires them.
public struct ContactListModule {
    private let addContact: any AddContactModule
    private let interactor: any ContactListInteractor

    /// Creates the business layer, which all views of the list share.
    public init(store: any ContactStore) {
        addContact = DefaultAddContactModule(store: store)
        interactor = DefaultContactListInteractor(store: store)
    }

    /// Returns a view of the console's format, with layers of its own above the business layer.
    public func makeView(on console: Console) -> Screen {
        let router = DefaultContactListRouter(addContact: addContact)
        let presenter = DefaultContactListPresenter(router: router, interactor: interactor)
        let view = DefaultContactListView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}
