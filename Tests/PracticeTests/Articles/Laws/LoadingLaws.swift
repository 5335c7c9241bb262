import ArticleCatalog
import Conformance
import ConsoleUI

nonisolated extension Law where Stage == ArticleStage {
    static let loading = [
        Law(
            "loads-on-appearing",
            "A view that appears asks for the articles once, and is busy until it shows them."
        ) { stage in
            let window = await stage.open()
            try require("calls to the service", stage.service.calls, is: 1)
            try window.requireSilence("waiting")
            try require(
                window.console.activity != nil,
                "the console is idle while the articles are fetched")
            try await stage.answer(1)
            try require(
                window.console.activity == nil,
                "the console is still busy after the answer")
            try window.requireExamples([3, 0, 2, 1])
            window.type("reload")
            try require(
                window.console.activity != nil,
                "the console is idle while the articles are fetched again")
            await settle()
            try await stage.fail(2, "No answer.")
            try require(
                window.console.activity == nil,
                "the console is still busy after the failure")
        },
        Law(
            "reload",
            "Reload fetches the articles again, and shows them, changed or not."
        ) { stage in
            let window = try await stage.openLoaded()
            for (call, count) in [(2, 4), (3, 4), (4, 1)] {
                await stage.reload(window)
                try require("calls to the service", stage.service.calls, is: call)
                try await stage.answer(call, Array([Article].examples.prefix(count)))
                try window.requireExamples(count == 1 ? [0] : [3, 0, 2, 1])
            }
        },
        Law(
            "empty",
            "An answer without articles shows the no-content screen, with nothing to open."
        ) { stage in
            let window = await stage.open()
            try await stage.answer(1, [])
            try window.requireList([])
            try require(window.console.activity == nil, "the console is busy after the answer")
            window.type("open 1")
            try window.requireSilence("'open 1'")
            window.type("sort title")
            try window.requireSilence("sorting nothing")
        },
        Law(
            "failure",
            "A failed fetch shows its reason, not an empty list, and reload tries again."
        ) { stage in
            let window = await stage.open()
            try await stage.fail(1, "No answer.")
            try window.requireFailure("No answer.")
            await stage.reload(window)
            try await stage.answer(2)
            try window.requireExamples([3, 0, 2, 1])
            await stage.reload(window)
            try await stage.fail(3, "The address did not answer.")
            try window.requireFailure("The address did not answer.")
            window.type("open 1")
            try window.requireSilence("'open 1' after a failure")
            window.type("sort title")
            try window.requireSilence("sorting a failure")
        },
        Law(
            "newest-wins",
            "An older request's answer or failure is dropped, whenever it comes."
        ) { stage in
            let window = try await stage.openLoaded()
            for _ in 1...4 { await stage.reload(window) }
            try await stage.answer(2, [Article(title: "Out of date")])
            try await stage.fail(3, "Out of date.")
            try window.requireSilence("the older ones")
            try require(
                window.console.activity != nil,
                "the console is idle before the newest answer")
            try await stage.answer(5)
            try window.requireExamples([3, 0, 2, 1])
            try await stage.answer(4, [Article(title: "Too late")])
            try window.requireSilence("the older answer")
            window.type("sort title")
            try window.requireExamples([3, 0, 1, 2], sort: "title")
        },
    ]
}
