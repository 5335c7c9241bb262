import Conformance
import ConsoleUI
import ContactBook

nonisolated extension ContactsLaw {
    static let retrieving = [
        ContactsLaw("contacts-load", "A list that appears reads the contacts once, and shows full names.") { stage in
            stage.store.isHolding = true
            let window = await stage.open()
            try require("readings of the store", stage.store.retrievals, is: 1)
            try require("output before the answer", window.takeRows(), is: [])
            try require(window.console.activity != nil, "the console is idle while the contacts are read")
            try await stage.store.answer()
            try require(window.console.activity == nil, "the console is busy after the answer")
            try window.requireContacts(ContactsStage.examples)
        },
        ContactsLaw("contacts-sorted", "The list is sorted by full name, without regard to case.") { stage in
            stage.restock(names: ["mary bob", "Zoe Quinn", "Mary Ann Zed", "alan Smith", "Ann Lee"])
            try await stage.open().requireContacts([
                "alan Smith", "Ann Lee", "Mary Ann Zed", "mary bob", "Zoe Quinn",
            ])
        },
        ContactsLaw("contacts-empty", "A store without contacts is shown as such.") { stage in
            stage.restock(names: [])
            try await stage.open().requireContacts([])
        },
        ContactsLaw("contacts-failure", "A store that can't be read shows the reason, and no empty list.") { stage in
            stage.store.retrievalFailure = ContactStoreError(kind: .damaged, message: "'book' is damaged.")
            let window = await stage.open()
            let lines = window.takeOutput()
            try require(lines.joined().contains("'book' is damaged."), "the reason is missing from \(lines)")
            try require(!lines.contains("No contacts to show"), "a failure is shown as an empty list")
            try require(window.console.activity == nil, "the console is busy after the failure")
            if window.console.format == .json {
                try require(
                    "the failure", window.page(Window.ContactsPage.self, in: lines).failure, is: "'book' is damaged.")
            }
        },
        ContactsLaw("contacts-reload", "Reload reads and shows all again, unchanged or after a failure.") { stage in
            let window = await stage.open()
            try window.requireContacts(ContactsStage.examples)
            await window.perform("reload")
            try window.requireContacts(ContactsStage.examples)
            stage.store.retrievalFailure = ContactStoreError(kind: .unreadable, message: "Gone.")
            await window.perform("reload")
            _ = window.takeOutput()
            stage.store.retrievalFailure = nil
            await window.perform("reload")
            try window.requireContacts(ContactsStage.examples)
            try require("readings of the store", stage.store.retrievals, is: 4)
        },
        ContactsLaw("contacts-newest-wins", "An answer that comes after that to a newer request is dropped.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            stage.store.isHolding = true
            await window.perform("reload")
            stage.store.kept.append(Contact(firstName: "Bob", lastName: "Ray"))
            await window.perform("reload")
            try await stage.store.answer(newest: true)
            try window.requireContacts(["Ann Lee", "Bob Ray"])
            try await stage.store.answer()
            try require("output of the older answer", window.takeOutput(), is: [])
        },
    ]
}
