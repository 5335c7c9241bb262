import Conformance
import ConsoleUI
import ContactBook

nonisolated extension Law where Stage == ContactsStage {
    static let adding = [
        Law(
            "add-screen",
            "Add shows a first and a last name, both empty; the first has the focus."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.perform("add")
            try await window.requireAddScreen()
        },
        Law(
            "contacts-commands",
            "Help lists each screen's commands and what they do."
        ) { stage in
            let window = try await stage.openLoaded([])
            try window.requireCommands([
                "search TEXT show the names that contain TEXT, or all",
                "add add a contact",
                "reload read the contacts again",
            ])
            await window.perform("add")
            try window.requireCommands([
                "first TEXT enter the first name",
                "last TEXT enter the last name",
                "done save the contact",
                "cancel discard the contact",
            ])
        },
        Law(
            "add-keeps",
            "Done saves the contact once, then leaves the screen, and inserts the row."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            let list = window.navigator.top
            await window.fillIn("Bob", "Ray")
            stage.store.isHolding = true
            // The second tap does nothing.
            await window.perform("done", "done")
            try await require("contacts to save", soon: stage.store.additions, is: 1)
            try await window.requireProgress("Saving the contact")
            try require(
                window.navigator.top !== list,
                "the screen had gone before the contact was saved")
            try require("output before the contact is saved", window.takeOutput(), is: [])
            try await stage.store.answer(1)
            try await stage.requireSaved(["Ann Lee", "Bob Ray"])
            try await require(
                soon: window.navigator.top === list,
                "the screen is still there after the save")
            try await window.requireInsertion(of: "Bob Ray", at: 1)
            try require("readings of the store", stage.store.retrievals, is: 1)
        },
        Law(
            "add-leaves-first",
            "The list learns of a new contact only after the screen has gone."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            let list = window.navigator.top
            // As soon as one list is notified, the other also shows the contact.
            let other = await stage.open()
            await other.loadedOutput()
            var isFirst: Bool?
            other.onOutput { [navigator = window.navigator] in
                if isFirst == nil { isFirst = navigator.top !== list }
            }
            await window.add("Bob", "Ray")
            try await other.requireInsertion(of: "Bob Ray", at: 1)
            try require(
                isFirst == false,
                "the list was notified of the contact while the screen was still there")
        },
        Law(
            "add-incomplete",
            "If a name is missing, each tap on Done shows an alert, and nothing is saved."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.perform("add")
            let screen = window.navigator.top
            _ = window.takeOutput()
            let names = [
                ("", ""),
                ("Bob", ""),
                ("", "Ray"),
                (" ", "\u{00A0}"),
                ("Bob", "\u{2003}"),
            ]
            for (first, last) in names {
                await window.perform("first \(first)", "last \(last)")
                for _ in 1...2 {
                    await window.perform("done")
                    try await window.requireAlert(
                        first: first.filter { !$0.isWhitespace },
                        last: last.filter { !$0.isWhitespace })
                    try require(
                        window.navigator.top === screen,
                        "the screen has gone after '\(first)' and '\(last)'")
                }
            }
            try require("contacts to save", stage.store.additions, is: 0)
            await window.perform("first Bob", "last Ray", "done")
            try await window.requireInsertion(of: "Bob Ray", at: 1)
        },
        Law(
            "add-failure",
            "If saving fails, the screen stays and shows why; Done tries again."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            stage.store.additionFailure = ContactStoreError(
                kind: .unwritable, message: "'book' is full.")
            await window.fillIn("Bob", "Ray")
            await window.perform("done")
            try await window.requireAlert(
                "The contact could not be saved. 'book' is full.",
                first: "Bob",
                last: "Ray")
            try await window.requireIdle("the console is busy after the failure")
            stage.store.additionFailure = nil
            await window.perform("done")
            try await window.requireInsertion(of: "Bob Ray", at: 1)
            let saved = stage.store.kept.map(\.fullName)
            try require("what is saved", saved, is: ["Ann Lee", "Bob Ray"])
        },
        Law(
            "add-cancel",
            "Cancel leaves the screen and changes nothing, and so does back."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            let list = window.navigator.top
            for leave in ["cancel", "back"] {
                await window.fillIn("Bob", "Ray")
                await window.perform(leave)
                try require(
                    window.navigator.top === list,
                    "'\(leave)' does not lead back to the list")
                let heading = stage.format == .text ? ["Contacts"] : []
                try require("what is shown after '\(leave)'", window.takeOutput(), is: heading)
            }
            try require("contacts to save", stage.store.additions, is: 0)
            try require("readings of the store", stage.store.retrievals, is: 1)
            await window.perform("add")
            _ = window.takeOutput()
            await window.perform("done")
            try await window.requireAlert()
        },
    ]

    static let lifetimes = [
        Law(
            "contacts-no-leak",
            "When screens go away, all their objects are released."
        ) { stage in
            try await stage.requireNothingLeft { window in
                await window.add("Bob", "Ray")
                await window.perform("search bob", "add", "first Cid", "cancel", "add", "done")
            }
        },
        Law(
            "contacts-no-leak-in-flight",
            "A screen that goes away during a call is released."
        ) { stage in
            stage.store.isHolding = true
            try await stage.requireNothingLeft { window in
                await window.perform("reload", "add", "first Bob", "last Ray", "done")
                await wait { stage.store.retrievals == 2 && stage.store.additions == 1 }
            }
            try await require("cancelled readings", soon: stage.store.cancellations, is: 2)
        },
        Law(
            "contacts-saved-all-the-same",
            "A contact is saved even if its screen goes away."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.perform("add", "first Bob", "last Ray")
            stage.store.isHolding = true
            await window.perform("done")
            await wait { stage.store.additions == 1 }
            await window.perform("back")
            try await stage.store.answer(1)
            try await stage.requireSaved(["Ann Lee", "Bob Ray"])
            try await window.requireIdle("the console is busy")
            _ = window.takeOutput()
            stage.store.isHolding = false
            await window.perform("reload")
            try await window.requireContacts(["Ann Lee", "Bob Ray"])
        },
    ]
}
