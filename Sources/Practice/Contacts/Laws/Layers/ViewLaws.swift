import Binding
import Conformance
import ConsoleUI
import ContactBook

nonisolated extension LayerLaw where Subject == LayeredContacts {
    static let listView = [
        LayerLaw(
            .listView, "list-view-shows",
            "It asks for the contacts once, and shows each state."
        ) { subject, format in
            let window = Window(format: format)
            let double = ContactsDouble()
            window.navigator.push(try subject.view(.listView, on: double, window.console))
            try await window.requireProgress("Loading the contacts")
            double.list.send(.names(["Ann Lee", "Bob Ray"]))
            try await window.requireContacts(["Ann Lee", "Bob Ray"])
            double.list.send(.names(["Ann Lee", "Bea Orr", "Bob Ray"], inserted: 1))
            try await window.requireInsertion(of: "Bea Orr", at: 1)
            double.list.send(.failed(reason: "Gone."))
            try await window.requireFailure("Gone.")
            double.list.send(.names([]))
            try await window.requireContacts([])
            try require(window.console.activity == nil, "the console is busy")
            try await double.requireCalls("reload")
        },
        LayerLaw(
            .listView, "list-view-forwards",
            "It forwards a search and each tap, and pushes nothing itself."
        ) { subject, format in
            let window = Window(format: format)
            let double = ContactsDouble()
            let view = try subject.view(.listView, on: double, window.console)
            window.navigator.push(view)
            window.type("search lee")
            try await require("the query", soon: double.searchField.value, is: "lee")
            window.type("reload")
            window.type("add")
            try await double.requireCalls("reload", "reload", "addNewContact")
            try require(window.navigator.top === view, "the view pushes a screen itself")
            window.navigator.push(Screen(console: window.console))
            double.searchField.send("ray")
            window.navigator.pop()
            await settle()
            try require("the query after another search", double.searchField.value, is: "ray")
        },
    ]

    static let addView = [
        LayerLaw(
            .addView, "add-view-shows",
            "It shows the fields, the progress and each alert."
        ) { subject, format in
            let window = Window(format: format)
            let double = ContactsDouble()
            window.navigator.push(try subject.view(.addView, on: double, window.console))
            try await window.requireAddScreen()
            double.addition.send(.saving)
            try await window.requireProgress("Saving the contact")
            double.firstName.send("Bob")
            double.addition.send(.incomplete)
            try await window.requireAlert(first: "Bob")
            try await window.requireIdle("the console is busy after a failure")
            double.addition.send(.incomplete)
            try await window.requireAlert(first: "Bob")
        },
        LayerLaw(
            .addView, "add-view-forwards",
            "It forwards the names and each tap, and pops nothing itself."
        ) { subject, format in
            let window = Window(format: format)
            let double = ContactsDouble()
            let view = try subject.view(.addView, on: double, window.console)
            window.navigator.push(Screen(console: window.console))
            window.navigator.push(view)
            window.type("first Bob")
            window.type("last Ray")
            let names = [double.firstName, double.lastName]
            try await require("the names", soon: names.map(\.value), is: ["Bob", "Ray"])
            window.type("done")
            window.type("cancel")
            try await double.requireCalls("addContact", "cancel")
            double.addition.send(.saved(.named("Bob Ray")))
            await settle()
            try require(window.navigator.top === view, "the view pops itself")
        },
    ]
}
