import Foundation

/// A person in the contact book: the entity that every layer above works on.
public struct Contact: Sendable, Hashable {
    /// The first name, without white space at its ends. It may hold any other character: views make it safe to show.
    public let firstName: String
    /// The last name, likewise.
    public let lastName: String

    /// Creates a contact, without the white space and control characters at the ends of its names.
    public init(firstName: String, lastName: String) {
        self.firstName = firstName.trimmingCharacters(in: Self.blank)
        self.lastName = lastName.trimmingCharacters(in: Self.blank)
    }

    /// The first and the last name with a space between them, or the one that isn't empty.
    public var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Whether both names are there.
    public var isComplete: Bool { !firstName.isEmpty && !lastName.isEmpty }

    // Created once: creating this set takes longer than using it.
    private static let blank = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
}
