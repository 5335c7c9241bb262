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
    /// The contacts that match the query, sorted, as text ready for any view.
    var contacts: Observable<ContactListState<ContactPresentation>> { get }
    /// The text to search for. A view binds the text to its field, in both directions.
    var query: Subject<String> { get }
    /// Reads the contacts. The newest request wins: responses to older requests are dropped.
    func retrieveContacts()
}
