import ConsoleUI
import ContactBook

/// The composition root of the screen that adds a contact.
struct AddContactModule {
    let store: any ContactStore
    let wrapInteractor: (any AddContactInteractor) -> any AddContactInteractor
    let wrapRouter: (any AddContactRouter) -> any AddContactRouter
    let wrapPresenter: (any AddContactPresenter) -> any AddContactPresenter

    /// Makes a view of the console's kind that tells `delegate` what became of it.
    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let interactor = wrapInteractor(StoredAddContactInteractor(store: store))
        let router = ScreenAddContactRouter()
        let presenter = wrapPresenter(
            StoredAddContactPresenter(router: wrapRouter(router), interactor: interactor, delegate: delegate))
        let view: any AddContactView =
            switch console.format {
            case .text: TextAddContactView(presenter: presenter, console: console)
            case .json: JSONAddContactView(presenter: presenter, console: console)
            }
        router.view = view
        view.commands += [
            Command("done", "keep the contact") { [weak view] in view?.didTapOnDone() },
            Command("cancel", "keep nothing") { [weak view] in view?.didTapOnCancel() },
        ]
        return view
    }
}
