import Binding
import Conformance
import ContactBook

nonisolated extension LayerLaw where Subject == LayeredContacts {
    static let listPresenter = [
        LayerLaw(
            .listPresenter, "list-presenter-formats",
            "It passes on each state, in order, as text."
        ) { subject, _ in
            let double = ContactsDouble()
            let presenter = try subject.listPresenter(on: double)
            let names = ["Ann Lee", "Bob Ray"]
            let shown = presenter.contacts.map { state in
                state.map { row in
                    names.first { Text(of: row).contains($0) } ?? ""
                }
            }
            let states = Record(of: shown)
            let list = ContactListState.names(names, query: "e", inserted: 1)
            for state in [list, .failed(reason: "Gone."), .loading] {
                let count = states.values.count
                double.list.send(state)
                await wait { states.values.count > count }
                guard case .loaded(let rows) = presenter.contacts.value else { continue }
                for row in rows.items {
                    try Text(of: row).require([], in: subject.sources)
                }
            }
            let texts = list.map(\.fullName)
            let failure = ContactListState<String>.failed(reason: "Gone.")
            try await states.require("states", [.loading, texts, failure, .loading])
            try await double.requireCalls()
        },
        LayerLaw(
            .listPresenter, "list-presenter-searches",
            "Its query and that of the layer below stay the same."
        ) { subject, _ in
            let double = ContactsDouble()
            double.searchField.send("lee")
            let presenter = try subject.listPresenter(on: double)
            try await require(
                "its query, on a search that was there before",
                soon: presenter.query.value,
                is: "lee")
            presenter.query.send("ann")
            try await require("the query of the layer below", soon: double.query.value, is: "ann")
            double.searchField.send("bob")
            try await require(
                "its query, after a search in another view",
                soon: presenter.query.value,
                is: "bob")
            try require("the query of the layer below", double.query.value, is: "bob")
        },
        LayerLaw(
            .listPresenter, "list-presenter-acts",
            "It reloads, shows the Add screen, and inserts a contact."
        ) { subject, _ in
            let double = ContactsDouble()
            let presenter = try subject.listPresenter(on: double)
            presenter.reload()
            try await double.requireCalls("retrieveContacts")
            presenter.addNewContact()
            try await double.requireCalls("retrieveContacts", "showAddContactView")
            double.notifyDelegate(of: .named("Ann Lee"))
            try await double.requireCalls(
                "retrieveContacts", "showAddContactView", "insert Ann Lee")
        },
    ]

    static let addPresenter = [
        LayerLaw(
            .addPresenter, "add-presenter-formats",
            "It formats each state as text."
        ) { subject, _ in
            let double = ContactsDouble()
            let presenter = try subject.addPresenter(on: double, for: double)
            let texts: [(AddContactState, String)] = [
                (.saving, "Saving the contact"),
                (.incomplete, "A contact must have first and last names"),
                (.failed(reason: "Full."), "The contact could not be saved. Full."),
            ]
            for (state, text) in texts {
                double.addition.send(state)
                try await require(
                    soon: Text(of: presenter.presentation.value).contains(text),
                    "none of \(Text(of: presenter.presentation.value).lines) contains '\(text)'")
            }
            try await double.requireCalls()
        },
        LayerLaw(
            .addPresenter, "add-presenter-saves",
            "It passes the names down, and leaves before it reports."
        ) { subject, _ in
            let double = ContactsDouble()
            let delegate = ContactsDouble(beside: double)
            let presenter = try subject.addPresenter(on: double, for: delegate)
            presenter.firstName.send("Bob")
            presenter.addContact()
            try await double.requireCalls("createContact Bob|")
            double.addition.send(.saved(.named("Bob Ray")))
            try await double.requireCalls("createContact Bob|", "dismiss", "didAddContact Bob Ray")
        },
        LayerLaw(
            .addPresenter, "add-presenter-cancels",
            "It leaves without saving, and doesn't keep its delegate alive."
        ) { subject, _ in
            let double = ContactsDouble()
            weak var gone: ContactsDouble?
            let presenter: AddContactPresenterLayer
            do {
                let delegate = ContactsDouble(beside: double)
                gone = delegate
                presenter = try subject.addPresenter(on: double, for: delegate)
            }
            try await require(soon: gone == nil, "its delegate is still alive")
            presenter.cancel()
            try await double.requireCalls("dismiss")
        },
    ]
}
