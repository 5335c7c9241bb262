import Conformance
import ConsoleUI
import ContactBook

nonisolated extension Law where Stage == ContactsStage {
    static let retrieving = [
        Law(
            "contacts-load",
            "A list that appears reads the contacts once, and shows full names."
        ) { stage in
            stage.store.isHolding = true
            let window = await stage.open()
            try await require("readings of the store", soon: stage.store.retrievals, is: 1)
            let heading = stage.format == .text ? ["Contacts"] : []
            try await require("output before the answer", soon: window.output, is: heading)
            try await window.requireProgress("Loading the contacts")
            try await stage.store.answer(1)
            try await window.requireIdle("the console is busy after the answer")
            try await window.requireContacts(ContactsStage.examples)
        },
        Law(
            "contacts-sorted",
            "The list is sorted by full name, ignoring case."
        ) { stage in
            let names = ["mary bob", "Zoe Quinn", "Mary Ann Zed", "alan Smith", "Ann Lee"]
            stage.restock(names.map(Contact.named))
            try await stage.open().requireContacts([
                "alan Smith", "Ann Lee", "Mary Ann Zed", "mary bob", "Zoe Quinn",
            ])
        },
        Law(
            "contacts-failure",
            "If reading fails, the reason is shown, not an empty list."
        ) { stage in
            stage.store.retrievalFailure = ContactStoreError(
                kind: .damaged, message: "'book' is damaged.")
            let window = await stage.open()
            try await window.requireFailure("'book' is damaged.")
            try await window.requireIdle("the console is busy after the failure")
        },
        Law(
            "contacts-reload",
            "Reload rereads and shows all, even if unchanged or after a failure."
        ) { stage in
            let window = await stage.open()
            try await window.requireContacts(ContactsStage.examples)
            await window.perform("reload")
            try await window.requireContacts(ContactsStage.examples)
            stage.store.retrievalFailure = ContactStoreError(kind: .unreadable, message: "Gone.")
            await window.perform("reload")
            await window.loadedOutput()
            stage.store.retrievalFailure = nil
            await window.perform("reload")
            try await window.requireContacts(ContactsStage.examples)
            try require("readings of the store", stage.store.retrievals, is: 4)
        },
        Law(
            "contacts-newest-wins",
            "An older request's answer is dropped if it comes last."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            stage.store.isHolding = true
            await window.perform("reload")
            await wait { stage.store.retrievals == 2 }
            stage.store.kept.append(Contact(firstName: "Bob", lastName: "Ray"))
            await window.perform("reload")
            await wait { stage.store.retrievals == 3 }
            try await stage.store.answer(2)
            try await window.requireContacts(["Ann Lee", "Bob Ray"])
            try await stage.store.answer(1)
            try require("output of the older answer", window.takeOutput(), is: [])
        },
    ]
}
