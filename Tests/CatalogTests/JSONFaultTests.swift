import Foundation
import MovieCatalog
import Testing

@testable import Fetching

/// Where a text stops being JSON, and why, in the same words on every system.
struct JSONFaultTests {
    @Test(arguments: [
        ("", "unexpected end", 1, 1), ("[1,", "unexpected end", 1, 4), ("\"Heat", "unexpected end", 1, 6),
        (#""\"#, "unexpected end", 1, 3), (#""\u12"#, "unexpected end", 1, 6), ("-", "unexpected end", 1, 2),
        ("1.", "unexpected end", 1, 3), ("1e+", "unexpected end", 1, 4), ("tru", "unexpected end", 1, 4),
        ("[\n  oops]", "unexpected character", 2, 3), ("[1 2]", "unexpected character", 1, 4),
        ("[1,]", "unexpected character", 1, 4), ("[,]", "unexpected character", 1, 2),
        (#"{"a": 1,}"#, "unexpected character", 1, 9), ("{,}", "unexpected character", 1, 2),
        ("{1: 2}", "unexpected character", 1, 2), (#"{"a" 1}"#, "unexpected character", 1, 6),
        (#"{"a": }"#, "unexpected character", 1, 7), (#"{"a"}"#, "unexpected character", 1, 5),
        (#"["a": 1]"#, "unexpected character", 1, 5), ("[1}", "unexpected character", 1, 3),
        ("truth", "unexpected character", 1, 4), ("+1", "unexpected character", 1, 1),
        (".5", "unexpected character", 1, 1), ("\u{FEFF}[]", "unexpected character", 1, 1),
        ("\u{C}[]", "unexpected character", 1, 1), (#"["🎬" é]"#, "unexpected character", 1, 6),
        ("[\"a\nb\"]", "control character in a string", 1, 4), ("\"\t\"", "control character in a string", 1, 2),
        (#""\x""#, "invalid escape", 1, 3), (#""\u12G4""#, "invalid escape", 1, 6),
        ("[01]", "unexpected character", 1, 3), ("-01", "more text after the end", 1, 3),
        ("-x", "invalid number", 1, 2), ("1.e5", "invalid number", 1, 3),
        ("1ex", "invalid number", 1, 3), ("[]\r\n []", "more text after the end", 2, 2),
        ("1 2", "more text after the end", 1, 3), ("{}}", "more text after the end", 1, 3),
    ])
    func `a text that isn't JSON is refused where it stops`(text: String, reason: String, line: Int, column: Int) {
        #expect(JSONFault.first(in: Data(text.utf8)) == JSONFault(reason: reason, line: line, column: column))
    }

    @Test(arguments: [
        "0", "-0.5e-10", "1E+5", "null", " true ", #""""#, #""é \" \\ \/ \b\f\n\r\t \uD83C\udfac""#, "[]", " [ ] ",
        "{}",
        "[[], {}, [{}]]", #"{ "a" : [ 1 , { "b" : null } ] , "" : false }"#,
        String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
    ])
    func `valid JSON has no fault`(text: String) {
        #expect(JSONFault.first(in: Data(text.utf8)) == nil)
    }

    @Test(arguments: [[], .prettyPrinted] as [JSONEncoder.OutputFormatting])
    func `the bundled movies are valid JSON`(formatting: JSONEncoder.OutputFormatting) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        let movies = try await BundledMovieService().fetchMovies().movies
        let facts = movies.map { [$0.title: [$0.director ?? "", "\($0.rating ?? 0)"] + $0.genres] }
        #expect(JSONFault.first(in: try encoder.encode(facts)) == nil)
    }

    @Test func `a truncated feed ends too soon, and has no other fault`() {
        let feed = #"""
            {"feed": {"title": "Top \"Movies\" \u00e9", "isFresh": true, "none": null},
             "entries": [{"title": "Amélie 🎬", "rating": -8.3e+1, "genres": []}, {}, 0.5, false]}
            """#
        let bytes = Data(feed.utf8)
        #expect(JSONFault.first(in: bytes) == nil)
        for length in 0..<bytes.count {
            let reason = JSONFault.first(in: bytes.prefix(length))?.reason
            #expect(reason == "unexpected end", "the first \(length) bytes")
        }
    }

    @Test func `a megabyte of brackets overflows no stack`() {
        let brackets = Data(repeating: UInt8(ascii: "["), count: 1 << 20)
        let fault = JSONFault(reason: "too many nested arrays or objects", line: 1, column: 513)
        #expect(JSONFault.first(in: brackets) == fault)
    }
}

extension JSONFault {
    /// The first fault in `json`, or nil if it's JSON.
    static func first(in json: Data) -> JSONFault? {
        do throws(JSONFault) { _ = try JSONValue(reading: json) } catch { return error }
        return nil
    }
}
