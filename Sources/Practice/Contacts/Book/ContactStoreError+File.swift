import Fetching
import Foundation
import Platform

extension ContactStoreError {
    static func cannotRead(_ path: String, because error: any Error) -> Self {
        Self(.unreadable, path, reason(for: error, action: "read"))
    }

    static func cannotWrite(_ path: String, because error: any Error) -> Self {
        Self(.unwritable, path, reason(for: error, action: "written"))
    }

    /// Returns the error for a file with other content than a list of contacts.
    static func damaged(_ path: String, because error: any Error) -> Self {
        let advice = "fix it by hand, or move it away to start afresh"
        switch error {
        case let error as StoredContacts.UnknownVersion:
            return Self(.damaged, path, "\(error.description); open it with the program that wrote it")
        case DecodingError.keyNotFound(let key, let context):
            return Self(.damaged, path, "has no \(place(context.codingPath + [key])); \(advice)")
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            return Self(.damaged, path, "has the wrong kind of value for \(place(context.codingPath)); \(advice)")
        default:
            return Self(.damaged, path, "is not valid JSON; \(advice)")
        }
    }

    private init(_ kind: Kind, _ path: String, _ reason: String) {
        self.init(kind: kind, message: "\(path.quoted) \(reason).")
    }

    /// Returns a place in a store's JSON, such as `contacts[1].lastName`.
    private static func place(_ path: [any CodingKey]) -> String {
        let place = path.reduce("") { place, key in
            key.intValue.map { "\(place)[\($0)]" } ?? "\(place).\(key.stringValue)"
        }
        return place.isEmpty ? "the whole file" : "'\(place.dropFirst())'"
    }

    private static func reason(for error: any Error, action: String) -> String {
        let underlying = (error as? CocoaError)?.underlying ?? error
        let code = (underlying as? POSIXError)?.code.rawValue ?? (underlying as? SystemError)?.code
        switch code {
        case ENOENT, ENOTDIR:
            return "is in a folder that doesn't exist; create it, or give another path"
        case EISDIR:
            return "is a folder; give the path of a file"
        case ETIMEDOUT:
            return "is in a folder where another program keeps writing; end that program, or try again"
        case ENOSPC, EDQUOT:
            return "has no room on its disk for one more contact; make room, and add the contact again"
        case let code?:
            return "cannot be \(action): \(SystemError(code: code)); fix that, or give another path"
        case nil:
            return "cannot be \(action): \(error.localizedDescription); fix that, or give another path"
        }
    }
}
