import Binding
import ConsoleUI
import ContactBook

/// Shows the contacts, handles the user's actions, and navigates.
protocol ContactListView: Screen {
    /// Called when the user taps Reload.
    func didTapOnReload()
    /// Called when the user taps Add.
    func didTapOnAdd()
    /// Shows the screen that adds a contact.
    func showAddContactView()
}

/// Holds the contacts, and formats them for a view. Depends on no layer above.
protocol ContactListViewModel: AddContactDelegate {
    /// The contacts that match the query as text, sorted, ready for any view.
    var contacts: Observable<ContactListState<ContactPresentation>> { get }
    /// The text to search for, which a view binds to its field, both ways.
    var query: Subject<String> { get }
    /// Reads the contacts. The newest request wins: an answer to an older one is dropped.
    func retrieveContacts()
}
