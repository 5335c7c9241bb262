public import Foundation

extension JSONValue {
    /// Parses a UTF-8 feed: JSON, or a JSON object on each line. Allows a byte order mark and surrounding white space.
    ///
    /// - Parameter content: The expected content, such as `a movie feed`, for the message that the feed is empty.
    /// - Throws: A ``FeedRefusal``, which names the place of any error, if the data is blank, isn't text or isn't JSON.
    public init(parsing data: Data, expecting content: String) throws(FeedRefusal) {
        if let offset = Self.offsetOfFirstByteThatIsNoText(in: data) {
            let isNUL = data.dropFirst(offset).first == 0
            let fault = isNUL ? "has a NUL, which isn't text, at" : "is not UTF-8 text: see the byte at"
            throw FeedRefusal("\(fault) offset \(offset)", advice: "save it as JSON in UTF-8")
        }
        let byteOrderMark = Data([0xEF, 0xBB, 0xBF])
        let json = data.starts(with: byteOrderMark) ? data.dropFirst(byteOrderMark.count) : data
        if json.allSatisfy(" \t\r\n".utf8.contains) { throw FeedRefusal("is empty", advice: "give it \(content)") }
        var reader = JSONReader(json)
        self = try reader.document()
    }

    private static func offsetOfFirstByteThatIsNoText(in data: Data) -> Int? {
        // JSON doesn't use NUL, but UTF-16 without a byte order mark is full of NULs.
        if String(validating: data, as: UTF8.self) != nil, !data.withUnsafeBytes({ $0.contains(0) }) { return nil }
        let repaired = String(decoding: data, as: UTF8.self).utf8
        return zip(data, repaired).enumerated().first { $1.0 != $1.1 || $1.0 == 0 }?.offset ?? data.count
    }
}
