import Conformance
import ConsoleUI
import ContactBook

nonisolated extension LayerLaw where Subject == LayeredContacts {
    static let routers = [
        LayerLaw(
            .listRouter, "list-router-shows",
            "It pushes an Add screen that reports to the delegate, each time."
        ) { subject, format in
            let window = Window(format: format)
            let double = ContactsDouble()
            let router = try subject.router(.listRouter, on: double, window.console)
            window.navigator.push(router.view)
            for name in ["Ann Lee", "Bob Ray"] {
                _ = window.takeOutput()
                router.navigate()
                try await require(
                    soon: window.navigator.top !== router.view,
                    "no screen was pushed")
                try await window.requireAddScreen()
                await window.perform("first \(name.prefix(3))", "last \(name.suffix(3))", "done")
                let report = "didAddContact \(name)"
                try await require("the last call", soon: double.calls.last, is: report)
            }
        },
        LayerLaw(
            .addRouter, "add-router-dismisses",
            "It pops its view, and nothing once its view has gone."
        ) { subject, format in
            let window = Window(format: format)
            let router = try subject.router(.addRouter, on: ContactsDouble(), window.console)
            let below = Screen(console: window.console)
            window.navigator.push(Screen(console: window.console))
            window.navigator.push(below)
            window.navigator.push(router.view)
            router.navigate()
            try await require(soon: window.navigator.top === below, "its view is still there")
            router.navigate()
            await settle()
            try require(window.navigator.top === below, "another screen was popped")
        },
        letsGo(.listRouter), letsGo(.addRouter),
    ]

    private static func letsGo(_ layer: Layer) -> LayerLaw {
        LayerLaw(
            layer, "\(layer.id)-lets-go",
            "It doesn't keep its view alive, and does nothing without it."
        ) { subject, format in
            let window = Window(format: format)
            weak var gone: Screen?
            let navigate: () -> Void
            do {
                let router = try subject.router(layer, on: ContactsDouble(), window.console)
                gone = router.view
                navigate = router.navigate
            }
            try await require(soon: gone == nil, "the view is still alive")
            navigate()
            await settle()
            try require("output", window.takeOutput(), is: [])
        }
    }
}
