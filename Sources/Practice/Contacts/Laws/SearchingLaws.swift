import Conformance
import ConsoleUI
import ContactBook

nonisolated extension ContactsLaw {
    static let searching = [
        ContactsLaw("search", "A search shows the names that contain it, ignoring case and diacritics.") { stage in
            let window = try await stage.openLoaded(["Zoë Quinn", "Ann Lee", "Bob Lee"])
            let searches = [
                ("LEE", ["Ann Lee", "Bob Lee"]), ("zoe q", ["Zoë Quinn"]), ("n l", ["Ann Lee"]), ("nobody", []),
                ("e", ["Ann Lee", "Bob Lee", "Zoë Quinn"]), ("", ["Ann Lee", "Bob Lee", "Zoë Quinn"]),
            ]
            for (query, found) in searches {
                await window.perform("search \(query)")
                try window.requireContacts(found)
            }
            try require("readings of the store", stage.store.retrievals, is: 1)
        },
        ContactsLaw("search-insert", "During a search, a new contact that matches goes to its place.") { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Bea Ray", "Zoe Lee"])
            await window.perform("search lee")
            try window.requireContacts(["Ann Lee", "Zoe Lee"])
            await window.add("Cid", "Lee")
            try window.requireInsertion(of: "Cid Lee", at: 1)
            await window.add("Dan", "Ray")
            try require("rows", window.takeRows(), is: [])
            await window.perform("search")
            try window.requireContacts(["Ann Lee", "Bea Ray", "Cid Lee", "Dan Ray", "Zoe Lee"])
        },
        ContactsLaw("search-stays", "A search outlives a reload.") { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Bea Ray"])
            await window.perform("search ray")
            try window.requireContacts(["Bea Ray"])
            await window.perform("reload")
            try window.requireContacts(["Bea Ray"])
        },
        ContactsLaw("search-two-views", "Two views on one list search for the same: the field is shared.") { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Bea Ray"])
            let other = await stage.open()
            for window in [window, other] { _ = window.takeOutput() }
            await window.perform("search ray")
            for window in [window, other] { try window.requireContacts(["Bea Ray"]) }
            await other.perform("search lee")
            for window in [window, other] { try window.requireContacts(["Ann Lee"]) }
            await window.perform("search ray")
            for window in [window, other] { try window.requireContacts(["Bea Ray"]) }
            // Who returns takes the newest search, and does not bring its own.
            await other.perform("add")
            _ = other.takeOutput()
            await other.perform("cancel")
            for window in [window, other] {
                try require("rows", window.takeRows(), is: [])
            }
        },
    ]
}
