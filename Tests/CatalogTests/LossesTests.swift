import Foundation
import Testing

@testable import Fetching

/// One bad value does not lose the rest.
struct LossesTests {
    @Test(arguments: [
        ("7", 7), ("\"8.5\"", 8.5), ("\" +8.5 \"", 8.5), ("\"8,3\"", 8.3), ("\"1,234\"", 1_234),
        ("\"-2,559,562\"", -2_559_562), ("1e400", .infinity), ("\"\"", nil), ("null", nil), ("{}", nil), ("[8]", nil),
        ("true", nil), ("\"N/A\"", nil), ("\"NaN\"", nil), ("\"inf\"", nil), ("\"0x8\"", nil), ("\"٨\"", nil),
        ("\"8-9\"", nil), ("\"1,23,456\"", nil), ("\"1,234.5\"", nil), ("\"1,2e5\"", nil), ("\",\"", nil),
        ("\"8,\"", nil),
        ("\"1e5,123\"", nil),
    ])
    func `a number may be a string`(json: String, number: Double?) throws {
        #expect(try JSONValue(parsing: Data(json.utf8), expecting: "JSON").number == number)
    }

    @Test func `losses are counted by name`() {
        var losses = Losses()
        #expect(losses.remarks(entryCount: 4) == [])
        #expect(losses.number(.number(0.5), in: 0...1, "weight") == 0.5)
        #expect(losses.number(.number(.nan), in: 0...1, "weight") == nil)
        #expect(losses.whole(.number(1.5), in: 0...10, "count") == nil)
        #expect(losses.whole(nil, in: 0...10, "count") == nil)
        #expect(losses.whole(.null, in: 0...10, "count") == nil)
        #expect(losses.whole(.text("\u{1B}" + String(repeating: "a", count: 50)), in: 0...10, "count") == nil)
        #expect(losses.whole(.bool(true), in: 0...10, "count") == nil)
        losses.leaveOut(because: "no title")
        let remarks = [
            "1 of 4 entries left out: no title",
            "2 of 3 counts could not be read: '\u{FFFD}\(String(repeating: "a", count: 39))…'",
            "2 values out of range ignored: count (1), weight (1)",
        ]
        #expect(losses.remarks(entryCount: 4) == remarks)
    }
}
