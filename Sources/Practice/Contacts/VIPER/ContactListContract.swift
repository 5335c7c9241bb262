import Binding
import ConsoleUI
import ContactBook

/// Shows the contacts, and forwards the user's actions to the presenter. Does nothing else.
protocol ContactListView: Screen {
    /// Called when the user taps Reload.
    func didTapOnReload()
    /// Called when the user taps Add.
    func didTapOnAdd()
}

/// Formats contacts for a view, and forwards each action to the interactor or the router.
protocol ContactListPresenter: AnyObject {
    /// The contacts that match the query, sorted, as text ready for any view.
    var contacts: Observable<ContactListState<ContactPresentation>> { get }
    /// The text to search for. A view binds the text to its field, in both directions.
    var query: Subject<String> { get }
    /// Reads the contacts again.
    func reload()
    /// Shows the screen that adds a contact.
    func addNewContact()
}

/// Navigates from the list. References the list's view weakly.
protocol ContactListRouter: AnyObject {
    /// Shows an Add screen that reports to `delegate`.
    func showAddContactView(for delegate: any AddContactDelegate)
}

/// Holds the contacts. Depends on no layer above.
protocol ContactListInteractor: AnyObject {
    /// The contacts that match the query, sorted.
    var contacts: Observable<ContactListState<Contact>> { get }
    /// The text to search for, or an empty string if all contacts are shown.
    var query: Observable<String> { get }
    /// Reads the contacts. The newest request wins: responses to older requests are dropped.
    func retrieveContacts()
    /// Finds the contacts whose names contain `query`, or all contacts if `query` is empty.
    func search(for query: String)
    /// Inserts a saved contact at its place in the sort order.
    func insert(_ contact: Contact)
}
