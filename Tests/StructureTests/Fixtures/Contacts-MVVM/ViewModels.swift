import Binding
import ContactBook

protocol ContactListViewModel: AnyObject {
    var presentations: Observable<[ContactPresentation]> { get }
}
protocol AddContactViewModel: AnyObject {
    func add(firstName: String, lastName: String)
}
protocol AddContactDelegate: AnyObject {
    func didAdd(_ contact: Contact)
}

final class StoredContactListViewModel: ContactListViewModel, AddContactDelegate {
    let presentations: Observable<[ContactPresentation]>
    private let store: any ContactStore
    private let contacts = Subject([Contact]())

    init(store: any ContactStore) {
        self.store = store
        presentations = contacts.observable.map { $0.map(ContactPresentation.init) }
    }

    func didAdd(_ contact: Contact) {
        contacts.send(contacts.value + [contact])
    }
}

final class StoredAddContactViewModel: AddContactViewModel {
    weak var delegate: (any AddContactDelegate)?

    func add(firstName: String, lastName: String) {
        delegate?.didAdd(Contact(firstName: firstName, lastName: lastName))
    }
}

struct ContactPresentation {
    let fullName: String

    init(_ contact: Contact) {
        fullName = contact.fullName
    }
}
