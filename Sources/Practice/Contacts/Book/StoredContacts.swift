/// The content of a store's file, as JSON.
struct StoredContacts: Codable {
    private static let version = 1

    private let version: Int
    private let names: [Names]

    init(_ contacts: [Contact]) {
        version = Self.version
        names = contacts.map { Names(firstName: $0.firstName, lastName: $0.lastName) }
    }

    /// Decodes this version's format. Another version's could hold more than this one writes back.
    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        version = try members.decode(Int.self, forKey: .version)
        guard version == Self.version else { throw UnknownVersion(version: version) }
        names = try members.decode([Names].self, forKey: .names)
    }

    var contacts: [Contact] {
        names.map { Contact(firstName: $0.firstName, lastName: $0.lastName) }
    }

    private enum CodingKeys: String, CodingKey {
        case version
        case names = "contacts"
    }

    private struct Names: Codable {
        let firstName: String
        let lastName: String
    }

    struct UnknownVersion: Error {
        let version: Int

        var description: String {
            "is version \(version), and this program only knows version \(StoredContacts.version)"
        }
    }
}
