import Foundation

/// A person in the contact book: the entity that every layer above works on.
public struct Contact: Sendable, Hashable {
    /// The first name; no white space at its ends. It may hold any other character: whoever shows it makes it safe.
    public let firstName: String
    /// The last name, likewise.
    public let lastName: String

    /// Creates a contact; white space and control characters at the ends of a name are left out.
    public init(firstName: String, lastName: String) {
        self.firstName = firstName.trimmed
        self.lastName = lastName.trimmed
    }

    /// The first and the last name with a space between them, and without one where a name is missing.
    public var fullName: String {
        [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Whether both names are there.
    public var isComplete: Bool { !firstName.isEmpty && !lastName.isEmpty }
}

extension String {
    // Made once: making this set takes longer than using it.
    private static let blank = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)

    fileprivate var trimmed: String { trimmingCharacters(in: Self.blank) }
}
