import Binding
import ConsoleUI
import ContactBook

/// Shows the contacts, and delivers the user's actions to the presenter. Nothing else.
protocol ContactListView: Screen {
    /// Called when the user taps Reload.
    func didTapOnReload()
    /// Called when the user taps Add.
    func didTapOnAdd()
}

/// Formats contacts for a view, and forwards each action to the interactor or the router.
protocol ContactListPresenter: AnyObject {
    /// The contacts that match the query as text, sorted, ready for any view.
    var contacts: Observable<ContactListState<ContactPresentation>> { get }
    /// The text to search for, which a view binds to its field, both ways.
    var query: Subject<String> { get }
    /// Reads the contacts again.
    func reload()
    /// Shows the screen that adds a contact.
    func addNewContact()
}

/// Navigates from the list, whose view it references weakly.
protocol ContactListRouter: AnyObject {
    /// Shows the screen that adds a contact and reports to `delegate`.
    func showAddContactView(for delegate: any AddContactDelegate)
}

/// Holds the contacts. Depends on no layer above.
protocol ContactListInteractor: AnyObject {
    /// The contacts that match the query, sorted.
    var contacts: Observable<ContactListState<Contact>> { get }
    /// The text that is searched for; empty if all contacts are shown.
    var query: Observable<String> { get }
    /// Reads the contacts. The newest request wins: an answer to an older one is dropped.
    func retrieveContacts()
    /// Finds the contacts with `query` in their names; all of them if it is empty.
    func search(for query: String)
    /// Inserts a saved contact at its place in the sort order.
    func insert(_ contact: Contact)
}
