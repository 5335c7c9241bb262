import Binding
import ContactBook

protocol ContactListInteractor: AnyObject {
    var contacts: Observable<[Contact]> { get }
    func insert(_ contact: Contact)
}
protocol AddContactInteractor: AnyObject {
    func add(firstName: String, lastName: String) -> Contact
}

final class StoredContactListInteractor: ContactListInteractor {
    var contacts: Observable<[Contact]> { subject.observable }
    private let store: any ContactStore
    private let subject = Subject([Contact]())

    init(store: any ContactStore) {
        self.store = store
    }

    func insert(_ contact: Contact) {
        subject.send(subject.value + [contact])
    }
}

final class StoredAddContactInteractor: AddContactInteractor {
    func add(firstName: String, lastName: String) -> Contact {
        Contact(firstName: firstName, lastName: lastName)
    }
}
