import Foundation

/// The bytes of a feed, known to be UTF-8 and not blank.
struct FeedText {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private let json: Data

    init(_ data: Data) throws(FeedRefusal) {
        if let offset = Self.offsetOfFirstByteThatIsNoText(in: data) {
            throw FeedRefusal("is not UTF-8 text: see the byte at offset \(offset)", advice: "save it as JSON in UTF-8")
        }
        json = data.starts(with: Self.byteOrderMark) ? data.dropFirst(Self.byteOrderMark.count) : data
        if json.allSatisfy(" \t\r\n".utf8.contains) {
            throw FeedRefusal("is empty", advice: "give it a movie feed")
        }
    }

    func decoded() throws(FeedRefusal) -> FeedDocument {
        do {
            return try JSONDecoder().decode(FeedDocument.self, from: json)
        } catch let refusal as FeedRefusal {
            throw refusal
        } catch {
            throw FeedRefusal("is not valid JSON: \(JSONFault(in: json))", advice: "check that it arrived whole")
        }
    }

    private static func offsetOfFirstByteThatIsNoText(in data: Data) -> Int? {
        // JSON has no use for a NUL, but UTF-16 without a byte order mark is full of them.
        if String(validating: data, as: UTF8.self) != nil, !data.contains(0) { return nil }
        let repaired = String(decoding: data, as: UTF8.self).utf8
        return zip(data, repaired).enumerated().first { $1.0 != $1.1 || $1.0 == 0 }?.offset ?? data.count
    }
}
