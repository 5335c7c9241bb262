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
private final class TracedAddInteractor: Traced<any AddContactInteractor>, AddContactInteractor {
    private(set) lazy var state = layer.state.map { [trace] state in
        if state != .editing, state != .saving { trace("Add Interactor ⇢ Add Presenter state") }
        return state
    }

    func createContact(firstName: String, lastName: String) {
        trace("Add Presenter → Add Interactor createContact(firstName:lastName:)")
        layer.createContact(firstName: firstName, lastName: lastName)
    }
}

/// The Add screen's presenter that reports each hop.
private final class TracedAddPresenter: Traced<any AddContactPresenter>, AddContactPresenter {
    var firstName: Subject<String> { layer.firstName }
    var lastName: Subject<String> { layer.lastName }
    var presentation: Observable<AddContactPresentation> { layer.presentation }

    func addContact() {
        trace("Add View → Add Presenter addContact()")
        layer.addContact()
    }

    func cancel() {
        trace("Add View → Add Presenter cancel()")
        layer.cancel()
    }
}

/// The Add screen's router that reports each hop.
private final class TracedAddRouter: Traced<any AddContactRouter>, AddContactRouter {
    func dismiss() {
        trace("Add Presenter → Add Router dismiss()")
        layer.dismiss()
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

/// A layer that reports each hop.
class Traced<Layer> {
    let layer: Layer
    let trace: (String) -> Void

    init(_ layer: Layer, _ trace: @escaping (String) -> Void) {
        (self.layer, self.trace) = (layer, trace)
    }
}
