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

/// The Add screen's interactor that reports each hop.
private final class TracedAddInteractor: AddContactInteractor {
    let state: Observable<AddContactState>
    private let interactor: any AddContactInteractor
    private let trace: (String) -> Void

    init(_ interactor: any AddContactInteractor, _ trace: @escaping (String) -> Void) {
        (self.interactor, self.trace) = (interactor, trace)
        state = interactor.state.map { state in
            if state != .editing, state != .saving { trace("Add Interactor ⇢ Add Presenter state") }
            return state
        }
    }

    func createContact(firstName: String, lastName: String) {
        trace("Add Presenter → Add Interactor createContact(firstName:lastName:)")
        interactor.createContact(firstName: firstName, lastName: lastName)
    }
}

/// The Add screen's presenter that reports each hop.
private final class TracedAddPresenter: AddContactPresenter {
    let firstName, lastName: Subject<String>
    let presentation: Observable<AddContactPresentation>
    private let presenter: any AddContactPresenter
    private let trace: (String) -> Void

    init(_ presenter: any AddContactPresenter, _ trace: @escaping (String) -> Void) {
        (self.presenter, self.trace) = (presenter, trace)
        (firstName, lastName) = (presenter.firstName, presenter.lastName)
        presentation = presenter.presentation
    }

    func addContact() {
        trace("Add View → Add Presenter addContact()")
        presenter.addContact()
    }

    func cancel() {
        trace("Add View → Add Presenter cancel()")
        presenter.cancel()
    }
}

/// The Add screen's router that reports each hop.
private final class TracedAddRouter: AddContactRouter {
    private let router: any AddContactRouter
    private let trace: (String) -> Void

    init(_ router: any AddContactRouter, _ trace: @escaping (String) -> Void) {
        (self.router, self.trace) = (router, trace)
    }

    func dismiss() {
        trace("Add Presenter → Add Router dismiss()")
        router.dismiss()
    }
}

/// A delegate of the Add screen that reports each hop.
final class TracedDelegate: AddContactDelegate {
    private weak var delegate: (any AddContactDelegate)?
    private let trace: (String) -> Void

    init(_ delegate: any AddContactDelegate, _ trace: @escaping (String) -> Void) {
        (self.delegate, self.trace) = (delegate, trace)
    }

    func didAddContact(_ contact: Contact) {
        trace("Add Presenter → Presenter didAddContact(_:)")
        delegate?.didAddContact(contact)
    }

    func didCancelAddContact() {
        trace("Add Presenter → Presenter didCancelAddContact()")
        delegate?.didCancelAddContact()
    }
}
