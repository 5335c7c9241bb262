import Binding
import ContactBook

protocol ContactListPresenter: AnyObject {
    var presentations: Observable<[ContactPresentation]> { get }
    func didTapOnAdd()
}
protocol AddContactPresenter: AnyObject {
    var presentation: AddContactPresentation { get }
    func didTapOnDone(firstName: String, lastName: String)
}
protocol AddContactDelegate: AnyObject {
    func didAdd(_ contact: Contact)
}

final class StoredContactListPresenter: ContactListPresenter, AddContactDelegate {
    let presentations: Observable<[ContactPresentation]>
    private let router: any ContactListRouter
    private let interactor: any ContactListInteractor

    init(router: any ContactListRouter, interactor: any ContactListInteractor) {
        (self.router, self.interactor) = (router, interactor)
        presentations = interactor.contacts.map { $0.map(ContactPresentation.init) }
    }

    func didTapOnAdd() {
        router.showAddContactView(delegate: self)
    }

    func didAdd(_ contact: Contact) {
        interactor.insert(contact)
    }
}

final class StoredAddContactPresenter: AddContactPresenter {
    var presentation: AddContactPresentation { AddContactPresentation(.empty) }
    private let router: any AddContactRouter
    private let interactor: any AddContactInteractor
    private weak var delegate: (any AddContactDelegate)?

    init(router: any AddContactRouter, interactor: any AddContactInteractor, delegate: (any AddContactDelegate)?) {
        (self.router, self.interactor, self.delegate) = (router, interactor, delegate)
    }

    func didTapOnDone(firstName: String, lastName: String) {
        delegate?.didAdd(interactor.add(firstName: firstName, lastName: lastName))
        router.goBack()
    }
}

enum AddContactState {
    case empty
    case incomplete
}
