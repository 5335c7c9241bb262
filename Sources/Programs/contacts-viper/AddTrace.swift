import Binding
import ConsoleProgram
import ContactsVIPER

/// The Add screen's interactor that tells of each call and each answer on its way through.
final class TracedAddInteractor: AddContactInteractor {
    let state: Observable<AddContactState>
    private let interactor: any AddContactInteractor
    private let trace: Trace?

    init(_ interactor: any AddContactInteractor, _ trace: Trace?) {
        self.interactor = interactor
        self.trace = trace
        state = interactor.state.map { state in
            if state != .editing, state != .saving { trace?("Add Interactor ⇢ Add Presenter state") }
            return state
        }
    }

    func createContact(firstName: String, lastName: String) {
        trace?("Add Presenter → Add Interactor createContact(firstName:lastName:)")
        interactor.createContact(firstName: firstName, lastName: lastName)
    }
}

/// The Add screen's presenter that tells of each call on its way through.
final class TracedAddPresenter: AddContactPresenter {
    let firstName: Subject<String>
    let lastName: Subject<String>
    let presentation: Observable<AddContactPresentation>
    private let presenter: any AddContactPresenter
    private let trace: Trace?

    init(_ presenter: any AddContactPresenter, _ trace: Trace?) {
        self.presenter = presenter
        self.trace = trace
        firstName = presenter.firstName
        lastName = presenter.lastName
        presentation = presenter.presentation
    }

    func addContact() {
        trace?("Add View → Add Presenter addContact()")
        presenter.addContact()
    }

    func cancel() {
        trace?("Add View → Add Presenter cancel()")
        presenter.cancel()
    }
}

/// The Add screen's router that tells of each call on its way through.
final class TracedAddRouter: AddContactRouter {
    private let router: any AddContactRouter
    private let trace: Trace?

    init(_ router: any AddContactRouter, _ trace: Trace?) {
        self.router = router
        self.trace = trace
    }

    func dismiss() {
        trace?("Add Presenter → Add Router dismiss()")
        router.dismiss()
    }
}
