import Fetching
import Foundation
import Testing

/// The text of a feed: what is read of it, and in which words it is refused.
struct FeedTextTests {
    @Test func `a byte order mark and white space around the JSON are fine`() throws {
        let text = try FeedText(Data("\u{FEFF}\n [1, 2]\r\n".utf8), expecting: "numbers")
        guard case .list(let numbers) = try text.value() else { throw FeedRefusal("is no list", advice: "") }
        #expect(numbers.map(\.number) == [1, 2])
    }

    @Test(arguments: [
        ("", "'here' is empty; give it a list of articles."),
        ("[1,", "'here' is not valid JSON: unexpected end at line 1, column 4; check that it arrived whole."),
        ("[1]\u{0}", "'here' is not UTF-8 text: see the byte at offset 3; save it as JSON in UTF-8."),
    ])
    func `unreadable content is refused in one sentence with its place`(text: String, sentence: String) {
        let refusal = #expect(throws: FeedRefusal.self) {
            try FeedText(Data(text.utf8), expecting: "a list of articles").value()
        }
        #expect(refusal?.sentence(about: "here") == sentence)
    }
}
