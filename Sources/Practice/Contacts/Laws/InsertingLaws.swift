import Conformance
import ConsoleUI
import ContactBook

nonisolated extension Law where Stage == ContactsStage {
    static let inserting = [
        Law(
            "insert-in-place",
            "A new contact is the only row inserted, in its sorted place."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Mary Bob"])
            let additions = [
                ("Mary Ann", "Zed", 1),
                ("aaron", "Abt", 0),
                ("zoe", "Quinn", 4),
                ("ANN", "LEE", 2),
                ("Mary", "Bob", 5),
            ]
            for (first, last, index) in additions {
                await window.add(first, last)
                try await window.requireInsertion(of: "\(first) \(last)", at: index)
            }
            await window.perform("reload")
            try await window.requireContacts([
                "aaron Abt",
                "Ann Lee",
                "ANN LEE",
                "Mary Ann Zed",
                "Mary Bob",
                "Mary Bob",
                "zoe Quinn",
            ])
        },
        Law(
            "contacts-empty",
            "An empty list says so, and its first contact is inserted."
        ) { stage in
            stage.restock([])
            let window = await stage.open()
            try await window.requireContacts([])
            await window.add("Bob", "Ray")
            try await window.requireInsertion(of: "Bob Ray", at: 0)
        },
        Law(
            "insert-two-views",
            "Two open views insert the same row, each in its own format."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Zoe Quinn"])
            let other = await stage.open(stage.format == .text ? .json : .text)
            try await other.requireContacts(["Ann Lee", "Zoe Quinn"])
            await window.loadedOutput()
            await other.perform("reload")
            for window in [window, other] {
                try await window.requireContacts(["Ann Lee", "Zoe Quinn"])
            }
            await other.add("Bob", "Ray")
            for window in [window, other] {
                try await window.requireInsertion(of: "Bob Ray", at: 1)
            }
        },
        Law(
            "insert-covered",
            "A covered list stays silent, and is up to date when it returns."
        ) { stage in
            let covered = try await stage.openLoaded(["Ann Lee", "Zoe Quinn"])
            let other = await stage.open()
            for window in [other, covered] { await window.loadedOutput() }
            await other.fillIn("Bob", "Ray")
            await covered.perform("add")
            _ = covered.takeOutput()
            await other.perform("done")
            try await other.requireInsertion(of: "Bob Ray", at: 1)
            try require("output of the covered list", covered.takeOutput(), is: [])
            await covered.perform("cancel")
            try await covered.requireInsertion(of: "Bob Ray", at: 1)
        },
        Law(
            "insert-while-reading",
            "A contact added while the contacts are read again isn't lost."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.perform("add", "first Bob", "last Ray")
            let other = await stage.open()
            await other.loadedOutput()
            _ = window.takeOutput()
            stage.store.isHolding = true
            await other.perform("reload")
            await wait { stage.store.retrievals == 3 }
            await window.perform("done")
            await wait { stage.store.additions == 1 }
            // Call 2 saves the contact. Call 1 read the store before that.
            stage.store.isHolding = false
            for call in [2, 1] { try await stage.store.answer(call) }
            for window in [window, other] {
                try await window.requireContacts(["Ann Lee", "Bob Ray"])
            }
        },
        Law(
            "insert-after-failure",
            "A contact added after a failure joins those in the store."
        ) { stage in
            stage.restock(["Ann Lee", "Zoe Quinn"].map(Contact.named))
            stage.store.retrievalFailure = ContactStoreError(kind: .unreadable, message: "Gone.")
            let window = await stage.open()
            let other = await stage.open()
            for window in [window, other] { await window.loadedOutput() }
            stage.store.retrievalFailure = nil
            await other.add("Bob", "Ray")
            try await window.requireContacts(["Ann Lee", "Bob Ray", "Zoe Quinn"])
            // Another program adds a contact while this one can't read the store.
            stage.store.kept.append(Contact(firstName: "Cy", lastName: "Fox"))
            stage.store.retrievalFailure = ContactStoreError(kind: .unreadable, message: "Gone.")
            await window.perform("reload")
            await window.loadedOutput()
            stage.store.retrievalFailure = nil
            await other.add("Dee", "Orr")
            try await window.requireContacts([
                "Ann Lee", "Bob Ray", "Cy Fox", "Dee Orr", "Zoe Quinn",
            ])
        },
    ]
}
