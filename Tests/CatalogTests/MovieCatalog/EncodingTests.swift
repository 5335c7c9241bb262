import Foundation
import MovieCatalog
import Testing

/// A feed is UTF-8, with or without a byte order mark.
struct EncodingTests {
    private static let json = #"[{"title": "Amélie"}]"#

    @Test(arguments: ["\u{FEFF}", "\u{FEFF}\r\n ", " \t\n"])
    func `a byte order mark and white space around the feed are fine`(start: String) throws {
        let feed = try MovieFeed(json: start + Self.json + " \r\n\n")
        #expect(feed == MovieFeed(movies: [Movie(title: "Amélie")]))
    }

    @Test func `a slice of other data is read on its own`() throws {
        let data = Data("\u{FEFF}[\(Self.json)".utf8).dropFirst(4)
        let feed = try MovieFeed(parsing: data, from: "memory")

        #expect(feed.movies == [Movie(title: "Amélie")])
    }

    @Test(arguments: [
        BadBytes("Latin-1", Array(#"[{"title": "Am"#.utf8) + [0xE9] + Array(#"lie"}]"#.utf8), offset: 14),
        BadBytes("a character cut off at the end", Array(#"[{"title": "Am"#.utf8) + [0xC3], offset: 14),
        BadBytes("a cut-off that starts like a replacement character", [0xEF, 0xBF], offset: 2),
        BadBytes("a surrogate", Array(#"[""#.utf8) + [0xED, 0xA0, 0x80] + Array(#""]"#.utf8), offset: 2),
        BadBytes("a stray byte after real replacement characters", Array("\u{FFFD}\u{FFFD}".utf8) + [0xFF], offset: 6),
        BadBytes("a NUL", Array("[]\u{0}".utf8), offset: 2),
        BadBytes("UTF-16, big-endian", encoding: .utf16BigEndian, offset: 0),
        BadBytes("UTF-16, little-endian", encoding: .utf16LittleEndian, offset: 1),
        BadBytes("UTF-16 with a byte order mark", encoding: .utf16, offset: 0),
        BadBytes("UTF-32, little-endian", encoding: .utf32LittleEndian, offset: 1),
        BadBytes("gzip", [0x1F, 0x8B, 0x08, 0x00], offset: 1),
    ])
    private func `other bytes are refused with the offset of the first bad one`(bytes: BadBytes) throws {
        let message = """
            'feed.json' is not UTF-8 text: see the byte at offset \(bytes.offset); save it as JSON in UTF-8.
            """
        let refusal = try MovieFeed.refusal(of: bytes.data)
        #expect(refusal == message)
    }

    private struct BadBytes: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let data: Data
        let offset: Int

        init(_ name: String, _ bytes: [UInt8], offset: Int) {
            testDescription = name
            data = Data(bytes)
            self.offset = offset
        }

        init(_ name: String, encoding: String.Encoding, offset: Int) {
            testDescription = name
            data = json.data(using: encoding) ?? Data()
            self.offset = offset
        }
    }
}
