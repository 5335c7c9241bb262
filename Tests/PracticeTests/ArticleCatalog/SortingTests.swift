import ArticleCatalog
import Foundation
import Testing

/// The order of articles by each key.
nonisolated struct SortingTests {
    @Test func `the labels of the keys`() {
        #expect(ArticleSortKey.allCases.map(\.rawValue) == ["date", "title", "author", "website"])
    }

    @Test func `sorting by date puts the newest first, and articles without a date last`() throws {
        let dates = [nil, try instant(2014, 5, 26), try instant(2016, 1, 1), nil, try instant(2014, 5, 26, 1)]
        let articles = zip(0..., dates).map { Article(date: $1, title: "\($0)") }
        #expect(articles.sorted(by: .date).map(\.title) == ["2", "4", "1", "0", "3"])
    }

    @Test(arguments: [
        (ArticleSortKey.title, \Article.title), (.author, \Article.authors), (.website, \Article.website),
    ])
    func `sorting by text is alphabetical, ignores case, and puts articles without the fact last`(
        key: ArticleSortKey, fact: any WritableKeyPath<Article, String?> & Sendable
    ) {
        let texts = ["beta", nil, "Alpha", "BETA", "alpha", "Gamma", nil, "alphabet"]
        let articles = zip(0..., texts).map { number, text in
            var article = Article(content: "\(number)")
            article[keyPath: fact] = text
            return article
        }
        #expect(articles.sorted(by: key).map(\.content) == ["2", "4", "7", "0", "3", "5", "1", "6"])
    }

    @Test(arguments: ArticleSortKey.allCases)
    func `equal articles keep their order, and so do those without the fact`(key: ArticleSortKey) throws {
        let date = try instant(2014, 5, 26)
        let equal = (1...100).map {
            Article(date: date, title: "A", website: "a", authors: "B", content: "C", imageURL: "\($0)")
        }
        let blank = (1...100).map { Article(imageURL: "\($0)") }
        #expect((blank + equal).sorted(by: key) == equal + blank)
        #expect([Article]().sorted(by: key) == [])
    }
}
