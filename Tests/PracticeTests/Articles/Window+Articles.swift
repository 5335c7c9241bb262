import Conformance
import ConsoleUI

extension Window {
    /// An article's row: title, website, date, authors.
    typealias Row = (title: String, website: String, date: String, authors: String)

    /// The rows of `[Article].examples`, in the source's order.
    static let examples: [Row] = [
        ("beta", "Site B", "May 26, 2014", "zoe"),
        ("Gamma", "site a", "–", "ann"),
        ("–", "Site B", "May 26, 2014", "Bob"),
        ("Alpha", "–", "May 27, 2014", "–"),
    ]

    /// Requires that the output is a single list of exactly these rows.
    func requireList(_ rows: [Row], sort: String = "date") throws {
        let lines = zip(1..., rows).map { "\($0). \($1.title)  (\($1.website), \($1.date))" }
        let articles = rows.map { row in
            [
                "title": row.title,
                "website": row.website,
                "date": row.date,
                "authors": row.authors,
            ]
        }
        try requireLines(
            "the list",
            takeOutput(),
            text: rows.isEmpty ? ["No content"] : ["Articles"] + lines,
            json: ListPage(articles: articles, sort: sort))
    }

    /// Requires that the output is a list of `[Article].examples`, in the order given by `order`.
    func requireExamples(_ order: [Int], sort: String = "date") throws {
        try requireList(order.map { Self.examples[$0] }, sort: sort)
    }

    /// Requires that a failure with this reason is shown instead of a list.
    func requireFailure(_ reason: String) throws {
        try requireLines(
            "the failure",
            takeOutput(),
            text: ["The articles could not be loaded. \(reason)"],
            json: ListPage(failure: reason))
    }

    /// Requires that the detail screen shows these facts.
    func requireDetail(
        title: String,
        authors: String,
        website: String,
        date: String,
        image: String,
        content: String
    ) throws {
        let article = [
            "title": title,
            "authors": authors,
            "website": website,
            "date": date,
            "imageURL": image,
            "content": content,
        ]
        let facts = [
            "Authors  \(authors)",
            "Website  \(website)",
            "Date     \(date)",
            "Image    \(image)",
        ]
        let paragraphs = content.split(whereSeparator: \.isNewline).map(String.init)
        try requireLines(
            "the details",
            takeOutput(),
            text: [title] + facts + paragraphs,
            json: DetailPage(article: article))
    }

    /// Requires that the detail screen shows the article with this title, whatever its other facts.
    func requireDetail(title: String) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let article = try page(DetailPage.self, in: lines).article
            try require("the title", article["title"], is: title)
        case .text:
            try require("the heading", lines.first, is: title)
        }
    }

    /// Requires that nothing is shown.
    func requireSilence(_ occasion: String) throws {
        try require("output of \(occasion)", takeOutput(), is: [])
    }

    private struct ListPage: Encodable {
        let screen = "list"
        var articles: [[String: String]] = []
        var sort = "date"
        var failure: String?
    }

    struct DetailPage: Codable {
        var screen = "detail"
        let article: [String: String]
    }
}
