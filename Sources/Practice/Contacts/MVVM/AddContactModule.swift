import ConsoleUI
import ContactBook

/// The Add screen's composition root, which creates the layers and wires them up.
struct DefaultAddContactModule: AddContactModule {
    let store: any ContactStore

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let viewModel = DefaultAddContactViewModel(store: store, delegate: delegate)
        return DefaultAddContactView(viewModel: viewModel, console: console)
    }
}
