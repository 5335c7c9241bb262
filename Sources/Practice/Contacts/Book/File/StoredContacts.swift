import Fetching
import Foundation

/// What a file of contacts holds: JSON with one contact a line, so that people can read and compare it.
struct StoredContacts {
    private static let version = 1

    let contacts: [Contact]

    init(_ contacts: [Contact]) {
        self.contacts = contacts
    }

    init(reading bytes: [UInt8]) throws(FeedRefusal) {
        self = try FeedText(Data(bytes), expecting: "a store of contacts").decoded(as: StoredContacts.self)
    }

    /// The text that is read as these contacts.
    func bytes() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let lines = try contacts.map { contact in
            let names = [Key.firstName.stringValue: contact.firstName, Key.lastName.stringValue: contact.lastName]
            return "  " + String(decoding: try encoder.encode(names), as: UTF8.self)
        }
        return Array("{\"version\": \(Self.version), \"contacts\": [\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
    }
}

extension StoredContacts: Decodable {
    private struct Key: CodingKey {
        static let (version, contacts) = (Key("version"), Key("contacts"))
        static let (firstName, lastName) = (Key("firstName"), Key("lastName"))

        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    /// Reads what this version writes, whatever its white space and the order of its keys, and nothing else: what
    /// another version or a person has put there would be lost with the next contact. Of a key that stands twice the
    /// decoder takes one, and nobody is told.
    init(from decoder: any Decoder) throws {
        guard let store = try? decoder.container(keyedBy: Key.self) else { throw Self.refusal("is no JSON object") }
        guard let version = try? store.decode(Int.self, forKey: .version) else {
            throw Self.refusal("has no whole number as its 'version'")
        }
        guard version == Self.version else {
            throw FeedRefusal(
                "is of version \(version), and this program knows version \(Self.version) only",
                advice: "open it with the program that wrote it")
        }
        try Self.refuseKeys(of: store, but: [.version, .contacts], in: "it")
        guard var list = try? store.nestedUnkeyedContainer(forKey: .contacts) else {
            throw Self.refusal("has no list of 'contacts'")
        }
        var contacts: [Contact] = []
        while !list.isAtEnd { contacts.append(try Self.contact(number: contacts.count + 1, of: &list)) }
        self.init(contacts)
    }

    private static func contact(number: Int, of list: inout any UnkeyedDecodingContainer) throws -> Contact {
        guard let names = try? list.nestedContainer(keyedBy: Key.self) else {
            throw refusal("has something else in the place of contact \(number)")
        }
        try refuseKeys(of: names, but: [.firstName, .lastName], in: "contact \(number)")
        func name(_ key: Key) throws -> String {
            guard let name = try? names.decode(String.self, forKey: key) else {
                throw refusal("has no text as the '\(key.stringValue)' of contact \(number)")
            }
            return name
        }
        return Contact(firstName: try name(.firstName), lastName: try name(.lastName))
    }

    private static func refuseKeys(of container: KeyedDecodingContainer<Key>, but known: [Key], in place: String) throws
    {
        let unknown = Set(container.allKeys.map(\.stringValue)).subtracting(known.map(\.stringValue))
        guard let key = unknown.min() else { return }
        throw FeedRefusal(
            "has the unknown key \(key.quoted) in \(place)",
            advice: "open it with the program that wrote it, or take the key out")
    }

    private static func refusal(_ reason: String) -> FeedRefusal {
        FeedRefusal(reason, advice: "mend it by hand, or move it away to begin anew")
    }
}
