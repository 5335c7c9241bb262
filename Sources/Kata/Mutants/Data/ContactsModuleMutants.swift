extension Mutant {
    private static let addPresenter = "AddContactPresenter.swift"
    private static let words = "AddContactPresentation.swift"
    private static let fullName = "fullName = contact.fullName"

    /// Faults in what is told from screen to screen, in the words, and in the wiring.
    static let contactsModules = [
        Mutant(
            "does not tell the list", in: "AddContactViewModel.swift", steps: 1...1, "delegate?.didAddContact(contact)",
            "_ = contact", law: "add-keeps"),
        Mutant(
            "tells nobody", in: addPresenter, steps: 2...2, "        delegate?.didAddContact(contact)\n",
            "        _ = contact\n", law: "add-keeps"),
        Mutant(
            "stays when all is done", in: addPresenter, steps: 2...2,
            "        router.dismiss()\n        delegate?.didAddContact", "        delegate?.didAddContact",
            law: "add-keeps"),
        Mutant(
            "stays when it is cancelled", in: addPresenter, steps: 2...2,
            "        router.dismiss()\n        delegate?.didCancel", "        delegate?.didCancel", law: "add-cancel"),
        Mutant(
            "keeps what is cancelled", in: addPresenter, steps: 2...2, "    func cancel() {\n",
            "    func cancel() {\n        addContact()\n", law: "add-cancel"),
        Mutant(
            "reads all for one contact", in: "ContactListPresenter.swift", steps: 2...2, "interactor.insert(contact)",
            "interactor.retrieveContacts()", law: "insert-in-place"),
        Mutant(
            "keeps the search to itself", in: "ContactListPresenter.swift", steps: 2...2,
            "{ presenter, query in presenter.interactor.search(for: query) }", "{ _, _ in }", law: "search"),
        Mutant(
            "keeps its screen alive", in: "AddContactRouter.swift", steps: 2...2, "weak var view", "var view",
            law: "contacts-no-leak"),
        Mutant(
            "leads nowhere", in: "ContactListRouter.swift", steps: 2...2,
            "        view.navigator?.push(addContact.makeView(for: delegate, on: view.console))\n",
            "        _ = (view, addContact)\n", law: "add-screen"),
        Mutant(
            "keeps its list alive", in: "ContactListRouter.swift", steps: 2...2, "weak var view", "var view",
            law: "contacts-no-leak"),
        Mutant(
            "ignores what another view searches for", in: "ContactListPresenter.swift", steps: 2...2,
            "if query.value != text { query.send(text) }", "_ = text", law: "search-two-views"),
        Mutant(
            "calls it another error", in: words, "title: \"Error\"", "title: \"Oops\"",
            law: "add-incomplete"),
        Mutant(
            "has other words for a missing name", in: words, "A contact must have first and last names",
            "A name is missing", law: "add-incomplete"),
        Mutant(
            "does not say why", in: words, "could not be saved. \\(reason)", "could not be saved.",
            law: "add-failure"),
        Mutant(
            "shows the last name first", in: "ContactPresentation.swift", fullName,
            "fullName = contact.lastName + \" \" + contact.firstName", law: "contacts-load"),
        Mutant(
            "leaves a space for a missing name", in: "ContactPresentation.swift", fullName,
            "fullName = contact.firstName + \" \" + contact.lastName", law: "name-spaces"),
        Mutant(
            "cuts a long name", in: "ContactPresentation.swift", fullName,
            "fullName = String(contact.fullName.prefix(1_000))", law: "name-long"),
        Mutant(
            "knows one script", in: "ContactPresentation.swift", fullName,
            "fullName = String(decoding: contact.fullName.utf8.filter { $0 < 0x80 || $0 == 0xC3 || $0 == 0xB6 }, as: UTF8.self)",
            law: "name-any-script"),
        Mutant(
            "does not insert into nothing", in: "ContactList.swift", "let other, items",
            "let other, !other.items.isEmpty, items", law: "insert-first"),
        Mutant(
            "is kept alive by the command 'add'", in: "TextContactListView.swift",
            "[weak self] in self?.didTapOnAdd()", "self.didTapOnAdd()", law: "contacts-no-leak"),
        Mutant(
            "is kept alive by the command 'done'", in: "TextAddContactView.swift",
            "[weak self] in self?.didTapOnDone()", "self.didTapOnDone()", law: "contacts-no-leak"),
        Mutant(
            "lists as text where JSON belongs", in: "ContactListModule.swift", "case .json: JSON",
            "case .json: Text", law: "contacts-load"),
        Mutant(
            "asks as text where JSON belongs", in: "AddContactModule.swift", "case .json: JSON",
            "case .json: Text", law: "add-screen"),
    ]
}
