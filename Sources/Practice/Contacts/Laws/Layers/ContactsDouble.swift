public import Binding
import Conformance
public import ContactBook

/// The test doubles around a layer of Contacts, in one object: interactors, presenters, routers and the delegate.
///
/// It publishes the states that the law sends, shares its fields with the layer under test, and records what that layer
/// asks for. A search isn't recorded, because it changes the search field.
public final class ContactsDouble {
    /// What the layer under test has called, in order.
    var calls: [String] { log.calls }
    private let log: Log

    private final class Log { var calls: [String] = [] }

    /// Creates a double whose contacts are loading, and whose new contact is being edited.
    public init() { log = Log() }

    /// Creates a double that records its calls together with those of `other`.
    init(beside other: ContactsDouble) { log = other.log }

    /// Fails the law unless the layer under test soon has made exactly these calls.
    func requireCalls(_ expected: String...) async throws {
        try await require("its calls", soon: calls, is: expected)
    }

    private func record(_ call: String) { log.calls.append(call) }

    // MARK: The list's interactor

    let list = Subject(ContactListState<Contact>.loading)
    /// The contacts, as the list's interactor publishes them.
    public var contacts: Observable<ContactListState<Contact>> { list.observable }
    /// The query, as the list's interactor publishes it.
    public var query: Observable<String> { searchField.observable }

    /// Records the call, as the list's interactor.
    public func retrieveContacts() { record("retrieveContacts") }

    /// Updates the query, as the list's interactor.
    public func search(for query: String) {
        if query != searchField.value { searchField.send(query) }
    }

    /// Records the contact, as the list's interactor.
    public func insert(_ contact: Contact) { record("insert \(contact.fullName)") }

    // MARK: The list's presenter

    /// The search field, as the list's presenter offers it.
    public let searchField = Subject("")

    /// Records the call, as the list's presenter.
    public func reload() { record("reload") }

    /// Records the call, as the list's presenter.
    public func addNewContact() { record("addNewContact") }

    // MARK: The list's router

    private var delegate: ((Contact) -> Void)?

    /// Records the call, as the list's router.
    /// - Parameter didAddContact: Tells the delegate that a contact has been added.
    public func showAddContactView(notifying didAddContact: @escaping (Contact) -> Void) {
        record("showAddContactView")
        delegate = didAddContact
    }

    /// Tells the delegate that was passed to the router, if any, that a contact has been added.
    func notifyDelegate(of contact: Contact) {
        delegate?(contact)
        // It may hold the layer under test.
        delegate = nil
    }

    // MARK: The Add screen's interactor

    let addition = Subject(AddContactState.editing)
    /// The state of a new contact, as the Add screen's interactor publishes it.
    public var state: Observable<AddContactState> { addition.observable }

    /// Records the names, as the Add screen's interactor.
    public func createContact(firstName: String, lastName: String) {
        record("createContact \(firstName)|\(lastName)")
    }

    // MARK: The Add screen's presenter

    /// The first name, as the Add screen's presenter offers it.
    public let firstName = Subject("")
    /// The last name, as the Add screen's presenter offers it.
    public let lastName = Subject("")

    /// Records the call, as the Add screen's presenter.
    public func addContact() { record("addContact") }

    /// Records the call, as the Add screen's presenter.
    public func cancel() { record("cancel") }

    // MARK: The Add screen's router

    /// Records the call, as the Add screen's router.
    public func dismiss() { record("dismiss") }

    // MARK: The delegate

    /// Records the contact, as the delegate.
    public func didAddContact(_ contact: Contact) { record("didAddContact \(contact.fullName)") }

    /// Records the call, as the delegate.
    public func didCancelAddContact() { record("didCancelAddContact") }
}
