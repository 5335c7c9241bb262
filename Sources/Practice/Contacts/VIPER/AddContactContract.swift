import Binding
import ConsoleUI
import ContactBook

/// Shows two fields, and forwards the user's actions to the presenter. Does nothing else.
protocol AddContactView: Screen {
    /// Called when the user taps Done.
    func didTapOnDone()
    /// Called when the user taps Cancel.
    func didTapOnCancel()
}

/// Formats the state of a new contact, and forwards each action to the interactor or the router.
protocol AddContactPresenter: AnyObject {
    /// The names. A view binds them to its fields, in both directions.
    var firstName: Subject<String> { get }
    var lastName: Subject<String> { get }
    /// The text to show in addition to the fields.
    var presentation: Observable<AddContactPresentation> { get }
    /// Saves the contact and leaves the screen, if both names are present.
    func addContact()
    /// Leaves the screen without saving.
    func cancel()
}

/// Navigates from the Add screen. References the screen's view weakly.
protocol AddContactRouter: AnyObject {
    /// Goes back to the previous screen.
    func dismiss()
}

/// Validates and saves a contact. Depends on no layer above.
protocol AddContactInteractor: AnyObject {
    /// The state of the new contact.
    var state: Observable<AddContactState> { get }
    /// Saves the contact, if both names are present and no contact is being saved.
    func createContact(firstName: String, lastName: String)
}

/// Receives the outcome of the Add screen.
protocol AddContactDelegate: AnyObject {
    /// Called when a contact has been saved and the screen has closed.
    func didAddContact(_ contact: Contact)
    /// Called when the screen has closed without saving a contact.
    func didCancelAddContact()
}

/// Creates the screen that adds a contact.
protocol AddContactModule {
    /// Creates a view in the console's format. The outcome is reported to `delegate`.
    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen
}
