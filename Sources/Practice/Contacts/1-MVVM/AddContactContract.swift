public import Binding
public import ConsoleUI
public import ContactBook

/// Shows two fields, delivers what the user does, and leaves when there is nothing more to do.
public protocol AddContactView: Screen {
    /// Delivers the wish to keep the contact.
    func didTapOnDone()
    /// Delivers the wish to keep nothing.
    func didTapOnCancel()
    /// Goes back to the screen before.
    func dismiss()
}

/// Checks and keeps what stands in the fields. Knows nobody above.
public protocol AddContactViewModel: AnyObject {
    /// The field of the first name: a view binds its own to it, both ways.
    var firstName: Subject<String> { get }
    /// The field of the last name: a view binds its own to it, both ways.
    var lastName: Subject<String> { get }
    /// What a view shows, whichever view it is.
    var presentation: Observable<AddContactPresentation> { get }
    /// Whether the contact is kept, so that the screen has done its work.
    var isDone: Observable<Bool> { get }
    /// Keeps a contact of what stands in the fields, if both are filled; does nothing while one is being kept.
    func createContact()
}

/// Is told what became of the screen that adds a contact.
public protocol AddContactDelegate: AnyObject {
    /// A contact is kept, and the screen has gone.
    func didAddContact(_ contact: Contact)
}
