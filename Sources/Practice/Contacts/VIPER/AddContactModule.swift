import ConsoleUI
import ContactBook

/// The Add screen's composition root, which creates the layers and wires them up.
struct DefaultAddContactModule: AddContactModule {
    let store: any ContactStore

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let interactor = DefaultAddContactInteractor(store: store)
        let router = DefaultAddContactRouter()
        let presenter = DefaultAddContactPresenter(router: router, interactor: interactor, delegate: delegate)
        let view = DefaultAddContactView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}
