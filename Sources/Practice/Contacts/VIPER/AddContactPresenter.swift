import Binding
import ContactBook

/// Presents a new contact, leaves the screen when the contact is saved, and notifies the delegate.
final class DefaultAddContactPresenter: AddContactPresenter {
    let firstName = Subject(""), lastName = Subject("")
    let presentation: Observable<AddContactPresentation>

    private let router: any AddContactRouter
    private let interactor: any AddContactInteractor
    private weak var delegate: (any AddContactDelegate)?
    private var subscription: Cancellable?

    init(router: any AddContactRouter, interactor: any AddContactInteractor, delegate: any AddContactDelegate) {
        self.router = router
        self.interactor = interactor
        self.delegate = delegate
        presentation = interactor.state.map(AddContactPresentation.init)
        subscription = interactor.state.bind(to: self) { presenter, state in presenter.didChange(state) }
    }

    func addContact() { interactor.createContact(firstName: firstName.value, lastName: lastName.value) }

    func cancel() {
        router.dismiss()
        delegate?.didCancelAddContact()
    }

    private func didChange(_ state: AddContactState) {
        guard case .saved(let contact) = state else { return }
        router.dismiss()
        delegate?.didAddContact(contact)
    }
}
