import Fetching
import Foundation

/// The content of a store's file: JSON with one contact per line, easy to read and to compare.
struct StoredContacts {
    private static let version = 1

    let contacts: [Contact]

    init(_ contacts: [Contact]) { self.contacts = contacts }

    /// Parses this version's format, with any white space and any order of keys. Anything else is rejected, because
    /// saving the next contact could lose what another version or a user has added.
    init(reading bytes: [UInt8]) throws(FeedRefusal) {
        let value = try JSONValue(parsing: Data(bytes), expecting: "a store of contacts")
        guard case .object(let members) = value else { throw Self.refusal("isn't a JSON object") }
        guard case .number(let number)? = value["version"], let version = Int(exactly: number) else {
            throw Self.refusal("has no whole number as its 'version'")
        }
        guard version == Self.version else {
            throw FeedRefusal(
                "is version \(version), and this program only knows version \(Self.version)",
                advice: "open it with the program that wrote it")
        }
        try Self.refuse(members.map(\.key), but: ["version", "contacts"], in: "it")
        guard case .list(let entries)? = value["contacts"] else { throw Self.refusal("has no list of 'contacts'") }
        var contacts: [Contact] = []
        for entry in entries {
            let place = "contact \(contacts.count + 1)"
            guard case .object(let names) = entry else { throw Self.refusal("has no JSON object for \(place)") }
            try Self.refuse(names.map(\.key), but: ["firstName", "lastName"], in: place)
            func name(_ key: String) throws(FeedRefusal) -> String {
                if case .text(let name?)? = entry[key] { return name }
                throw Self.refusal("has no text for the '\(key)' of \(place)")
            }
            contacts.append(Contact(firstName: try name("firstName"), lastName: try name("lastName")))
        }
        self.contacts = contacts
    }

    /// Returns the text of these contacts followed by `contact`; `bytes` is the text of these contacts alone.
    /// - Complexity: O(*n*), where *n* is the number of bytes. Faster if `bytes` ends the way this version ends a file.
    func bytes(adding contact: Contact, to bytes: [UInt8]) throws -> [UInt8] {
        guard bytes.suffix(5).elementsEqual("}\n]}\n".utf8) else {
            let lines = try (contacts + [contact]).map(Self.line(of:))
            return Array(
                "{\"version\": \(Self.version), \"contacts\": [\n\(lines.joined(separator: ",\n"))\n]}\n".utf8)
        }
        return bytes.dropLast(4) + Array(",\n\(try Self.line(of: contact))\n]}\n".utf8)
    }

    private static func line(of contact: Contact) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let names = ["firstName": contact.firstName, "lastName": contact.lastName]
        return "  " + String(decoding: try encoder.encode(names), as: UTF8.self)
    }

    private static func refuse(_ keys: [String], but known: Set<String>, in place: String) throws(FeedRefusal) {
        for key in known where keys.count(where: { $0 == key }) > 1 {
            throw refusal("has the key \(key.quoted) more than once in \(place)")
        }
        guard let key = keys.filter({ !known.contains($0) }).min() else { return }
        throw FeedRefusal(
            "has the unknown key \(key.quoted) in \(place)",
            advice: "open it with the program that wrote it, or take the key out")
    }

    private static func refusal(_ reason: String) -> FeedRefusal {
        FeedRefusal(reason, advice: "fix it by hand, or move it away to start afresh")
    }
}
