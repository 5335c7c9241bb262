public import Foundation

/// The bytes of a feed, known to be UTF-8 and not blank.
public struct FeedText {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let json: Data

    /// Takes `data`, JSON in UTF-8; a byte order mark and white space around it are fine.
    ///
    /// - Parameter content: The expected content, such as `a movie feed`, for the message that it's empty.
    /// - Throws: A ``FeedRefusal`` if this isn't text, or is blank.
    public init(_ data: Data, expecting content: String) throws(FeedRefusal) {
        if let offset = Self.offsetOfFirstByteThatIsNoText(in: data) {
            throw FeedRefusal("is not UTF-8 text: see the byte at offset \(offset)", advice: "save it as JSON in UTF-8")
        }
        json = data.starts(with: Self.byteOrderMark) ? data.dropFirst(Self.byteOrderMark.count) : data
        if json.allSatisfy(" \t\r\n".utf8.contains) {
            throw FeedRefusal("is empty", advice: "give it \(content)")
        }
    }

    /// Returns the parsed text. Objects, one per line, make a list.
    ///
    /// - Throws: A ``FeedRefusal`` that says where the text stops being JSON.
    public func value() throws(FeedRefusal) -> JSONValue {
        do throws(JSONFault) {
            return try JSONValue(reading: json)
        } catch {
            throw FeedRefusal("is not valid JSON: \(error)", advice: "check that it arrived whole")
        }
    }

    private static func offsetOfFirstByteThatIsNoText(in data: Data) -> Int? {
        // JSON has no use for a NUL, but UTF-16 without a byte order mark is full of them.
        if String(validating: data, as: UTF8.self) != nil, !data.withUnsafeBytes({ $0.contains(0) }) { return nil }
        let repaired = String(decoding: data, as: UTF8.self).utf8
        return zip(data, repaired).enumerated().first { $1.0 != $1.1 || $1.0 == 0 }?.offset ?? data.count
    }
}
