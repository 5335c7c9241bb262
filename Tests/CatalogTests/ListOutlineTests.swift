import Fetching
import Testing

/// The shape of a list shows in its keys, wherever they come.
struct ListOutlineTests {
    private enum Key: String, TellingKey {
        case name, grade

        var isDecisive: Bool { self == .grade }
    }

    @Test func `the search goes on after a key that settles nothing, and past broken entries`() throws {
        let outline = try decode(ListOutline<Key>.self, #"[null, {"name": 1}, 7, {"other": 1}, {"grade": 1}]"#)
        #expect(outline.holds(.name) && outline.holds(.grade))
    }

    @Test func `it ends with a decisive one`() throws {
        let outline = try decode(ListOutline<Key>.self, #"[{"grade": 1}, {"name": 1}]"#)
        #expect(outline.holds(.grade) && !outline.holds(.name))
    }

    @Test(arguments: [("[]", true), ("[null]", false), ("[{}]", false)])
    func `only a list without entries is empty`(json: String, isEmpty: Bool) throws {
        #expect(try decode(ListOutline<Key>.self, json).isEmpty == isEmpty)
    }

    @Test func `what is no list has no outline`() {
        #expect(throws: DecodingError.self) { try decode(ListOutline<Key>.self, "{}") }
    }
}
