extension Mutant {
    private static let textList = "TextContactListView.swift"
    private static let jsonList = "JSONContactListView.swift"
    private static let textAdd = "TextAddContactView.swift"
    private static let jsonAdd = "JSONAddContactView.swift"

    /// Faults in the four views.
    static let contactsViews = [
        Mutant(
            "does not bind its search field", in: textList,
            "            viewModel.query.bind(with: query),\n", "", law: "search"),
        Mutant(
            "binds its search field one way", in: jsonList, "viewModel.query.bind(with: query)",
            "query.observable.bind(to: self) { $0.viewModel.query.send($1) }", law: "search-two-views"),
        Mutant(
            "goes on talking when it is covered", in: textList,
            "    override func viewDidDisappear() { subscriptions = [] }\n\n", "", law: "insert-covered"),
        Mutant(
            "shows all again when it returns", in: jsonList, "} else if list != shown {", "} else {",
            law: "add-cancel"),
        Mutant(
            "shows a second reading only if it differs", in: textList, "case .loading: shown = nil",
            "case .loading: break", law: "contacts-reload"),
        Mutant(
            "writes the list for one row", in: jsonList,
            "            if let index = list.insertion(into: shown) {\n"
                + "                didInsertContact(list.items[index], at: index)\n            } else if",
            "            if",
            law: "insert-in-place"),
        Mutant(
            "numbers the inserted row from 0", in: textList, "+ \\(index + 1)", "+ \\(index)",
            law: "insert-in-place"),
        Mutant(
            "gives the index from 1", in: jsonList, "Insertion(index: index",
            "Insertion(index: index + 1",
            law: "insert-in-place"),
        Mutant(
            "forgets what it shows", in: textList, "            shown = list\n", "",
            law: "insert-in-place"),
        Mutant(
            "has no word for nothing", in: textList,
            "        if contacts.isEmpty { console.write(\"No contacts to show\") }\n", "", law: "contacts-empty"),
        Mutant(
            "shows a failure as nothing", in: jsonList, "Page(failure: reason)", "Page()",
            law: "contacts-failure"),
        Mutant(
            "is busy for ever", in: textList,
            "console.activity = state == .loading ? \"Loading the contacts\" : nil",
            "console.activity = \"Loading the contacts\"", law: "contacts-load"),
        Mutant(
            "does not wait while the contacts are read", in: jsonList,
            "console.activity = state == .loading ? \"Loading the contacts\" : nil", "console.activity = nil",
            law: "contacts-load"),
        Mutant(
            "binds one field twice", in: textAdd, "viewModel.lastName.bind(with: lastName)",
            "viewModel.firstName.bind(with: lastName)", law: "add-keeps"),
        Mutant(
            "does not wait while the contact is kept", in: jsonAdd,
            "console.activity = presentation.activity", "console.activity = nil", law: "add-keeps"),
        Mutant(
            "shows no alert", in: textAdd, "guard let alert = presentation.alert else { return }",
            "guard let alert = presentation.alert, alert.title.isEmpty else { return }", law: "add-incomplete"),
        Mutant(
            "has another button", in: textAdd, "[\\(alert.button)]", "[OK]", law: "add-incomplete"),
        Mutant(
            "shows no focus", in: textAdd, "[\\(firstName.value)_]", "[\\(firstName.value)]",
            law: "add-screen"),
        Mutant(
            "tells no focus", in: jsonAdd, ", focus: \"firstName\"", "", law: "add-screen"),
        Mutant(
            "does not leave when all is done", in: textAdd, steps: 1...1, "if isDone { view.dismiss() }",
            "_ = (view, isDone)", law: "add-keeps"),
        Mutant(
            "keeps the contact on Cancel", in: jsonAdd, steps: 1...1, "func didTapOnCancel() { dismiss()",
            "func didTapOnCancel() { viewModel.createContact()", law: "add-cancel"),
    ]

    /// Edits that change nothing that anybody can see.
    static let contactsHarmless = [
        Mutant(
            "has a comment that mentions the store", in: textList, "    private func show(",
            "    // store.contacts() would be shorter.\n    private func show(", law: nil),
        Mutant(
            "has its deinit at the end", in: "ContactListViewModel.swift",
            "    deinit { retrieval?.cancel() }\n\n", "",
            and: ("    private static func", "    deinit { retrieval?.cancel() }\n\n    private static func"), law: nil),
        Mutant(
            "says the presentation in more words", in: "AddContactPresentation.swift",
            "activity = state == .saving ? \"Saving the contact\" : nil",
            "if case .saving = state { activity = \"Saving the contact\" } else { activity = nil }", law: nil),
    ]
}
