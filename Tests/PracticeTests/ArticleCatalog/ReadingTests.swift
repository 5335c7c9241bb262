import ArticleCatalog
import Foundation
import Testing

/// What is read of a feed: each fact may be missing, and one bad fact loses no other.
nonisolated struct ReadingTests {
    @Test func `an article has six facts`() throws {
        let json = #"""
            [{"date": "05/26/2014", "title": "Heat", "website": "example.com", "authors": "Ida Lund, Omar Haddad",
              "content": "One.\n\nTwo.", "image_url": "https://example.com/a.png", "likes": [1, 2]}]
            """#
        let article = Article(
            date: try instant(2014, 5, 26), title: "Heat", website: "example.com", authors: "Ida Lund, Omar Haddad",
            content: "One.\n\nTwo.", imageURL: "https://example.com/a.png")
        #expect(try ArticleFeed(json: json) == ArticleFeed(articles: [article]))
    }

    @Test(arguments: ["[]", #"{"articles": []}"#, " \u{FEFF}[ ]\n".replacing(" \u{FEFF}", with: "\u{FEFF} ")])
    func `a list without entries isn't an error`(json: String) throws {
        #expect(try ArticleFeed(json: json) == ArticleFeed(articles: []))
    }

    @Test func `an object may hold the list, in the source's own order`() throws {
        let json = #"{"page": 1, "articles": [{"title": "B"}, {"title": "A"}]}"#
        #expect(try ArticleFeed(json: json).articles.map(\.title) == ["B", "A"])
    }

    @Test(arguments: ["{}", #"{"title": null, "date": null}"#, #"{"title": "", "date": " ", "authors": "\n\t"}"#])
    func `a missing, null or blank fact is nil, without a remark`(entry: String) throws {
        #expect(try ArticleFeed(json: "[\(entry)]") == ArticleFeed(articles: [Article()]))
    }

    @Test(arguments: ["true", "[\"Heat\"]", #"{"text": "Heat"}"#])
    func `a fact of another type is missing, and the others aren't`(value: String) throws {
        for key in ["date", "title", "website", "authors", "content", "image"] {
            let feed = try ArticleFeed(
                json: #"[{"\#(key)": \#(value), "\#(key == "title" ? "website" : "title")": "A"}]"#)
            let expected = key == "title" ? Article(website: "A") : Article(title: "A")
            #expect(feed == ArticleFeed(articles: [expected]), "\(key)")
        }
    }

    @Test(arguments: [("1984", "1984"), ("-3", "-3"), ("2.5", "2.5"), (#""  1984 \n""#, "1984")])
    func `a number is read as text, and white space around text doesn't count`(value: String, text: String) throws {
        let feed = try ArticleFeed(json: #"[{"title": \#(value), "authors": \#(value)}]"#)
        #expect(feed.articles == [Article(title: text, authors: text)])
    }

    @Test(arguments: [
        (#""image": "a""#, "a"), (#""imageUrl": "a""#, "a"), (#""image_url": "a""#, "a"),
        (#""image": "a", "image_url": "b", "imageUrl": "c""#, "b"),
        (#""image": "a", "imageUrl": "", "image_url": {}"#, "a"),
    ])
    func `the image has three names, the first that says something counts`(members: String, image: String) throws {
        #expect(try ArticleFeed(json: "[{\(members)}]").articles == [Article(imageURL: image)])
    }

    @Test func `an entry that isn't an object is left out, with a remark`() throws {
        let feed = try ArticleFeed(json: #"[{"title": "A"}, 7, null, ["B"], "C", {"title": "D"}]"#)
        #expect(feed.articles.map(\.title) == ["A", "D"])
        #expect(feed.remarks == ["4 of 6 entries left out: not an object"])
    }

    @Test func `an article's facts are read unchanged`() throws {
        let nasty = "A\u{1B}[31m\u{202E}B"
        let feed = try ArticleFeed(json: #"[{"title": "A\u001b[31m\u202eB"}]"#)
        #expect(feed.articles == [Article(title: nasty)])
    }

    @Test func `20,000 articles are all read`() throws {
        let entries = (1...20_000).map { #"{"title":"\#($0)","date":"2014-05-26T10:00:00Z"}"# }
        let articles = try ArticleFeed(json: "[\(entries.joined(separator: ","))]").articles
        #expect(articles.count == 20_000)
        #expect(articles.last == Article(date: try instant(2014, 5, 26, 10), title: "20000"))
    }
}
