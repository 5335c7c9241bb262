import ConsoleUI
import MovieCatalog

nonisolated extension Law where Stage == TopMoviesStage {
    static let lifetimes = [
        Law(
            "no-leak",
            "When a screen goes away, all its objects are released."
        ) { stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1, Stage.movies)
                await stage.reload(window)
                try await stage.answer(2, Stage.movies)
            }
        },
        Law(
            "no-leak-in-flight",
            "A screen that goes away is released, and cancels each fetch under way."
        ) { stage in
            try await stage.requireNothingLeft { window in
                await stage.reload(window)
            } finish: {
                try await require("cancelled fetches", soon: stage.service.cancellations, is: 2)
                // What waits for the service, such as an actor, may live until the answer.
                for call in 1...2 { try await stage.answer(call, Stage.movies) }
            }
        },
        Law(
            "no-leak-after-failure",
            "A screen that goes away after a failed fetch is released."
        ) { stage in
            try await stage.requireNothingLeft { _ in try await stage.fail(1, "No answer.") }
        },
        Law(
            "no-leak-after-navigation",
            "A screen is released even after others came and went on top of it."
        ) { stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1, Stage.movies)
                for number in 1...3 {
                    window.type("open \(number)")
                    _ = await window.newOutput()
                    if number < 3 { window.type("back") }
                }
            }
        },
        Law(
            "no-leak-after-back",
            "When the user leaves the details, they are released."
        ) { stage in
            let window = try await stage.openLoaded()
            let list = window.navigator.top
            window.type("open 1")
            weak var details: Screen?
            try await require(
                soon: window.navigator.top !== list,
                "the list is still on top, not the details")
            details = window.navigator.top
            window.type("back")
            try await require(soon: details == nil, "the details are still alive")
        },
    ]
}
