import ConsoleUI

/// Pushes screens on behalf of its view.
final class DefaultContactListRouter: ContactListRouter {
    weak var view: (any ContactListView)?
    private let addContact: any AddContactModule

    init(addContact: any AddContactModule) { self.addContact = addContact }

    func showAddContactView(for delegate: any AddContactDelegate) {
        guard let view else { return }
        view.navigator?.push(addContact.makeView(for: delegate, on: view.console))
    }
}
