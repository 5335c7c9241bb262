import ConsoleUI

/// Leads on from the view that was tapped.
final class ScreenContactListRouter: ContactListRouter {
    private let addContact: AddContactModule

    init(addContact: AddContactModule) {
        self.addContact = addContact
    }

    func showAddContactView(from view: any ContactListView, for delegate: any AddContactDelegate) {
        view.navigator?.push(addContact.makeView(for: delegate, on: view.console))
    }
}
