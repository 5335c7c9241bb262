import Foundation
import TestSupport
import Testing

@testable import Fetching

/// The parsing of a feed's text, and the messages for invalid text, which are the same on every system.
struct JSONTests {
    private static let nest = 512

    @Test(arguments: [
        "0", "-0.5e-10", "1E+5", "null", " true ", #""""#, #""é \" \\ \/ \b\f\n\r\t \uD83C\udfac""#, "[]", " [ ] ",
        "{}", "[[], {}, [{}]]", #"{ "a" : [ 1 , { "b" : null } ] , "" : false }"#, "\u{FEFF}\n [1, 2]\r\n",
        String(repeating: "[", count: nest) + String(repeating: "]", count: nest),
    ])
    func `valid JSON is read, with or without a byte order mark and white space around it`(text: String) {
        #expect(refusal(of: Data(text.utf8)) == nil)
    }

    @Test(arguments: [
        ("7", 7), ("\"8.5\"", 8.5), ("\" +8.5 \"", 8.5), ("\"8,3\"", 8.3), ("\"1,234\"", 1_234),
        ("\"-2,559,562\"", -2_559_562), ("1e400", .infinity), ("\"\"", nil), ("null", nil), ("{}", nil), ("[8]", nil),
        ("true", nil), ("\"N/A\"", nil), ("\"NaN\"", nil), ("\"inf\"", nil), ("\"0x8\"", nil), ("\"٨\"", nil),
        ("\"8-9\"", nil), ("\"1,23,456\"", nil), ("\"1,234.5\"", nil), ("\"1,2e5\"", nil), ("\",\"", nil),
        ("\"8,\"", nil), ("\"1e5,123\"", nil),
    ])
    func `a number may be a string`(json: String, number: Double?) throws {
        #expect(try JSONValue(parsing: Data(json.utf8), expecting: "JSON").number == number)
    }

    @Test func `text that isn't JSON is rejected at the place where it stops being JSON`() throws {
        let marks = ["␊": "\n", "␍": "\r", "␉": "\t", "␌": "\u{C}", "␘": "\u{FEFF}"]
        for (reason, rows) in try cases(in: "not-json") {
            for row in rows.split(separator: "\n").map({ $0.split(separator: " ", maxSplits: 2).map(String.init) }) {
                let text =
                    row[2] == "nest"
                    ? String(repeating: "[", count: 1 << 20)
                    : marks.reduce(row[2]) { $0.replacing($1.key, with: $1.value) }
                let fault = "\(reason) at line \(row[0]), column \(row[1])"
                let advice =
                    "check that it \(reason == "unexpected end" ? "arrived whole" : "is JSON and nothing else")"
                let sentence = "'here' is not valid JSON: \(fault); \(advice)."
                #expect(refusal(of: Data(text.utf8)) == sentence, "\(text.prefix(20))")
            }
        }
    }

    @Test func `a truncated feed is reported as an unexpected end`() {
        let feed = #"""
            {"feed": {"title": "Top \"Movies\" \u00e9", "isFresh": true, "none": null},
             "entries": [{"title": "Amélie 🎬", "rating": -8.3e+1, "genres": []}, {}, 0.5, false]}
            """#
        let bytes = Data(feed.utf8)
        #expect(refusal(of: bytes) == nil)
        for length in 1..<bytes.count where String(validating: bytes.prefix(length), as: UTF8.self) != nil {
            #expect(refusal(of: bytes.prefix(length))?.contains("unexpected end") == true, "the first \(length) bytes")
        }
    }

    @Test(arguments: ["", " ", "\n\t \r\n", "\u{FEFF}", "\u{FEFF} \n"])
    func `text that contains only white space is rejected as empty`(text: String) {
        #expect(refusal(of: Data(text.utf8)) == "'here' is empty; give it a list of articles.")
    }

    private static let json = #"[{"title": "Amélie"}]"#
    private static let brokenText: [(String, Data?, offset: Int)] = [
        ("Latin-1", json.data(using: .isoLatin1), 14),
        ("a character cut off at the end", Data([0x5B, 0x22, 0xC3]), 2),
        ("a cut-off that starts like a replacement character", Data([0xEF, 0xBF]), 2),
        ("a surrogate", Data([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D]), 2),
        ("a stray byte after a real replacement character", Data([0xEF, 0xBF, 0xBD, 0xFF]), 3),
        ("a NUL", Data([0x5B, 0x5D, 0x00]), 2), ("gzip", Data([0x1F, 0x8B, 0x08, 0x00]), 1),
        ("UTF-16, big-endian", json.data(using: .utf16BigEndian), 0),
        ("UTF-16, little-endian", json.data(using: .utf16LittleEndian), 1),
        ("UTF-16 with a byte order mark", json.data(using: .utf16), 0),
        ("UTF-32, little-endian", json.data(using: .utf32LittleEndian), 1),
    ]

    @Test(arguments: brokenText)
    func `data that isn't text is rejected at its first bad byte`(name: String, bytes: Data?, offset: Int) throws {
        let bytes = try #require(bytes)
        let isNUL = bytes.dropFirst(offset).first == 0
        let fault = isNUL ? "has a NUL, which isn't text, at" : "is not UTF-8 text: see the byte at"
        #expect(refusal(of: bytes) == "'here' \(fault) offset \(offset); save it as JSON in UTF-8.")
    }

    @Test func `a slice of larger data is read without the rest`() {
        #expect(refusal(of: Data("\u{FEFF}[\(Self.json)".utf8).dropFirst(4)) == nil)
    }

    private func refusal(of data: Data) -> String? {
        do throws(FeedRefusal) { _ = try JSONValue(parsing: data, expecting: "a list of articles") } catch {
            return error.sentence(about: "here")
        }
        return nil
    }
}
