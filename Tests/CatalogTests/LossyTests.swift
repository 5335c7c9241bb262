import Fetching
import Foundation
import Testing

/// One bad value does not lose the rest.
struct LossyTests {
    @Test func `a list keeps the place of each entry that cannot be read`() throws {
        let list = try decode(EntryList<Int>.self, #"[1, "two", null, 4]"#)
        #expect(list.entries == [1, nil, nil, 4])
    }

    @Test func `a single entry counts as a list of one`() throws {
        #expect(try decode(EntryList<Int>.self, "7").entries == [7])
        #expect(try decode(EntryList<Int>.self, "{}").entries == [nil])
    }

    @Test(arguments: [("7", 7), (#""8.5""#, 8.5), (#""""#, nil), ("null", nil), ("{}", nil)])
    func `a number may be text, or missing`(json: String, number: Double?) throws {
        #expect(try decode([LossyNumber?].self, "[\(json)]").first??.value == number)
    }

    @Test(arguments: [#""many""#, "1e400"])
    func `a number that cannot be held is NaN, and not missing`(json: String) throws {
        #expect(try decode(LossyNumber.self, json).value?.isNaN == true)
    }

    @Test(arguments: [("1994-03-02", 1994), ("2024", 2024), ("", nil)])
    func `a date starts with its year`(date: String, year: Double?) {
        #expect(LossyNumber.year(ofDate: date) == year)
    }

    @Test func `what is lost is counted by its name`() {
        var losses = Losses()
        #expect(losses.remarks(entryCount: 4) == [])
        #expect(losses.number(0.5, in: 0...1, "weight") == 0.5)
        #expect(losses.number(.nan, in: 0...1, "weight") == nil)
        #expect(losses.whole(1.5, in: 0...10, "count") == nil)
        #expect(losses.whole(nil, in: 0...10, "count") == nil)
        losses.leaveOut(because: "no title")
        let remarks = ["1 of 4 entries left out: no title", "2 values out of range ignored: count (1), weight (1)"]
        #expect(losses.remarks(entryCount: 4) == remarks)
    }
}

/// Decodes JSON.
func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}
