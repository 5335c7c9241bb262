import Fetching

/// A contact in the book: the entity that every layer above works on.
public struct Contact: Sendable, Hashable {
    /// The first name, without white space at its ends. It may contain any character, so views make it safe to show.
    public let firstName: String
    /// The last name, with the same rules.
    public let lastName: String

    /// Creates a contact from names, without the white space and control characters at their ends.
    public init(firstName: String, lastName: String) {
        self.firstName = firstName.trimmed(of: Self.isBlank) ?? ""
        self.lastName = lastName.trimmed(of: Self.isBlank) ?? ""
    }

    /// The first and last names with a space between them, or the only name that isn't empty.
    public var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Whether both names are present.
    public var isComplete: Bool { !firstName.isEmpty && !lastName.isEmpty }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || [.control, .format].contains(scalar.properties.generalCategory)
    }
}
