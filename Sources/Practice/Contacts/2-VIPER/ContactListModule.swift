public import ConsoleUI
public import ContactBook

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct ContactListModule {
    private let presenter: any ContactListPresenter

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    public init(
        store: any ContactStore,
        wrapInteractor: (any ContactListInteractor) -> any ContactListInteractor = { $0 },
        wrapRouter: (any ContactListRouter) -> any ContactListRouter = { $0 },
        wrapPresenter: (any ContactListPresenter) -> any ContactListPresenter = { $0 },
        wrapAddInteractor: @escaping (any AddContactInteractor) -> any AddContactInteractor = { $0 },
        wrapAddRouter: @escaping (any AddContactRouter) -> any AddContactRouter = { $0 },
        wrapAddPresenter: @escaping (any AddContactPresenter) -> any AddContactPresenter = { $0 }
    ) {
        let interactor = wrapInteractor(StoredContactListInteractor(store: store))
        let router = ScreenContactListRouter(
            addContact: AddContactModule(
                store: store, wrapInteractor: wrapAddInteractor, wrapRouter: wrapAddRouter,
                wrapPresenter: wrapAddPresenter))
        presenter = wrapPresenter(StoredContactListPresenter(router: wrapRouter(router), interactor: interactor))
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any ContactListView =
            switch console.format {
            case .text: TextContactListView(presenter: presenter, console: console)
            case .json: JSONContactListView(presenter: presenter, console: console)
            }
        view.commands += [
            Command("add", "add a contact") { [weak view] in view?.didTapOnAdd() },
            Command("reload", "read the contacts again") { [weak view] in view?.didTapOnReload() },
        ]
        return view
    }
}
