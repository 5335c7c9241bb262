public import Binding
public import ConsoleUI
public import ContactBook

/// The layers of Contacts, each made on its own. A layer that isn't there yet is nil, as all are in MVVM.
///
/// Names and initialisers are free, because each closure may contain an adapter.
public struct ContactsLayers: Sendable {
    /// Makes the list's interactor on a store.
    public let listBusiness: (@MainActor (any ContactStore) -> ContactListBusinessLayer)?
    /// Makes the list's presenter on doubles of the interactor and the router.
    public let listPresenter: (@MainActor (ContactsDouble) -> ContactListPresenterLayer)?
    /// Makes the list's view, in the console's format, on a double of its presenter.
    public let listView: (@MainActor (ContactsDouble, Console) -> Screen)?
    /// Makes the list's router, with a view. The double is the delegate of the Add screens that it shows.
    public let listRouter: (@MainActor (ContactsDouble, Console) -> ContactsRouterLayer)?
    /// Makes the Add screen's interactor on a store.
    public let addBusiness: (@MainActor (any ContactStore) -> AddContactBusinessLayer)?
    /// Makes the Add screen's presenter on doubles of the interactor and the router, and on one of the delegate.
    public let addPresenter: (@MainActor (ContactsDouble, _ delegate: ContactsDouble) -> AddContactPresenterLayer)?
    /// Makes the Add screen's view, in the console's format, on a double of its presenter.
    public let addView: (@MainActor (ContactsDouble, Console) -> Screen)?
    /// Makes the Add screen's router, with a view.
    public let addRouter: (@MainActor (ContactsDouble, Console) -> ContactsRouterLayer)?

    /// Creates a collection of layers. Pass nil for a layer that isn't there yet.
    public init(
        listBusiness: (@MainActor (any ContactStore) -> ContactListBusinessLayer)? = nil,
        listPresenter: (@MainActor (ContactsDouble) -> ContactListPresenterLayer)? = nil,
        listView: (@MainActor (ContactsDouble, Console) -> Screen)? = nil,
        listRouter: (@MainActor (ContactsDouble, Console) -> ContactsRouterLayer)? = nil,
        addBusiness: (@MainActor (any ContactStore) -> AddContactBusinessLayer)? = nil,
        addPresenter: (
            @MainActor (ContactsDouble, _ delegate: ContactsDouble) -> AddContactPresenterLayer
        )? = nil,
        addView: (@MainActor (ContactsDouble, Console) -> Screen)? = nil,
        addRouter: (@MainActor (ContactsDouble, Console) -> ContactsRouterLayer)? = nil
    ) {
        self.listBusiness = listBusiness
        self.listPresenter = listPresenter
        self.listView = listView
        self.listRouter = listRouter
        self.addBusiness = addBusiness
        self.addPresenter = addPresenter
        self.addView = addView
        self.addRouter = addRouter
    }
}

/// The list's interactor, alone. Its values are entities.
public struct ContactListBusinessLayer {
    let layer: Any
    let contacts: Observable<ContactListState<Contact>>
    let retrieveContacts: () -> Void
    let search: (String) -> Void
    let insert: (Contact) -> Void

    /// - Parameters:
    ///   - layer: The interactor itself.
    ///   - contacts: The contacts that match the query, sorted.
    ///   - retrieveContacts: Reads the contacts.
    ///   - search: Finds the contacts whose names contain a query.
    ///   - insert: Inserts a saved contact.
    public init(
        _ layer: Any,
        contacts: Observable<ContactListState<Contact>>,
        retrieveContacts: @escaping () -> Void,
        search: @escaping (String) -> Void,
        insert: @escaping (Contact) -> Void
    ) {
        self.layer = layer
        self.contacts = contacts
        self.retrieveContacts = retrieveContacts
        self.search = search
        self.insert = insert
    }
}

/// The list's presenter, alone. What it offers a view is text.
public struct ContactListPresenterLayer {
    let layer: Any
    let contacts: Observable<ContactListState<Any>>
    let query: Subject<String>
    let reload: () -> Void
    let addNewContact: () -> Void

    /// - Parameters:
    ///   - layer: The presenter itself.
    ///   - contacts: What the view shows: a value of any type for each contact.
    ///   - query: The text of the view's search field.
    ///   - reload: Reads the contacts again.
    ///   - addNewContact: Asks the router to show the Add screen.
    public init<Presentation>(
        _ layer: Any,
        contacts: Observable<ContactListState<Presentation>>,
        query: Subject<String>,
        reload: @escaping () -> Void,
        addNewContact: @escaping () -> Void
    ) {
        self.layer = layer
        self.contacts = contacts.map { state in
            state.map { $0 as Any }
        }
        self.query = query
        self.reload = reload
        self.addNewContact = addNewContact
    }
}

/// The Add screen's interactor, alone.
public struct AddContactBusinessLayer {
    let layer: Any
    let state: Observable<AddContactState>
    let createContact: (_ firstName: String, _ lastName: String) -> Void

    /// - Parameters:
    ///   - layer: The interactor itself.
    ///   - state: The state of the new contact.
    ///   - createContact: Saves a contact with a first and a last name.
    public init(
        _ layer: Any, state: Observable<AddContactState>,
        createContact: @escaping (_ firstName: String, _ lastName: String) -> Void
    ) {
        self.layer = layer
        self.state = state
        self.createContact = createContact
    }
}

/// The Add screen's presenter, alone.
public struct AddContactPresenterLayer {
    let layer: Any
    let firstName: Subject<String>
    let lastName: Subject<String>
    let presentation: Observable<Any>
    let addContact: () -> Void
    let cancel: () -> Void

    /// - Parameters:
    ///   - layer: The presenter itself.
    ///   - firstName: The text of the view's first field.
    ///   - lastName: The text of the view's second field.
    ///   - presentation: What the view shows in addition: a value of any type.
    ///   - addContact: Asks the interactor to save the contact.
    ///   - cancel: Leaves the screen.
    public init<Presentation>(
        _ layer: Any,
        firstName: Subject<String>,
        lastName: Subject<String>,
        presentation: Observable<Presentation>,
        addContact: @escaping () -> Void,
        cancel: @escaping () -> Void
    ) {
        self.layer = layer
        self.firstName = firstName
        self.lastName = lastName
        self.presentation = presentation.map { $0 as Any }
        self.addContact = addContact
        self.cancel = cancel
    }
}

/// A router, alone, with a view to navigate from.
public struct ContactsRouterLayer {
    let layer: Any
    let view: Screen
    let navigate: () -> Void

    /// - Parameters:
    ///   - layer: The router itself, which doesn't keep the view alive.
    ///   - view: The view that the router navigates from.
    ///   - navigate: Shows the Add screen, or goes back.
    public init(_ layer: Any, from view: Screen, navigate: @escaping () -> Void) {
        self.layer = layer
        self.view = view
        self.navigate = navigate
    }
}
