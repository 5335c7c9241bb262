@testable import kata

extension Fault {
    static let ownContactsMVVM = [
        Fault(
            "the Add screen's view model holds its delegate strongly", rule: "holds-nobody-above",
            in: "AddContactViewModel.swift", find: "private weak var delegate", replace: "private var delegate"),
        Fault(
            "the view keeps the contact by itself", rule: "service-is-below", in: "TextAddContactView.swift",
            find: "viewModel.createContact()", replace: "Task { try await FileContactStore(path: path).contacts() }"),
        Fault(
            "the view puts names together", rule: "view-knows-no-entity", in: "JSONContactListView.swift",
            find: "private func didInsertContact(_ contact: ContactPresentation",
            replace: "private func didInsertContact(_ contact: Contact"),
        Fault(
            "the view model writes to the console", rule: "platform", in: "ContactListViewModel.swift",
            find: "import Binding", replace: "import Binding\nimport ConsoleUI"),
    ]

    static let ownContactsVIPER = [
        Fault(
            "the Add screen's presenter holds its delegate strongly", rule: "holds-nobody-above",
            in: "AddContactPresenter.swift", find: "private weak var delegate", replace: "private var delegate"),
        Fault(
            "the Add screen's router holds the view strongly", rule: "weak-view", in: "AddContactRouter.swift",
            find: "weak var view", replace: "var view"),
        Fault(
            "the list's router holds a view", rule: "weak-view", in: "ContactListRouter.swift",
            find: "private let addContact", replace: "var view: (any ContactListView)?\n    private let addContact"),
        Fault(
            "the view leaves by itself", rule: "view-does-not-navigate", in: "TextAddContactView.swift",
            find: "presenter.cancel()", replace: "navigator?.pop()"),
        Fault(
            "the presenter puts names together", rule: "one-presentation", in: "ContactListPresenter.swift",
            find: "$0.map(ContactPresentation.init)",
            replace: "$0.map { ContactPresentation(fullName: $0.firstName) }"),
        Fault(
            "the presenter knows the store", rule: "service-is-below", in: "AddContactPresenter.swift",
            find: "private let interactor: any AddContactInteractor",
            replace: "private let interactor: any AddContactInteractor\n    private let store: any ContactStore"),
    ]
}
