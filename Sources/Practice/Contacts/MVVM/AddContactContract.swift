import Binding
import ConsoleUI
import ContactBook

/// Shows two fields, handles the user's actions, and goes back.
protocol AddContactView: Screen {
    /// Called when the user taps Done.
    func didTapOnDone()
    /// Called when the user taps Cancel.
    func didTapOnCancel()
    /// Goes back to the previous screen.
    func dismiss()
}

/// Validates and saves a new contact, and formats its state for a view. Depends on no layer above.
protocol AddContactViewModel: AnyObject {
    /// The names. A view binds them to its fields, in both directions.
    var firstName: Subject<String> { get }
    var lastName: Subject<String> { get }
    /// The text to show in addition to the fields.
    var presentation: Observable<AddContactPresentation> { get }
    /// Whether the contact has been saved and the screen can close.
    var isDone: Observable<Bool> { get }
    /// Saves the contact, if both names are present and no contact is being saved.
    func createContact()
}

/// Receives the outcome of the Add screen.
protocol AddContactDelegate: AnyObject {
    /// Called when a contact has been saved and the screen has closed.
    func didAddContact(_ contact: Contact)
}

/// Creates the screen that adds a contact.
protocol AddContactModule {
    /// Creates a view in the console's format. The outcome is reported to `delegate`.
    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen
}
