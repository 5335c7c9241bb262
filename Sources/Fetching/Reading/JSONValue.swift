/// A JSON value, read leniently, so that one bad value doesn't affect the rest.
public enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    /// An integer that a `Double` can't hold exactly.
    case integer(Int)
    case text(String)
    case list([JSONValue])
    /// An object, with its members sorted by key.
    case object([(key: String, value: JSONValue)])

    /// The value for `key`, or nil if this isn't an object, or has no such key.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Whether the value counts as missing: null, or a string that is blank, `N/A` or, as in IMDb's own files, `\N`.
    public var isMissing: Bool {
        if case .null = self { return true }
        guard case .text = self else { return false }
        return switch text {
        case nil, "N/A", "\\N": true
        default: false
        }
    }

    /// The string without surrounding white space, or nil if nothing is left or this isn't a string.
    public var text: String? {
        guard case .text(let text) = self else { return nil }
        return text.trimmed
    }

    /// The string, or a number's digits, because a title such as `1917` may be written as a number.
    public var textOrNumber: String? {
        switch self {
        case .number(let number): Int(exactly: number)?.description ?? number.description
        case .integer(let integer): integer.description
        default: text
        }
    }

    /// The number, or the number that a string spells, such as `2,559,562` or `8,3`.
    public var number: Double? {
        switch self {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        default: spelledNumber
        }
    }

    private var spelledNumber: Double? {
        // The limit avoids needless work on a long string that isn't a number.
        guard let text, text.utf8.count <= 40 else { return nil }
        guard text.utf8.allSatisfy("0123456789+-.,eE".utf8.contains) else { return nil }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return Double(text) }
        let rest = parts.dropFirst()
        guard Int(parts[0]) != nil else { return nil }
        guard rest.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return nil }
        if rest.allSatisfy({ $0.count == 3 }) { return Double(parts.joined()) }
        return parts.count == 2 ? Double(parts.joined(separator: ".")) : nil
    }

    /// An excerpt for messages, made safe and short.
    var example: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number, .integer: textOrNumber ?? "a number"
        case .text(let text): text.quoted(upTo: 40)
        case .list: "a list"
        case .object: "an object"
        }
    }
}
