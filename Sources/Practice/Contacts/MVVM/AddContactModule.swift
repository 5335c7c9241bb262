import ConsoleUI
import ContactBook

/// The composition root of the screen that adds a contact: creates the layers and wires them.
struct DefaultAddContactModule: AddContactModule {
    let store: any ContactStore

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let viewModel = DefaultAddContactViewModel(store: store, delegate: delegate)
        return DefaultAddContactView(viewModel: viewModel, console: console)
    }
}
