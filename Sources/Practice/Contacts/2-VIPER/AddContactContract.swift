public import Binding
public import ConsoleUI
public import ContactBook

/// Shows two fields, and delivers what the user does to the presenter. Nothing else.
public protocol AddContactView: Screen {
    /// Delivers the wish to keep the contact.
    func didTapOnDone()
    /// Delivers the wish to keep nothing.
    func didTapOnCancel()
}

/// Puts the state of a new contact into words, and takes each action to the interactor or to the router.
public protocol AddContactPresenter: AnyObject {
    /// The field of the first name: a view binds its own to it, both ways.
    var firstName: Subject<String> { get }
    /// The field of the last name: a view binds its own to it, both ways.
    var lastName: Subject<String> { get }
    /// What a view shows, whichever view it is.
    var presentation: Observable<AddContactPresentation> { get }
    /// Has a contact kept of what stands in the fields.
    func addContact()
    /// Leaves the screen, and keeps nothing.
    func cancel()
}

/// Knows how to get to another screen. Its reference to the current view is weak.
public protocol AddContactRouter: AnyObject {
    /// Goes back to the screen before.
    func dismiss()
}

/// Checks and keeps a contact. Knows nobody above.
public protocol AddContactInteractor: AnyObject {
    /// How far the new contact has come.
    var state: Observable<AddContactState> { get }
    /// Keeps a contact, if both names are there; does nothing while one is being kept.
    func createContact(firstName: String, lastName: String)
}

/// Is told what became of the screen that adds a contact.
public protocol AddContactDelegate: AnyObject {
    /// A contact is kept, and the screen has gone.
    func didAddContact(_ contact: Contact)
    /// The screen has gone, and nothing is kept.
    func didCancelAddContact()
}
