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
        ("7", 7), ("\"8.5\"", 8.5), ("\" +8.5 \"", 8.5), ("\"8,3\"", 8.3), ("\"1,234\"", 1_234),
        ("\"-2,559,562\"", -2_559_562), ("\"\"", nil), ("null", nil), ("{}", nil), ("[8]", nil), ("true", nil),
        ("\"N/A\"", nil), ("\"NaN\"", nil), ("\"inf\"", nil), ("\"0x8\"", nil), ("\"٨\"", nil), ("\"8-9\"", nil),
        ("\"1,23,456\"", nil), ("\"1,234.5\"", nil), ("\"1,2e5\"", nil), ("\",\"", nil), ("\"8,\"", nil),
        ("\"1e5,123\"", nil),
    ])
    func `a number may be a string`(json: String, number: Double?) throws {
        #expect(try JSONValue(parsing: Data(json.utf8), expecting: "JSON").number == number)
    }

    @Test(arguments: [
        "[1, ", "\"Heat", "[\n oops]", "[1 2]", "{1: 2}", "truth", "1 2", "{\"a\": 1}}", "[\"a\nb\"]", "\"\\x\"",
        "[01]", "\u{1F}\u{8B}",
    ])
    func `what isn't JSON is rejected`(text: String) throws {
        let refusal = try #require(self.refusal(of: text))
        #expect(refusal.hasPrefix("'here' is not valid JSON: "))
        #expect(refusal.hasSuffix("; check that it arrived whole, and that it is JSON in UTF-8 and nothing else."))
    }

    @Test(arguments: [#"[{"rating": 1e400}]"#: "0/rating", #"{"a": ["b", "\ud800"]}"#: "a/1"])
    func `a value that Foundation can't hold is rejected at its place`(text: String, place: String) {
        let reason = "a text or a number that can't be read at '\(place)'"
        #expect(refusal(of: text)?.hasPrefix("'here' is not valid JSON: \(reason); ") == true)
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
        }
    }

    @Test(arguments: ["", " ", "\n\t \r\n"])
    func `text that contains only white space is rejected as empty`(text: String) {
        #expect(refusal(of: text) == "'here' is empty; give it a list of articles.")
    }

    @Test func `of several lines, the one that isn't JSON is named`() {
        #expect(refusal(of: "{\"a\": 1}\n\n{\"a\": 2}\n") == nil)
        let refusal = self.refusal(of: "{\"a\": 1}\n\n{\"a\":\n")
        #expect(refusal?.hasPrefix("'here' is not valid JSON: in line 3, ") == true, "\(refusal ?? "")")
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
