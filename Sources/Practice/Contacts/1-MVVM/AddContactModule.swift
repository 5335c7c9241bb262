import ConsoleUI
import ContactBook

/// The composition root of the screen that adds a contact.
struct AddContactModule {
    let store: any ContactStore
    let wrapViewModel: (any AddContactViewModel) -> any AddContactViewModel

    /// Makes a view of the console's kind that tells `delegate` what became of it.
    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let viewModel = wrapViewModel(StoredAddContactViewModel(store: store, delegate: delegate))
        let view: any AddContactView =
            switch console.format {
            case .text: TextAddContactView(viewModel: viewModel, console: console)
            case .json: JSONAddContactView(viewModel: viewModel, console: console)
            }
        view.commands += [
            Command("done", "keep the contact") { [weak view] in view?.didTapOnDone() },
            Command("cancel", "keep nothing") { [weak view] in view?.didTapOnCancel() },
        ]
        return view
    }
}
