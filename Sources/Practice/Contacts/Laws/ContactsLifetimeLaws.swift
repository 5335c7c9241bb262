import Conformance
import ConsoleUI
import ContactBook

nonisolated extension ContactsLaw {
    static let lifetimes = [
        ContactsLaw("contacts-no-leak", "When screens go away, all their objects are released.") { stage in
            try await stage.requireNothingLeft { window in
                await window.add("Bob", "Ray")
                await window.perform("search bob", "add", "first Cid", "cancel", "add", "done")
            }
        },
        ContactsLaw("contacts-no-leak-in-flight", "A screen that goes away during a call is released.") { stage in
            stage.store.isHolding = true
            try await stage.requireNothingLeft { window in
                await window.perform("reload", "add", "first Bob", "last Ray", "done")
            }
        },
        ContactsLaw("contacts-saved-all-the-same", "A contact is saved even if its screen goes away.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.perform("add", "first Bob", "last Ray")
            stage.store.isHolding = true
            await window.perform("done", "back")
            _ = window.takeOutput()
            stage.store.release()
            await settle()
            try require("what is saved", stage.store.kept.map(\.fullName), is: ["Ann Lee", "Bob Ray"])
            try require(window.console.activity == nil, "the console is busy")
            _ = window.takeOutput()
            await window.perform("reload")
            try window.requireContacts(["Ann Lee", "Bob Ray"])
        },
    ]
}
