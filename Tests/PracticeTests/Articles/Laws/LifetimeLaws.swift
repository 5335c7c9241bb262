import Conformance
import ConsoleUI

nonisolated extension Law where Stage == ArticleStage {
    static let lifetimes = [
        Law(
            "no-leak",
            "When screens go away, all their objects are released."
        ) { stage in
            try await stage.requireNothingLeft { window in
                try await stage.answer(1)
                let commands = [
                    "sort title", "open 1", "back", "sort nothing", "open 2", "back", "reload",
                ]
                for command in commands {
                    window.type(command)
                    await settle()
                }
                try await stage.fail(2, "No answer.")
                await stage.reload(window)
                try await stage.answer(3)
                window.type("open 3")
            }
        },
        Law(
            "no-leak-in-flight",
            "A screen that goes away during a fetch is released, and cancels the fetch."
        ) { stage in
            try await stage.requireNothingLeft { window in window.type("sort title") }
            try require("cancelled fetches", stage.service.cancellations, is: 1)
            try await stage.answer(1)
        },
    ]
}
