import ArticleCatalog
import Conformance
import ConsoleUI

nonisolated extension Law where Stage == ArticleStage {
    static let sorting = [
        Law(
            "sort-by-each-key",
            "Each key sorts without another request. Missing facts come last, and equal ones keep the source's order."
        ) { stage in
            let window = try await stage.openLoaded()
            let orders = [
                ("title", [3, 0, 1, 2]),
                ("author", [1, 2, 0, 3]),
                ("website", [1, 0, 2, 3]),
                ("date", [3, 0, 2, 1]),
            ]
            for (key, order) in orders + orders.reversed() {
                window.type("sort \(key)")
                try window.requireExamples(order, sort: key)
            }
            // Sorting by the same key again shows the list again.
            for word in ["date", "Date", "DATE"] {
                window.type("sort \(word)")
                try window.requireExamples([3, 0, 2, 1])
            }
            await settle()
            try require("calls to the service", stage.service.calls, is: 1)
            // A new list is sorted by the key that it was created with.
            for (key, order) in orders {
                let sortKey = ArticleSortKey(rawValue: key) ?? .date
                let window = try await stage.openLoaded(sortedBy: sortKey)
                try window.requireExamples(order, sort: key)
                window.type("sort author")
                try window.requireExamples([1, 2, 0, 3], sort: "author")
                window.type("sort website")
                try window.requireExamples([1, 0, 2, 3], sort: "website")
            }
        },
        Law(
            "sort-while-loading",
            "A sort order chosen during a fetch applies to the fetch's answer."
        ) { stage in
            let window = await stage.open()
            window.type("sort author")
            try window.requireSilence("sorting while loading")
            try require(
                window.console.activity != nil,
                "the console is idle while the articles are fetched")
            try await stage.answer(1)
            try window.requireExamples([1, 2, 0, 3], sort: "author")
            try require("calls to the service", stage.service.calls, is: 1)
        },
        Law(
            "sort-stays",
            "The sort order survives a reload, a failure and an empty answer."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("sort title")
            await stage.reload(window)
            try await stage.fail(2, "No answer.")
            window.type("sort website")
            await stage.reload(window)
            try await stage.answer(3, [])
            _ = window.takeOutput()
            await stage.reload(window)
            try await stage.answer(4)
            try window.requireExamples([1, 0, 2, 3], sort: "website")
        },
        Law(
            "sort-unknown-key",
            "An unknown key changes nothing, and the message lists the known ones."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("sort title")
            try window.requireExamples([3, 0, 1, 2], sort: "title")
            for word in ["authors", "", "date title", "\u{1B}[31m"] {
                window.type("sort \(word)")
                try window.requireSilence("'sort \(word)'")
                let said = window.takeDiagnostics()
                let sentence = "Articles are sorted by date, title, author or website, not by '"
                try require(said.hasPrefix(sentence), "'sort \(word)' says: \(said)")
                try require(!said.contains("\u{1B}"), "an escape sequence reached the diagnostics")
            }
            await stage.reload(window)
            try await stage.answer(2)
            try window.requireExamples([3, 0, 1, 2], sort: "title")
        },
    ]
}
