public import Binding
public import ConsoleUI
public import ContactBook

/// Shows the contacts, and delivers what the user does to the presenter. Nothing else.
public protocol ContactListView: Screen {
    /// Delivers the wish to read the contacts again.
    func didTapOnReload()
    /// Delivers the wish to add a contact.
    func didTapOnAdd()
}

/// Puts contacts into words, and takes each action to the interactor or to the router.
public protocol ContactListPresenter: AnyObject {
    /// What a view shows, whichever view it is: sorted, and only those that are searched for.
    var contacts: Observable<ContactListState<ContactPresentation>> { get }
    /// The search field: a view binds its own to it, both ways.
    var query: Subject<String> { get }
    /// Has the contacts read again.
    func reload()
    /// Has the screen shown that adds a contact, from the view that was tapped.
    func addNewContact(from view: any ContactListView)
}

/// Knows how to get to another screen. It holds no view: it is told from which one to go.
public protocol ContactListRouter: AnyObject {
    /// Shows the screen that adds a contact, and has `delegate` told what became of it.
    func showAddContactView(from view: any ContactListView, for delegate: any AddContactDelegate)
}

/// Holds the contacts. Knows nobody above.
public protocol ContactListInteractor: AnyObject {
    /// The contacts, sorted, and only those that are searched for.
    var contacts: Observable<ContactListState<Contact>> { get }
    /// Reads the contacts. The newest request wins: an answer to an older one is dropped.
    func retrieveContacts()
    /// Finds those with `query` in their names; all for none.
    func search(for query: String)
    /// Puts a contact that is kept already in its place.
    func insert(_ contact: Contact)
}
