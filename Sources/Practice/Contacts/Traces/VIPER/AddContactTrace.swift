import Binding
import ConsoleUI
import ContactBook

/// A module of the Add screen whose layers report each hop.
struct TracedAddContactModule: AddContactModule {
    let store: any ContactStore
    let trace: (String) -> Void

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let interactor = TracedAddInteractor(DefaultAddContactInteractor(store: store), trace)
        let router = DefaultAddContactRouter()
        let presenter = TracedAddPresenter(
            DefaultAddContactPresenter(
                router: TracedAddRouter(router, trace), interactor: interactor, delegate: delegate),
            trace)
        let view: any AddContactView =
            switch console.format {
            case .text: TextAddContactView(presenter: presenter, console: console)
            case .json: JSONAddContactView(presenter: presenter, console: console)
            }
        router.view = view
        return view
    }
}

private final class TracedAddInteractor: Traced<any AddContactInteractor>, AddContactInteractor {
    private(set) lazy var state = layer.state.map(
        passing("Add Interactor ⇢ Add Presenter state", except: .editing, .saving))

    func createContact(firstName: String, lastName: String) {
        calling("Add Presenter → Add Interactor createContact(firstName:lastName:)")
            .createContact(firstName: firstName, lastName: lastName)
    }
}

private final class TracedAddPresenter: Traced<any AddContactPresenter>, AddContactPresenter {
    var firstName: Subject<String> { layer.firstName }
    var lastName: Subject<String> { layer.lastName }
    var presentation: Observable<AddContactPresentation> { layer.presentation }

    func addContact() { calling("Add View → Add Presenter addContact()").addContact() }

    func cancel() { calling("Add View → Add Presenter cancel()").cancel() }
}

private final class TracedAddRouter: Traced<any AddContactRouter>, AddContactRouter {
    func dismiss() { calling("Add Presenter → Add Router dismiss()").dismiss() }
}
