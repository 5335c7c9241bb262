import ConsoleUI
import MovieCatalog

nonisolated extension Law {
    static let lifetimes = [
        Law("no-leak", "When a screen goes away, all its objects are released.") { stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1, Stage.movies)
                await stage.reload(window)
                try await stage.answer(2, Stage.movies)
            }
        },
        Law("no-leak-in-flight", "A screen that goes away is released, and cancels each fetch under way.") { stage in
            try await stage.requireNothingLeft { window in await stage.reload(window) }
            try require("cancelled fetches", stage.service.cancellations, is: 2)
            for call in 1...2 { try await stage.answer(call, Stage.movies) }
        },
        Law("no-leak-after-failure", "A screen that goes away after a failed fetch is released.") { stage in
            try await stage.requireNothingLeft { _ in try await stage.fail(1, "No answer.") }
        },
        Law("no-leak-after-navigation", "A screen is released even after others came and went on top of it.") { stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1, Stage.movies)
                for number in 1...3 {
                    window.type("open \(number)")
                    if number < 3 { window.type("back") }
                }
            }
        },
        Law("no-leak-after-back", "When the user leaves the details, they are released.") { stage in
            let window = try await stage.openLoaded()
            let list = window.navigator.top
            window.type("open 1")
            weak var details: Screen?
            details = window.navigator.top
            try require(details !== list, "the list is still on top, not the details")
            window.type("back")
            await settle()
            try require(details == nil, "the details are still alive")
        },
    ]
}
