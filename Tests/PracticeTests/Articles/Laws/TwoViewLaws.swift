import ArticleCatalog
import Conformance
import ConsoleUI

nonisolated extension Law where Stage == ArticleStage {
    static let twoViews = [
        Law(
            "two-views",
            "Two views show the same list, each in its own format, whichever asked."
        ) { stage in
            let windows = [await stage.open(.text), await stage.open(.json)]
            try await stage.answer(2)
            for window in windows { try window.requireExamples([3, 0, 2, 1]) }
            windows[1].type("sort author")
            for window in windows {
                try window.requireExamples([1, 2, 0, 3], sort: "author")
            }
            await stage.reload(windows[0])
            try await stage.answer(3)
            for window in windows {
                try window.requireExamples([1, 2, 0, 3], sort: "author")
            }
        },
        Law(
            "two-views-open",
            "Of two views, the one that was tapped navigates, whichever is newer."
        ) { stage in
            let windows = [try await stage.openLoaded(), try await stage.openLoaded()]
            _ = windows[0].takeOutput()
            for (tapped, other) in [(windows[0], windows[1]), (windows[1], windows[0])] {
                let list = other.navigator.top
                tapped.type("open 1")
                try tapped.requireDetail(title: "Alpha")
                try require(other.navigator.top === list, "the view that was not tapped was left")
                try other.requireSilence("the other view")
                tapped.type("back")
                _ = tapped.takeOutput()
            }
        },
        Law(
            "covered-view",
            "A view that another screen covers stays silent, and is up to date when it returns."
        ) { stage in
            let covered = try await stage.openLoaded()
            covered.type("open 1")
            _ = covered.takeOutput()
            let other = await stage.open()
            try await stage.answer(2)
            other.type("sort title")
            try covered.requireSilence("the covered view")
            covered.type("back")
            try covered.requireExamples([3, 0, 1, 2], sort: "title")
        },
        Law(
            "one-of-two-goes",
            "When one of two views goes away, the other still works and navigates."
        ) { stage in
            var windows = [try await stage.openLoaded(), try await stage.openLoaded()]
            windows[1].type("open 1")
            windows.removeLast()
            _ = windows[0].takeOutput()
            await stage.reload(windows[0])
            try await stage.answer(3)
            try windows[0].requireExamples([3, 0, 2, 1])
            windows[0].type("open 2")
            try windows[0].requireDetail(title: "beta")
        },
    ]
}
