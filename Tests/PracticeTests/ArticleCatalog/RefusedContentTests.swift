import ArticleCatalog
import Foundation
import Testing

/// What is no list of articles is refused, each with a reason of its own in one line.
nonisolated struct RefusedContentTests {
    @Test(arguments: [
        ("", "is empty; give it a list of articles."),
        (" \n", "is empty; give it a list of articles."),
        ("[{", "is not valid JSON: unexpected end at line 1, column 3; check that it arrived whole."),
        (
            "<!DOCTYPE html>",
            "is not valid JSON: unexpected character at line 1, column 1; check that it arrived whole."
        ),
        ("[]\u{0}", "is not UTF-8 text: see the byte at offset 2; save it as JSON in UTF-8."),
        (
            "[1, 2]",
            "has no articles in this list: 2 of 2 entries left out: not an object; choose one that lists objects."
        ),
    ])
    func `it says what is wrong and what to do`(text: String, reason: String) throws {
        #expect(try ArticleFeed.refusal(of: text) == "'feed.json' \(reason)")
    }

    @Test(arguments: [
        ("{}", "an object without 'articles'"),
        (#"{"items": []}"#, "an object without 'articles'"),
        (#"{"articles": null}"#, "an object whose 'articles' isn't a list"),
        (#"{"articles": {"title": "A"}}"#, "an object whose 'articles' isn't a list"),
        (#""articles""#, "a single value"), ("7", "a single value"), ("null", "a single value"),
        ("true", "a single value"),
    ])
    func `other JSON is refused, saying what was found and expected`(text: String, found: String) throws {
        let message = """
            'feed.json' is JSON, but not a list of articles: found \(found), expected a list of objects, or an object that \
            holds one as 'articles'; give it a feed in one of these shapes.
            """
        #expect(try ArticleFeed.refusal(of: text) == message)
    }
}
