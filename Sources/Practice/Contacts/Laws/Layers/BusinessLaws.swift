import Conformance
import ContactBook

nonisolated extension LayerLaw where Subject == LayeredContacts {
    static let business = [
        LayerLaw(
            .listBusiness, "list-business-finds",
            "It sorts what it reads, finds what matches, and inserts in place."
        ) { subject, _ in
            let store = ScriptedContactStore(["Zoe Lee", "Bea Ray", "ann Lee"].map(Contact.named))
            let business = try subject.listBusiness(on: store)
            let states = Record(of: business.contacts)
            await settle()
            try require("readings before it is asked", store.retrievals, is: 0)
            business.retrieveContacts()
            let all = ContactListState.names(["ann Lee", "Bea Ray", "Zoe Lee"])
            try await states.require("states", [.loading, all])
            business.search("LEE")
            let found = ContactListState.names(["ann Lee", "Zoe Lee"], query: "LEE")
            try await states.require("states", [.loading, all, found])
            business.insert(.named("Abe Lee"))
            let more = ContactListState.names(
                ["Abe Lee", "ann Lee", "Zoe Lee"], query: "LEE", inserted: 0)
            try await states.require("states", [.loading, all, found, more])
            try require("readings of the store", store.retrievals, is: 1)
        },
        LayerLaw(
            .addBusiness, "add-business-decides",
            "It refuses a contact without both names, and saves others once."
        ) { subject, _ in
            let store = ScriptedContactStore([])
            let business = try subject.addBusiness(on: store)
            let states = Record(of: business.state)
            business.createContact("Bob", " ")
            try await states.require("states", [.editing, .incomplete])
            try require("contacts to save", store.additions, is: 0)
            store.isHolding = true
            for _ in 1...2 { business.createContact("Bob", "Ray") }
            try await store.answer(1)
            let saved = AddContactState.saved(.named("Bob Ray"))
            try await states.require("states", [.editing, .incomplete, .saving, saved])
            try require("contacts to save", store.additions, is: 1)
        },
    ]
}

extension ContactListState<Contact> {
    /// A loaded list of contacts with these names.
    static func names(_ names: [String], query: String = "", inserted: Int? = nil) -> Self {
        .loaded(ContactList(names.map(Contact.named), query: query, inserted: inserted))
    }
}
