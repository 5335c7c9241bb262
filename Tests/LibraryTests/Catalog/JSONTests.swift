import Foundation
import TestSupport
import Testing

@testable import Fetching

/// The reading of a feed's text with Foundation's decoder, and the message if that fails.
struct JSONTests {
    @Test(arguments: [
        "0", "-0.5e-10", "1E+5", "null", " true ", #""""#, #""é \" \\ \/ \b\f\n\r\t \uD83C\udfac""#, "[]", " [ ] ",
        "{}", "[[], {}, [{}]]", #"{ "a" : [ 1 , { "b" : null } ] , "" : false }"#, "\u{FEFF}\n [1, 2]\r\n",
    ])
    func `valid JSON is read, with or without a byte order mark and white space around it`(text: String) {
        #expect(refusal(of: text) == nil)
    }

    @Test func `each type stays what it is, and a large integer stays exact`() throws {
        let json = #"[1, 0, true, false, null, "1", 1.0, 9007199254740993, -9223372036854775808, 1e300]"#
        guard case .list(let values) = try JSONValue(parsing: Data(json.utf8), expecting: "JSON") else {
            Issue.record("This is a list.")
            return
        }
        let examples = [
            "1", "0", "true", "false", "null", "'1'", "1", "9007199254740993", "-9223372036854775808", "1e+300",
        ]
        #expect(values.map(\.example) == examples)
        #expect(values.map(\.number) == [1, 0, nil, nil, nil, 1, 1, 9_007_199_254_740_992, -0x1p63, 1e300])
    }

    @Test(arguments: [
        ("7", 7),
        ("\"8.5\"", 8.5),
        ("\" +8.5 \"", 8.5),
        ("\"8,3\"", 8.3),
        ("\"1,234\"", 1_234),
        ("\"-2,559,562\"", -2_559_562),
        ("\"\"", nil),
        ("null", nil),
        ("{}", nil),
        ("[8]", nil),
        ("true", nil),
        ("\"N/A\"", nil),
        ("\"NaN\"", nil),
        ("\"inf\"", nil),
        ("\"0x8\"", nil),
        ("\"٨\"", nil),
        ("\"8-9\"", nil),
        ("\"1,23,456\"", nil),
        ("\"1,234.5\"", nil),
        ("\"1,2e5\"", nil),
        ("\",\"", nil),
        ("\"8,\"", nil),
        ("\"1e5,123\"", nil),
    ])
    func `a number may be a string`(json: String, number: Double?) throws {
        #expect(try JSONValue(parsing: Data(json.utf8), expecting: "JSON").number == number)
    }

    @Test(arguments: [
        "[\n oops]": (2, 2), "[1 2]": (1, 4), "{1: 2}": (1, 2), "1 2": (1, 3), "{\"a\": 1}}": (1, 9),
        "[\"a\nb\"]": (1, 4), "[\r\n\"é\", x]": (2, 6), "\u{FEFF}[\"é\", x]": (1, 7), "[01]": (1, 3),
        "{\"a\": 1}\n\n {\"a\" 2}": (3, 7),
    ])
    func `what isn't JSON is rejected, with Foundation's reason and its line and column`(
        text: String, place: (Int, Int)
    ) throws {
        let refusal = try #require(self.refusal(of: text))
        #expect(refusal.hasPrefix("'here' is not valid JSON: Foundation says '"))
        let end = "' at line \(place.0), column \(place.1); check that it is JSON and nothing else."
        #expect(refusal.hasSuffix(end), "\(refusal)")
    }

    @Test(arguments: ["[1, ": (1, 5), "\"Heat": (1, 6), "[\n": (2, 1), "{}\n{\"a\":\n": (2, 6)])
    func `what breaks off is rejected, with the place of its end`(text: String, place: (Int, Int)) throws {
        let refusal = try #require(self.refusal(of: text))
        let end = "' at line \(place.0), column \(place.1); check that it arrived whole."
        #expect(refusal.hasPrefix("'here' is not valid JSON: Foundation says '"))
        #expect(refusal.hasSuffix(end), "\(refusal)")
    }

