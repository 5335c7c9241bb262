import Fetching
import Foundation

/// The content of a store's file, as JSON.
struct StoredContacts {
    private static let version = 1

    let contacts: [Contact]

    init(_ contacts: [Contact]) { self.contacts = contacts }

    /// Reads this version's format. Rejects unknown keys, because saving the next contact would lose them.
    init(reading json: Data) throws(FeedRefusal) {
        let value = try JSONValue(parsing: json, expecting: "a store of contacts")
        guard case .object(let members) = value else {
            throw Self.refusal("isn't a JSON object")
        }
        guard case .number(let number)? = value["version"], let version = Int(exactly: number) else {
            throw Self.refusal("has no whole number as its 'version'")
        }
        guard version == Self.version else {
            let problem = "is version \(version), and this program only knows version \(Self.version)"
            throw FeedRefusal(problem, advice: "open it with the program that wrote it")
        }
        try Self.check(members.map(\.key), among: ["version", "contacts"], in: "it")
        guard case .list(let entries)? = value["contacts"] else {
            throw Self.refusal("has no list of 'contacts'")
        }
        var contacts: [Contact] = []
        for entry in entries {
            contacts.append(try Self.contact(entry, in: "contact \(contacts.count + 1)"))
        }
        self.contacts = contacts
    }

    private static func contact(_ entry: JSONValue, in place: String) throws(FeedRefusal) -> Contact {
        guard case .object(let names) = entry else {
            throw refusal("has no JSON object for \(place)")
        }
        try check(names.map(\.key), among: ["firstName", "lastName"], in: place)
        func name(_ key: String) throws(FeedRefusal) -> String {
            guard case .text(let name)? = entry[key] else {
                throw refusal("has no text for the '\(key)' of \(place)")
            }
            return name
        }
        return Contact(firstName: try name("firstName"), lastName: try name("lastName"))
    }

    private static func check(_ keys: [String], among known: [String], in place: String) throws(FeedRefusal) {
        guard let key = keys.filter({ !known.contains($0) }).min() else { return }
        let problem = "has the unknown key \(key.quoted) in \(place)"
        throw FeedRefusal(problem, advice: "open it with the program that wrote it, or take the key out")
    }

    private static func refusal(_ reason: String) -> FeedRefusal {
        FeedRefusal(reason, advice: "fix it by hand, or move it away to start afresh")
    }
}

extension StoredContacts: Encodable {
    private enum CodingKeys: CodingKey {
        case version, contacts
    }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(Self.version, forKey: .version)
        let names = contacts.map { ["firstName": $0.firstName, "lastName": $0.lastName] }
        try members.encode(names, forKey: .contacts)
    }
}
