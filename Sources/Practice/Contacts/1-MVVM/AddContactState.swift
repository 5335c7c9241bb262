public import ContactBook

/// How far a new contact has come.
public enum AddContactState: Equatable, Sendable {
    /// The fields are being filled.
    case editing
    /// The contact is being kept.
    case saving
    /// The contact is kept.
    case saved(Contact)
    /// A name is missing.
    case incomplete
    /// The contact is not kept, for a reason that a person can read.
    case failed(reason: String)
}
