import ConsoleUI

protocol ContactListRouter: AnyObject {
    func showAddContactView(delegate: any AddContactDelegate)
}
protocol AddContactRouter: AnyObject {
    func goBack()
}

final class ScreenContactListRouter: ContactListRouter {
    weak var view: Screen?

    func showAddContactView(delegate: any AddContactDelegate) {
        guard let view else { return }
        view.navigator?.push(AddContactModule.makeView(delegate: delegate, on: view.console))
    }
}

final class ScreenAddContactRouter: AddContactRouter {
    weak var view: Screen?

    func goBack() {
        _ = view?.navigator?.pop()
    }
}

enum AddContactModule {
    static func makeView(delegate: any AddContactDelegate, on console: Console) -> Screen {
        let router = ScreenAddContactRouter()
        let presenter = StoredAddContactPresenter(
            router: router, interactor: StoredAddContactInteractor(), delegate: delegate)
        let view = TextAddContactView(presenter: presenter, console: console)
        router.view = view
        return view
    }
}
