import Conformance
import ConsoleUI
import ContactBook

nonisolated extension ContactsLaw {
    static let adding = [
        ContactsLaw("add-screen", "Add shows a first and a last name, both empty; the first has the focus.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.type(["add"])
            let lines = window.takeOutput()
            switch window.console.format {
            case .text: try require("the screen", lines, is: ["Add Contact", "First name [_]", "Last name  []"])
            case .json:
                let page = try window.page(Window.AddPage.self, in: lines)
                try require("the fields", [page.firstName, page.lastName], is: ["", ""])
                try require("the focus", page.focus, is: "firstName")
            }
        },
        ContactsLaw("add-keeps", "Done saves the contact, then leaves the screen, then inserts the row.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            let list = window.navigator.top
            await window.type(["add", "first Bob", "last Ray"])
            _ = window.takeOutput()
            stage.store.isHolding = true
            await window.type(["done"])
            try require(window.console.activity != nil, "the console is idle while the contact is kept")
            try require(window.navigator.top !== list, "the screen has gone before the contact was kept")
            try require("output before the contact is kept", window.takeOutput(), is: [])
            try stage.store.answer()
            await settle()
            try require("what is kept", stage.store.kept.map(\.fullName), is: ["Ann Lee", "Bob Ray"])
            try require(window.navigator.top === list, "the screen is still there after the contact was kept")
            try window.requireInsertion(of: "Bob Ray", at: 1)
            try require("readings of the store", stage.store.retrievals, is: 1)
        },
        ContactsLaw("add-incomplete", "Without both names, nothing is saved; the screen says so and stays.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.type(["add"])
            let screen = window.navigator.top
            _ = window.takeOutput()
            for (first, last) in [("", ""), ("Bob", ""), ("", "Ray"), (" ", "\u{00A0}"), ("Bob", "\u{2003}")] {
                await window.type(["first \(first)", "last \(last)", "done"])
                try window.requireAlert("A contact must have first and last names")
                try require(window.navigator.top === screen, "the screen has gone after '\(first)' and '\(last)'")
            }
            try require("contacts to keep", stage.store.additions, is: 0)
            await window.type(["first Bob", "last Ray", "done"])
            try window.requireInsertion(of: "Bob Ray", at: 1)
        },
        ContactsLaw("add-alerts-again", "A user who taps Done again without a change is told again.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.type(["add", "first Bob"])
            _ = window.takeOutput()
            for _ in 1...2 {
                await window.type(["done"])
                try window.requireAlert("A contact must have first and last names")
            }
        },
        ContactsLaw("add-failure", "If saving fails, the screen stays and shows why; Done tries again.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            stage.store.additionFailure = ContactStoreError(kind: .unwritable, message: "'book' is full.")
            await window.add("Bob", "Ray")
            try window.requireAlert("The contact could not be saved. 'book' is full.")
            try require(window.console.activity == nil, "the console is busy after the failure")
            stage.store.additionFailure = nil
            await window.type(["done"])
            try window.requireInsertion(of: "Bob Ray", at: 1)
            try require("what is kept", stage.store.kept.map(\.fullName), is: ["Ann Lee", "Bob Ray"])
        },
        ContactsLaw("add-once", "A second tap on Done while the contact is being saved does nothing.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.type(["add", "first Bob", "last Ray"])
            _ = window.takeOutput()
            stage.store.isHolding = true
            await window.type(["done", "done"])
            try require("contacts to keep", stage.store.additions, is: 1)
            try stage.store.answer()
            await settle()
            try window.requireInsertion(of: "Bob Ray", at: 1)
        },
        ContactsLaw("add-cancel", "Cancel leaves the screen and changes nothing, and so does back.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            let list = window.navigator.top
            for leave in ["cancel", "back"] {
                await window.type(["add", "first Bob", "last Ray"])
                _ = window.takeOutput()
                await window.type([leave])
                try require(window.navigator.top === list, "'\(leave)' does not lead back to the list")
                try require("rows after '\(leave)'", window.takeOutput().filter { $0 != "Contacts" }, is: [])
            }
            try require("contacts to keep", stage.store.additions, is: 0)
            try require("readings of the store", stage.store.retrievals, is: 1)
            await window.type(["add"])
            _ = window.takeOutput()
            await window.type(["done"])
            try window.requireAlert("A contact must have first and last names")
        },
    ]
}
