import Conformance
import ConsoleUI

extension Window {
    /// What a list shows of each article: title, website, date, authors.
    typealias Row = (title: String, website: String, date: String, authors: String)

    /// The rows of `[Article].examples`, in the source's own order.
    static let examples: [Row] = [
        ("beta", "Site B", "May 26, 2014", "zoe"), ("Gamma", "site a", "–", "ann"),
        ("–", "Site B", "May 26, 2014", "Bob"), ("Alpha", "–", "May 27, 2014", "–"),
    ]

    /// Holds a law to the list of exactly these rows, once.
    func requireList(_ rows: [Row], sort: String = "date") throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let page = try page(ListPage.self, in: lines)
            let expected = rows.map {
                ["title": $0.title, "website": $0.website, "date": $0.date, "authors": $0.authors]
            }
            try require("the list", page.articles, is: expected)
            try require("what it is sorted by", page.sort, is: sort)
            try require("the failure", page.failure, is: nil)
        case .text:
            let expected = zip(1..., rows).map { "\($0). \($1.title)  (\($1.website), \($1.date))" }
            try require("the list", lines, is: rows.isEmpty ? ["No content"] : ["Articles"] + expected)
        }
    }

    /// Holds a law to the list of `[Article].examples` in the order of these indices.
    func requireExamples(_ order: [Int], sort: String = "date") throws {
        try requireList(order.map { Self.examples[$0] }, sort: sort)
    }

    /// Holds a law to a failure with this reason, and to no list.
    func requireFailure(_ reason: String) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let page = try page(ListPage.self, in: lines)
            try require("the failure", page.failure, is: reason)
            try require("the articles", page.articles, is: [])
        case .text: try require("the failure", lines, is: ["The articles could not be loaded. \(reason)"])
        }
    }

    /// Holds a law to the details with these facts.
    func requireDetail(
        title: String, authors: String, website: String, date: String, image: String, content: String
    ) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let expected = [
                "title": title, "authors": authors, "website": website, "date": date, "imageURL": image,
                "content": content,
            ]
            let page = try page(DetailPage.self, in: lines)
            try require("the screen", page.screen, is: "detail")
            try require("the details", page.article, is: expected)
        case .text:
            let facts = ["Authors  \(authors)", "Website  \(website)", "Date     \(date)", "Image    \(image)"]
            try require("the details", lines, is: [title] + facts + [content])
        }
    }

    /// Holds a law to the details of the article with this title, whatever else they say.
    func requireDetail(title: String) throws {
        let lines = takeOutput()
        switch console.format {
        case .json: try require("the title", page(DetailPage.self, in: lines).article["title"], is: title)
        case .text: try require("the heading", lines.first, is: title)
        }
    }

    /// Holds a law to nothing being shown.
    func requireSilence(_ occasion: String) throws {
        try require("output of \(occasion)", takeOutput(), is: [])
    }

    struct ListPage: Decodable {
        let screen: String
        let articles: [[String: String]]
        let sort: String
        let failure: String?
    }

    struct DetailPage: Decodable {
        let screen: String
        let article: [String: String]
    }
}
