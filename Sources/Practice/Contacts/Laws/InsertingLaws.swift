import Conformance
import ConsoleUI
import ContactBook

nonisolated extension ContactsLaw {
    static let inserting = [
        ContactsLaw("insert-in-place", "A new contact is the only row inserted, in its sorted place.") { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Mary Bob"])
            let additions = [
                ("Mary Ann", "Zed", 1), ("aaron", "Abt", 0), ("zoe", "Quinn", 4), ("ANN", "LEE", 2), ("Mary", "Bob", 5),
            ]
            for (first, last, index) in additions {
                await window.add(first, last)
                try window.requireInsertion(of: "\(first) \(last)", at: index)
            }
            await window.perform("reload")
            let names = ["aaron Abt", "Ann Lee", "ANN LEE", "Mary Ann Zed", "Mary Bob", "Mary Bob", "zoe Quinn"]
            try window.requireContacts(names)
        },
        ContactsLaw("contacts-empty", "An empty list says so, and its first contact is inserted.") { stage in
            stage.restock([])
            let window = await stage.open()
            try window.requireContacts([])
            await window.add("Bob", "Ray")
            try window.requireInsertion(of: "Bob Ray", at: 0)
        },
        ContactsLaw("insert-two-views", "Two open views insert the same row, each in its own format.") { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Zoe Quinn"])
            let other = await stage.open(stage.format == .text ? .json : .text)
            try other.requireContacts(["Ann Lee", "Zoe Quinn"])
            _ = window.takeOutput()
            await other.perform("reload")
            for window in [window, other] { try window.requireContacts(["Ann Lee", "Zoe Quinn"]) }
            await other.add("Bob", "Ray")
            for window in [window, other] { try window.requireInsertion(of: "Bob Ray", at: 1) }
        },
        ContactsLaw("insert-covered", "A covered list stays silent, and is up to date when it returns.") { stage in
            let covered = try await stage.openLoaded(["Ann Lee", "Zoe Quinn"])
            let other = await stage.open()
            await other.perform("add", "first Bob", "last Ray")
            await covered.perform("add")
            _ = covered.takeOutput()
            await other.perform("done")
            try require("output of the covered list", covered.takeOutput(), is: [])
            await covered.perform("cancel")
            try covered.requireInsertion(of: "Bob Ray", at: 1)
        },
        ContactsLaw("insert-while-reading", "A contact added while the contacts are read again isn't lost.") { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            await window.perform("add", "first Bob", "last Ray")
            let other = await stage.open()
            for window in [window, other] { _ = window.takeOutput() }
            stage.store.isHolding = true
            await other.perform("reload")
            await window.perform("done")
            // Call 2 saves the contact. Call 1 read the store before that.
            stage.store.isHolding = false
            for call in [2, 1] { try await stage.store.answer(call) }
            for window in [window, other] { try window.requireContacts(["Ann Lee", "Bob Ray"]) }
        },
        ContactsLaw("insert-after-failure", "A contact added after a failure joins those in the store.") { stage in
            stage.restock(["Ann Lee", "Zoe Quinn"].map(Contact.named))
            stage.store.retrievalFailure = ContactStoreError(kind: .unreadable, message: "Gone.")
            let (window, other) = (await stage.open(), await stage.open())
            stage.store.retrievalFailure = nil
            _ = window.takeOutput()
            await other.add("Bob", "Ray")
            try window.requireContacts(["Ann Lee", "Bob Ray", "Zoe Quinn"])
            // Another program adds a contact while this one can't read the store.
            stage.store.kept.append(Contact(firstName: "Cy", lastName: "Fox"))
            stage.store.retrievalFailure = ContactStoreError(kind: .unreadable, message: "Gone.")
            await window.perform("reload")
            stage.store.retrievalFailure = nil
            _ = window.takeOutput()
            await other.add("Dee", "Orr")
            try window.requireContacts(["Ann Lee", "Bob Ray", "Cy Fox", "Dee Orr", "Zoe Quinn"])
        },
    ]
}
