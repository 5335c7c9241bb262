import ArticleCatalog
import Conformance
import ConsoleUI

nonisolated extension Law where Stage == ArticleStage {
    static let navigation = [
        Law(
            "open",
            "Open passes the article to the details, which show all of it without another request."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("open 4")
            try window.requireDetail(
                title: "Gamma",
                authors: "ann",
                website: "site a",
                date: "–",
                image: "https://a.b/c.png",
                content: "Text.")
            await settle()
            try require("calls to the service", stage.service.calls, is: 1)
        },
        Law(
            "open-after-sort",
            "After a sort or a reload, open uses the row numbers of the list as shown."
        ) { stage in
            let window = try await stage.openLoaded()
            let rows = [
                ("title", ["Alpha", "beta", "Gamma", "–"]),
                ("author", ["Gamma", "–", "beta", "Alpha"]),
                ("date", ["Alpha", "beta", "–", "Gamma"]),
            ]
            for (key, titles) in rows {
                window.type("sort \(key)")
                for (number, title) in zip(1..., titles) {
                    _ = window.takeOutput()
                    window.type("open \(number)")
                    try window.requireDetail(title: title)
                    window.type("back")
                }
            }
            _ = window.takeOutput()
            window.type("reload")
            window.type("open 1")
            try window.requireSilence("'open 1' while the articles are fetched again")
            await settle()
            try await stage.answer(2, [Article(title: "New")])
            _ = window.takeOutput()
            window.type("open 1")
            try window.requireDetail(title: "New")
        },
        Law(
            "out-of-range",
            "Open refuses a number that isn't in the list, and says so."
        ) { stage in
            let window = try await stage.openLoaded()
            let list = window.navigator.top
            for number in ["0", "-1", "5", "99", "9223372036854775807"] {
                window.type("open \(number)")
                try window.requireSilence("'open \(number)'")
                try require(window.navigator.top === list, "'open \(number)' left the list")
                let isReported = window.takeDiagnostics().contains(number)
                try require(isReported, "nothing was said about 'open \(number)'")
            }
        },
        Law(
            "back",
            "Back shows the list again as it was sorted, without another request."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("sort website")
            window.type("open 2")
            _ = window.takeOutput()
            window.type("back")
            try window.requireExamples([1, 0, 2, 3], sort: "website")
            await settle()
            try require("calls to the service", stage.service.calls, is: 1)
        },
    ]
}
