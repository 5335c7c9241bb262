import Fetching

/// A contact in the book: the entity that the business rules work on.
public struct Contact: Sendable, Hashable {
    /// The first name, trimmed. It may contain any characters, so the console makes the name safe to show.
    public let firstName: String
    /// The last name, trimmed. It, too, may contain any characters.
    public let lastName: String

    /// Creates a contact, and trims white space and control characters from both ends of each name.
    public init(firstName: String, lastName: String) {
        self.firstName = firstName.trimmed(of: Self.isBlank) ?? ""
        self.lastName = lastName.trimmed(of: Self.isBlank) ?? ""
    }

    /// The first and last names with a space between them, or the only name that isn't empty.
    public var fullName: String {
        [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Whether both names are present.
    public var isComplete: Bool { !firstName.isEmpty && !lastName.isEmpty }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        let isInvisible = [.control, .format].contains(scalar.properties.generalCategory)
        return scalar.properties.isWhitespace || isInvisible
    }
}
