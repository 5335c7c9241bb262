public import Foundation

extension JSONValue {
    /// Parses a UTF-8 feed with Foundation's decoder: JSON, or a JSON object on each line.
    ///
    /// - Parameter content: The expected content, such as `a movie feed`, for the message that the feed is empty.
    /// - Throws: A ``FeedRefusal`` if the data is blank or isn't JSON, or if it has a value that Foundation can't hold.
    public init(parsing data: Data, expecting content: String) throws(FeedRefusal) {
        if data.allSatisfy(" \t\r\n".utf8.contains) {
            throw FeedRefusal("is empty", advice: "give it \(content)")
        }
        do {
            self = try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            if let refusal = FeedRefusal(ofBytes: data) { throw refusal }
            guard let lines = try Self.lines(of: data) else {
                throw FeedRefusal(ofJSON: data, because: error)
            }
            self = .list(lines)
        }
    }

    /// Returns the values of the lines if the first one is a JSON object, or else nil.
    private static func lines(of data: Data) throws(FeedRefusal) -> [JSONValue]? {
        let decoder = JSONDecoder()
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
            .filter { !$0.element.allSatisfy(" \t\r".utf8.contains) }
        guard case .object? = try? decoder.decode(JSONValue.self, from: lines[0].element) else {
            return nil
        }
        var values: [JSONValue] = []
        for (index, line) in lines {
            let number = index + 1
            do {
                values.append(try decoder.decode(JSONValue.self, from: line))
            } catch {
                throw FeedRefusal(ofJSON: line, inLine: number, because: error)
            }
            guard case .object? = values.last else {
                let reason = "has an object in each line, but line \(number) isn't an object"
                throw FeedRefusal(reason, advice: "correct that line")
            }
        }
        return values
    }
}

extension JSONValue: Decodable {
    /// The number of levels of lists and objects. At 200, decoding can overflow the stack of a thread on Darwin.
    private static let depthLimit = 100

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    /// Decodes a value of any type.
    public init(from decoder: any Decoder) throws {
        // A wrong guess takes longer than a right one, so the most frequent types come first.
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let number = try? container.decode(Double.self) {
            let integer = number.magnitude < 0x1p53 ? nil : try? container.decode(Int.self)
            self = integer.map(JSONValue.integer) ?? .number(number)
        } else if let members = try? decoder.container(keyedBy: Key.self) {
            try self.init(members)
        } else if let values = try? decoder.unkeyedContainer() {
            try self.init(values)
        } else if let bool = try? container.decode(Bool.self) {
            self = .bool(bool)
        } else if container.decodeNil() {
            self = .null
        } else {
            let reason = "a text or a number that can't be read"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: reason)
        }
    }

    private init(_ members: KeyedDecodingContainer<Key>) throws {
        try Self.check(members.codingPath)
        // The decoder's order differs from run to run, and so would the value that's reported as unreadable.
        let keys = members.allKeys.sorted { $0.stringValue < $1.stringValue }
        let object = try keys.map { key in
            (key.stringValue, try members.decode(JSONValue.self, forKey: key))
        }
        self = .object(object)
    }

    private init(_ values: any UnkeyedDecodingContainer) throws {
        var values = values
        try Self.check(values.codingPath)
        var list: [JSONValue] = []
        while !values.isAtEnd {
            // Most lists are lists of objects.
            if let members = try? values.nestedContainer(keyedBy: Key.self) {
                list.append(try JSONValue(members))
            } else {
                list.append(try values.decode(JSONValue.self))
            }
        }
        self = .list(list)
    }

    private static func check(_ path: [any CodingKey]) throws {
        guard path.count >= depthLimit else { return }
        let reason = "has more than \(depthLimit) nested lists and objects"
        throw FeedRefusal(reason, advice: "give it data with fewer levels")
    }
}
