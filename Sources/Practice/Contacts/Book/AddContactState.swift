/// The state of a new contact.
public enum AddContactState: Sendable, Equatable {
    /// The user is entering the names.
    case editing
    /// The store is saving the contact.
    case saving
    /// The contact has been saved.
    case saved(Contact)
    /// A name is missing.
    case incomplete
    /// The contact wasn't saved, for a reason that can be shown to the user.
    case failed(reason: String)
}
