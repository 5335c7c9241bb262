@testable import kata

extension Mutant {
    static let ownContactsMVVM = [
        Mutant(
            "the Add screen's view model holds its delegate strongly", in: "AddContactViewModel.swift",
            "private weak var delegate", "private var delegate", rule: "holds-nobody-above"),
        Mutant(
            "the view keeps the contact by itself", in: "TextAddContactView.swift", "viewModel.createContact()",
            "Task { try await FileContactStore(path: path).contacts() }", rule: "service-is-below"),
        Mutant(
            "the view puts names together", in: "JSONContactListView.swift",
            "private func didInsertContact(_ contact: ContactPresentation",
            "private func didInsertContact(_ contact: Contact", rule: "view-knows-no-entity"),
        Mutant(
            "the view model writes to the console", in: "ContactListViewModel.swift", "import Binding",
            "import Binding\nimport ConsoleUI", rule: "platform"),
    ]

    static let ownContactsVIPER = [
        Mutant(
            "the Add screen's presenter holds its delegate strongly", in: "AddContactPresenter.swift",
            "private weak var delegate", "private var delegate", rule: "holds-nobody-above"),
        Mutant(
            "the Add screen's router holds the view strongly", in: "AddContactRouter.swift", "weak var view",
            "var view", rule: "weak-view"),
        Mutant(
            "the list's router holds a view", in: "ContactListRouter.swift", "weak var view",
            "var view", rule: "weak-view"),
        Mutant(
            "the view leaves by itself", in: "TextAddContactView.swift", "presenter.cancel()", "navigator?.pop()",
            rule: "view-does-not-navigate"),
        Mutant(
            "the presenter puts names together", in: "ContactListPresenter.swift", "$0.map(ContactPresentation.init)",
            "$0.map { ContactPresentation(fullName: $0.firstName) }", rule: "one-presentation"),
        Mutant(
            "the presenter knows the store", in: "AddContactPresenter.swift",
            "private let interactor: any AddContactInteractor",
            "private let interactor: any AddContactInteractor\n    private let store: any ContactStore",
            rule: "service-is-below"),
    ]
}
