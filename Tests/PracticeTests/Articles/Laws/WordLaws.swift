import ArticleCatalog
import Conformance
import ConsoleUI
import Foundation

nonisolated extension Law where Stage == ArticleStage {
    static let words = [
        Law(
            "missing-facts",
            "A missing fact is shown as a dash, in the list and in the details."
        ) { stage in
            let known = Article(
                date: .may26,
                title: "T",
                website: "W",
                authors: "A",
                content: "C",
                imageURL: "I")
            // One fact at a time, because a dash for one fact proves nothing about the others.
            let facts: [(WritableKeyPath<Article, String?>, Int)] = [
                (\.title, 0),
                (\.authors, 1),
                (\.website, 2),
                (\.imageURL, 4),
                (\.content, 5),
            ]
            var articles = [(Article(), Array(repeating: "–", count: 6))]
            for (fact, place) in facts + [(\.title, 3)] {
                var article = known
                var words = ["T", "A", "W", "May 26, 2014", "I", "C"]
                words[place] = "–"
                if place == 3 {
                    article.date = nil
                } else {
                    article[keyPath: fact] = nil
                }
                articles.append((article, words))
            }
            for (article, words) in articles {
                let window = await stage.open()
                try await stage.answer(stage.service.calls, [article])
                try window.requireList([(words[0], words[2], words[3], words[1])])
                window.type("open 1")
                try window.requireDetail(
                    title: words[0],
                    authors: words[1],
                    website: words[2],
                    date: words[3],
                    image: words[4],
                    content: words[5])
            }
        },
        Law(
            "dates",
            "A date is shown as its day in UTC, in English."
        ) { stage in
            let window = await stage.open()
            let seconds: [Double] = [1_401_062_400, 1_401_148_799, 1_410_000_000, 0, -1]
            let articles = seconds.map { Article(date: Date(timeIntervalSince1970: $0)) }
            try await stage.answer(1, articles)
            let words = [
                "Sep 6, 2014",
                "May 26, 2014",
                "May 26, 2014",
                "Jan 1, 1970",
                "Dec 31, 1969",
            ]
            try window.requireList(words.map { ("–", "–", $0, "–") })
        },
        Law(
            "harmless-words",
            "No control character or bidi override in an article reaches the output."
        ) { stage in
            let nasty = "A\u{1B}[31m\u{202E}B\u{7}\u{9B}C\u{2028}D"
            let window = await stage.open()
            let article = Article(
                title: nasty,
                website: nasty,
                authors: nasty,
                content: nasty,
                imageURL: nasty)
            try await stage.answer(1, [article])
            let list = window.takeOutput()
            window.type("open 1")
            let details = window.takeOutput()
            window.type("back")
            for scalar in (list + details).joined().unicodeScalars {
                let isControl = scalar.properties.generalCategory == .control
                let number = String(scalar.value, radix: 16, uppercase: true)
                try require(
                    !isControl && !scalar.properties.isBidiControl,
                    "U+\(number) reached the output")
            }
            if window.console.format == .json {
                let article = try window.page(Window.DetailPage.self, in: details).article
                try require("the words decoded from the JSON", Set(article.values), is: [nasty, "–"])
            } else {
                try require("lines for one article", list.count, is: 2)
            }
            _ = window.takeOutput()
            await stage.reload(window)
            try await stage.fail(2, nasty)
            let failure = window.takeOutput().joined().unicodeScalars
            let harmful = failure.filter { $0.value < 0x20 || $0.value == 0x202E }
            try require(harmful.isEmpty, "the failure is not harmless")
        },
        Law(
            "paragraphs",
            "The paragraphs of a text are shown one per line, and none is lost."
        ) { stage in
            let window = await stage.open()
            try await stage.answer(1, [Article(content: "One.\n\nTwo.\r\nThree.")])
            _ = window.takeOutput()
            window.type("open 1")
            try window.requireDetail(
                title: "–",
                authors: "–",
                website: "–",
                date: "–",
                image: "–",
                content: "One.\n\nTwo.\r\nThree.")
        },
    ]
}
