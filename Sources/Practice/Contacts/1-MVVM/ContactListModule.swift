public import ConsoleUI
public import ContactBook

/// The composition root of the list: the only place that knows which types stand behind the contracts.
public struct ContactListModule {
    private let viewModel: any ContactListViewModel
    private let addContact: AddContactModule

    /// Wires the layers below the view, each of which the caller may wrap in one of its own.
    public init(
        store: any ContactStore,
        wrapViewModel: (any ContactListViewModel) -> any ContactListViewModel = { $0 },
        wrapAddViewModel: @escaping (any AddContactViewModel) -> any AddContactViewModel = { $0 }
    ) {
        viewModel = wrapViewModel(StoredContactListViewModel(store: store))
        addContact = AddContactModule(store: store, wrapViewModel: wrapAddViewModel)
    }

    /// Makes a view of the console's kind. Two calls make two views that show the same.
    public func makeView(on console: Console) -> Screen {
        let view: any ContactListView =
            switch console.format {
            case .text: TextContactListView(viewModel: viewModel, addContact: addContact, console: console)
            case .json: JSONContactListView(viewModel: viewModel, addContact: addContact, console: console)
            }
        view.commands += [
            Command("add", "add a contact") { [weak view] in view?.didTapOnAdd() },
            Command("reload", "read the contacts again") { [weak view] in view?.didTapOnReload() },
        ]
        return view
    }
}
