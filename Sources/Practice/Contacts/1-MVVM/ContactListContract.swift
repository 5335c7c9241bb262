public import Binding
public import ConsoleUI

/// Shows the contacts, delivers what the user does, and knows how to get to another screen.
public protocol ContactListView: Screen {
    /// Delivers the wish to read the contacts again.
    func didTapOnReload()
    /// Delivers the wish to add a contact.
    func didTapOnAdd()
    /// Shows the screen that adds a contact.
    func showAddContactView()
}

/// Holds the contacts, puts them into words, and is told of those that are added. Knows nobody above.
public protocol ContactListViewModel: AddContactDelegate {
    /// What a view shows, whichever view it is: sorted, and only those that are searched for.
    var contacts: Observable<ContactListState<ContactPresentation>> { get }
    /// The search field: a view binds its own to it, both ways.
    var query: Subject<String> { get }
    /// Reads the contacts. The newest request wins: an answer to an older one is dropped.
    func retrieveContacts()
}
