public import Binding
import Conformance
public import ContactBook

/// The test doubles around a layer of Contacts, in one object: interactors, presenters, routers and the delegate.
///
/// It records each call, publishes the states that the law sends, and shares its fields with the layer under test.
public final class ContactsDouble {
    /// The search field, as the list's presenter offers it.
    public let searchField = Subject("")
    /// The first name, as the Add screen's presenter offers it.
    public let firstName = Subject("")
    /// The last name, as the Add screen's presenter offers it.
    public let lastName = Subject("")
    /// The contacts, as the list's interactor publishes them.
    public var contacts: Observable<ContactListState<Contact>> { list.observable }
    /// The query, as the list's interactor publishes it.
    public var query: Observable<String> { searchField.observable }
    /// The state of a new contact, as the Add screen's interactor publishes it.
    public var state: Observable<AddContactState> { addition.observable }

    let list = Subject(ContactListState<Contact>.loading)
    let addition = Subject(AddContactState.editing)
    /// What the layer under test has called, in order.
    var calls: [String] { log.calls }
    private let log: Log
    private var delegate: ((Contact) -> Void)?

    private final class Log { var calls: [String] = [] }

    /// Creates a double whose contacts are loading, and whose new contact is being edited.
    public init() { log = Log() }

    /// Creates a double that records its calls together with those of `other`.
    init(beside other: ContactsDouble) { log = other.log }

    /// Records the call, as the list's interactor.
    public func retrieveContacts() { log.calls.append("retrieveContacts") }
    /// Updates the query, as the list's interactor.
    public func search(for query: String) {
        if query != searchField.value { searchField.send(query) }
    }
    /// Records the contact, as the list's interactor.
    public func insert(_ contact: Contact) { log.calls.append("insert \(contact.fullName)") }
    /// Records the names, as the Add screen's interactor.
    public func createContact(firstName: String, lastName: String) {
        log.calls.append("createContact \(firstName)|\(lastName)")
    }

    /// Records the call, as the list's presenter.
    public func reload() { log.calls.append("reload") }
    /// Records the call, as the list's presenter.
    public func addNewContact() { log.calls.append("addNewContact") }
    /// Records the call, as the Add screen's presenter.
    public func addContact() { log.calls.append("addContact") }
    /// Records the call, as the Add screen's presenter.
    public func cancel() { log.calls.append("cancel") }

    /// Records the call, as the list's router.
    /// - Parameter didAddContact: Tells the delegate that a contact has been added.
    public func showAddContactView(notifying didAddContact: @escaping (Contact) -> Void) {
        log.calls.append("showAddContactView")
        delegate = didAddContact
    }

    /// Records the call, as the Add screen's router.
    public func dismiss() { log.calls.append("dismiss") }

    /// Records the contact, as the delegate.
    public func didAddContact(_ contact: Contact) {
        log.calls.append("didAddContact \(contact.fullName)")
    }
    /// Records the call, as the delegate.
    public func didCancelAddContact() { log.calls.append("didCancelAddContact") }

    /// Fails the law unless the layer under test soon has made exactly these calls.
    func requireCalls(_ expected: String...) async throws {
        try await require("its calls", soon: calls, is: expected)
    }

    /// Tells the delegate that was passed to the router, if any, that a contact has been added.
    func notifyDelegate(of contact: Contact) {
        delegate?(contact)
        // It may hold the layer under test.
        delegate = nil
    }
}
