extension Mutant {
    private static let list = "ContactListViewModel.swift"
    private static let add = "AddContactViewModel.swift"
    private static let insertion =
        "if let index = all.index(of: index, matching: query.value) { show(inserted: index) }"
    private static let busyElsewhere = "guard case .loaded = state.value else { return retrieveContacts() }"

    /// Faults in what becomes the interactor.
    static let contactsBusiness = [
        Mutant(
            "reads on when it reads anew", in: list, "        retrieval?.cancel()\n        state",
            "        state", law: "contacts-newest-wins"),
        Mutant(
            "takes an answer that comes too late", in: list,
            "if !Task.isCancelled { self?.didRetrieve(answer) }", "self?.didRetrieve(answer)",
            law: "contacts-newest-wins"),
        Mutant(
            "does not say that it reads", in: list, "        state.send(.loading)\n", "",
            law: "contacts-reload"),
        Mutant(
            "keeps itself while it reads", in: list, "[weak self, store]", "[self, store]",
            and: ("self?.didRetrieve", "self.didRetrieve"), law: "contacts-no-leak-in-flight"),
        Mutant(
            "takes a damaged store for an empty one", in: list, ".failed(reason: error.message)",
            ".loaded(ContactList([], query: \"\"))", law: "contacts-failure"),
        Mutant(
            "sorts capitals first", in: list, "ContactList(all.matching(query.value)",
            "ContactList(all.matching(query.value).sorted { $0.fullName < $1.fullName }", law: "contacts-sorted"),
        Mutant(
            "inserts into what is being read", in: list, busyElsewhere, "", law: "insert-while-reading"),
        Mutant(
            "forgets what comes while it reads", in: list, busyElsewhere,
            "guard case .loaded = state.value else { return }", law: "insert-while-reading"),
        Mutant("reports no index", in: list, insertion, "show()", law: "insert-in-place"),
        Mutant(
            "reports the first index", in: list, "show(inserted: index) }",
            "show(inserted: index * 0) }", law: "insert-in-place"),
        Mutant(
            "inserts what nobody searched for", in: list, insertion, "show(inserted: index)",
            law: "search-insert"),
        Mutant(
            "does not search", in: list, "if case .loaded = state.value { show() }", "", law: "search"),
        Mutant(
            "forgets the search when it reads anew", in: list,
            "            all = contacts\n            show()",
            "            all = contacts\n            state.send(.loaded(ContactList(all.matching(\"\"), query: \"\")))",
            law: "search-stays"),
        Mutant(
            "keeps a contact for each tap", in: add, "guard subject.value != .saving else { return }",
            "", law: "add-once"),
        Mutant(
            "keeps half a contact", in: add,
            "guard contact.isComplete else { return subject.send(.incomplete) }", "", law: "add-incomplete"),
        Mutant("does not say that it keeps", in: add, "subject.send(.saving)", "", law: "add-keeps"),
        Mutant(
            "takes a full disk for success", in: add, "return .failed(reason: error.message)",
            "return .saved(contact)", law: "add-failure"),
        Mutant(
            "says nothing of a full disk", in: add, "return .failed(reason: error.message)",
            "return .editing", law: "add-failure"),
        Mutant(
            "says once that a name is missing", in: add, steps: 1...1,
            "subject.observable.map(AddContactPresentation.init)",
            "subject.observable.removeDuplicates().map(AddContactPresentation.init)", law: "add-alerts-again"),
        Mutant(
            "says its state once", in: add, steps: 2...2, "        state = subject.observable\n",
            "        state = subject.observable.removeDuplicates()\n", law: "add-alerts-again"),
    ]
}
