import ConsoleUI
import MovieCatalog

nonisolated extension Law {
    static let lifetimes = [
        Law("no-leak", "When the screen is gone, so is everything of it.") { stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1, Stage.movies)
                await stage.reload(window)
                try await stage.answer(2, Stage.movies)
            }
        },
        Law("no-leak-in-flight", "When the screen goes during a fetch, so does everything of it, and the fetch.") {
            stage in
            try await stage.requireNothingLeft { _ in }
            try require("cancelled fetches", stage.service.cancellations, is: 1)
            try await stage.answer(1, Stage.movies)
        },
        Law("no-leak-after-failure", "When the screen goes after a failed fetch, so does everything of it.") { stage in
            try await stage.requireNothingLeft { _ in try await stage.fail(1, "No answer.") }
        },
        Law("no-leak-after-navigation", "When the screen goes after others came and went, so does everything.") {
            stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1, Stage.movies)
                for number in 1...3 {
                    window.type("open \(number)")
                    if number < 3 { window.type("back") }
                }
            }
        },
        Law("no-leak-after-back", "When the user leaves the details, they go.") { stage in
            let window = try await stage.openLoaded()
            window.type("open 1")
            weak var details: Screen?
            details = window.navigator.top
            window.type("back")
            await settle()
            try require(details == nil, "the details are still alive")
        },
    ]
}
