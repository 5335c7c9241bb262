import Conformance
import ConsoleUI
import ContactBook

nonisolated extension Law where Stage == ContactsStage {
    static let names = [
        Law(
            "name-spaces",
            "A full name has no stray space, even if one of its parts is missing."
        ) { stage in
            let window = try await stage.openLoaded([])
            await window.add("\u{0}  Ann \t", " Lee \u{1B} ")
            try await window.requireInsertion(of: "Ann Lee", at: 0)
            let cher = Contact(firstName: "Cher", lastName: "")
            let bono = Contact(firstName: "", lastName: "Bono")
            stage.restock([cher, bono])
            try await stage.open().requireContacts(["Bono", "Cher"])
        },
        Law(
            "name-any-script",
            "Names in any script, and equal names, are shown as they are."
        ) { stage in
            let names = [
                ("李", "小龍"),
                ("Иван", "Петров"),
                ("محمد", "علي"),
                ("😀", "👨‍👩‍👧‍👦"),
                ("नरेन्द्र", "मोदी"),
                ("Ann", "Lee"),
                ("Ann", "Lee"),
                ("Zoe\u{301}", "e\u{301}"),
            ]
            stage.restock(names.map(Contact.init))
            let window = await stage.open()
            let sorted =
                names
                .map { "\($0) \($1)" }
                .sorted { $0.lowercased() < $1.lowercased() }
            try await window.requireContacts(sorted)
            await window.add("李", "小龍")
            let index = sorted.count { $0.lowercased() <= "李 小龍" }
            try await window.requireInsertion(of: "李 小龍", at: index)
        },
        Law(
            "name-long",
            "A name of 10,000 characters is saved and shown whole."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee"])
            let name = String(repeating: "Bö", count: 5_000)
            await window.add(name, name)
            try await window.requireInsertion(of: "\(name) \(name)", at: 1)
            try require("what is saved", stage.store.kept.last?.lastName, is: name)
        },
        Law(
            "name-harmless",
            "No control character or bidi override of a name reaches the output."
        ) { stage in
            let nasty = "A\u{1B}[31m\u{7}\u{0}\r\nB\u{202E}\u{9B}\u{2028}\u{85}C"
            stage.restock([Contact(firstName: nasty, lastName: nasty)])
            let window = await stage.open()
            let first = await window.loadedOutput()
            await window.add("\u{1B}]0;x\u{7}" + "Ann", "L\u{202E}ee")
            for line in first + (await window.loadedOutput()) {
                let unsafe = line.unicodeScalars.filter {
                    $0.value < 0x20 || 0x7F...0x9F ~= $0.value || 0x2028...0x202E ~= $0.value
                }
                try require("scalars that a terminal obeys in '\(line)'", unsafe.count, is: 0)
            }
            if window.console.format == .json {
                let page = try window.page(Window.Page.self, in: first)
                try require("the names", page.contacts, is: [["fullName": "\(nasty) \(nasty)"]])
            } else {
                try require("lines for one contact", first.filter { $0 != "Contacts" }.count, is: 1)
            }
        },
    ]

    static let searching = [
        Law(
            "search",
            "A search shows matching names, ignoring case and diacritics, and outlives a reload."
        ) { stage in
            let window = try await stage.openLoaded(["Zoë Quinn", "Ann Lee", "Bob Lee"])
            let searches = [
                ("LEE", ["Ann Lee", "Bob Lee"]),
                ("zoe q", ["Zoë Quinn"]),
                ("zoë", ["Zoë Quinn"]),
                ("nobody", []),
                ("e", ["Ann Lee", "Bob Lee", "Zoë Quinn"]),
                ("", ["Ann Lee", "Bob Lee", "Zoë Quinn"]),
            ]
            for (query, found) in searches {
                for command in ["search \(query)", "reload"] {
                    await window.perform(command)
                    try await window.requireContacts(found)
                }
            }
            try require("readings of the store", stage.store.retrievals, is: 1 + searches.count)
            stage.store.isHolding = true
            await window.perform("reload", "search lee")
            await wait { stage.store.retrievals == 2 + searches.count }
            try require("output while the contacts are read", window.takeOutput(), is: [])
            try await stage.store.answer(1)
            try await window.requireContacts(["Ann Lee", "Bob Lee"])
        },
        Law(
            "search-insert",
            "During a search, a new contact that matches goes to its place."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Bea Ray", "Zoe Lee"])
            await window.perform("search lee")
            try await window.requireContacts(["Ann Lee", "Zoe Lee"])
            await window.add("Cid", "Lee")
            try await window.requireInsertion(of: "Cid Lee", at: 1)
            await window.add("Dan", "Ray")
            try require("rows", window.takeRows(), is: [])
            await window.perform("search")
            try await window.requireContacts([
                "Ann Lee", "Bea Ray", "Cid Lee", "Dan Ray", "Zoe Lee",
            ])
        },
        Law(
            "search-two-views",
            "Two views of one list share the search field."
        ) { stage in
            let window = try await stage.openLoaded(["Ann Lee", "Bea Ray"])
            let other = await stage.open()
            for window in [window, other] { await window.loadedOutput() }
            await window.perform("search ray")
            for window in [window, other] {
                try await window.requireContacts(["Bea Ray"])
            }
            await other.perform("search lee")
            for window in [window, other] {
                try await window.requireContacts(["Ann Lee"])
            }
            await window.perform("search ray")
            for window in [window, other] {
                try await window.requireContacts(["Bea Ray"])
            }
            for window in [await stage.open(), window, other] {
                try await window.requireContacts(["Bea Ray"])
            }
            // A view that reappears shows the latest search, not its own earlier one.
            await other.perform("add")
            _ = other.takeOutput()
            await other.perform("cancel")
            for window in [window, other] {
                try require("rows", window.takeRows(), is: [])
            }
        },
    ]
}
