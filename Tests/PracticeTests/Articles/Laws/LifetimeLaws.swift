import Conformance
import ConsoleUI

nonisolated extension ArticleLaw {
    static let lifetimes = [
        ArticleLaw("no-leak", "When the screens are gone, so is everything of them.") { stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1)
                for command in ["sort title", "open 1", "back", "sort nothing", "open 2", "back", "reload"] {
                    window.type(command)
                    await settle()
                }
                try await stage.answer(2)
                window.type("open 3")
            }
        },
        ArticleLaw("no-leak-in-flight", "When the screen goes during a fetch, so does everything of it, and the fetch.")
        {
            stage in
            try await stage.requireNothingLeft { window in window.type("sort title") }
            try require("cancelled fetches", stage.service.cancellations, is: 1)
            try await stage.answer(1)
        },
        ArticleLaw("no-leak-after-failure", "When the screen goes after a failed fetch, so does everything of it.") {
            stage in
            try await stage.requireNothingLeft { _ in try await stage.fail(1, "No answer.") }
        },
    ]
}