    @Test(arguments: [
        ("Zo", [0xEB], 2),
        ("", [0x1F, 0x8B], 1),
        ("[\"é", [0xE2, 0x82], 4),
        ("[1]", [0], 3),
        ("{}\n{\"a", [0xFF], 6),
    ])
    func `what isn't text in UTF-8 is rejected, with the first such byte`(text: String, bytes: [UInt8], offset: Int) {
        let reason = "is not UTF-8 text: see the byte at offset \(offset)"
        #expect(refusal(of: Data(text.utf8 + bytes)) == "'here' \(reason); save it as JSON in UTF-8.")
    }

    @Test(arguments: [
        #"[0, {"rating": 1e400}]"#: "entry 2, 'rating'", #"{"a": ["b", "\ud800"]}"#: "'a', entry 2",
        #"{}\#n{"a": 1e400}"#: "line 2, 'a'",
    ])
    func `a value that Foundation can't hold is rejected, with its place`(text: String, place: String) {
        let start = "'here' has a value that can't be read in \(place): Foundation says '"
        let refusal = self.refusal(of: text) ?? ""
        #expect(refusal.hasPrefix(start) && refusal.hasSuffix("'; correct that value."), "\(refusal)")
    }

    @Test(arguments: [
        "x": "is not valid JSON: it breaks off, or has", "1e400": "has a value that can't be read in entry 2;",
    ])
    func `above 1 MiB, the reason and the line are missing`(mistake: String, message: String) {
        let text = "[\"\(String(repeating: "a", count: 1 << 20))\", \(mistake)]"
        #expect(refusal(of: text)?.hasPrefix("'here' \(message)") == true)
    }

    @Test func `the reason contains no control character of the data`() throws {
        let refusal = try #require(self.refusal(of: "\"\\ud8\n\u{1B}\""))
        #expect(refusal.isSafeLine, "\(refusal)")
    }

    @Test func `a truncated feed is rejected`() {
        let bytes = Data(#"{"feed": {"title": "Top \"Movies\" \u00e9", "none": null}, "a": [-8.3e+1, {}, false]}"#.utf8)
        for length in 1..<bytes.count {
            #expect(refusal(of: bytes.prefix(length)) != nil, "the first \(length) bytes")
        }
    }

    @Test(arguments: [99, 100, 511, 100_000])
    func `deep nesting is read up to 100 levels, even on a thread with a small stack`(depth: Int) async {
        for (start, end) in [("[", "]"), ("{\"a\":", "}")] {
            let text = String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
            let refusal = await withCheckedContinuation { continuation in
                let thread = Thread { continuation.resume(returning: self.refusal(of: text)) }
                // Darwin gives this much to each of Dispatch's threads.
                thread.stackSize = 512 * 1_024
                thread.start()
            }
            #expect((refusal == nil) == (depth <= 100), "\(refusal ?? "")")
            guard 101...511 ~= depth else { continue }
            let reason = "has more than 100 nested lists and objects; give it data with fewer levels"
            #expect(refusal == "'here' \(reason).")
        }
    }

    @Test(arguments: ["", " ", "\n\t \r\n"])
    func `text that contains only white space is rejected as empty`(text: String) {
        #expect(refusal(of: text) == "'here' is empty; give it a list of articles.")
    }

    @Test(arguments: ["[]", "7", "null", "\"a\""])
    func `after an object in the first line, each line must have one`(line: String) {
        #expect(refusal(of: "{\"a\": 1}\n\n{\"a\": 2}\n") == nil)
        let reason = "has an object in each line, but line 3 isn't an object; correct that line"
        #expect(refusal(of: "{\"a\": 1}\n\n\(line)\n") == "'here' \(reason).")
    }

    private func refusal(of text: String) -> String? { refusal(of: Data(text.utf8)) }

    private func refusal(of data: Data) -> String? {
        do throws(FeedRefusal) {
            _ = try JSONValue(parsing: data, expecting: "a list of articles")
            return nil
        } catch {
            return error.sentence(about: "here")
        }
    }
}
