@testable import kata

extension Fault {
    static let contactsVIPER = [
        Fault(
            "the view knows the contact", rule: "view-knows-no-entity", in: "Views.swift",
            find: "    func didTapOnDone() {", replace: "    var contact: Contact?\n    func didTapOnDone() {"),
        Fault(
            "the view imports the contact book", rule: "view-knows-no-entity", in: "Views.swift",
            find: "import Binding", replace: "import ContactBook"),
        Fault(
            "the view formats a contact", rule: "view-formats-nothing", in: "Views.swift",
            find: "    func didTapOnDone() {",
            replace: "    func text(of contact: Contact) -> String { contact.fullName }\n    func didTapOnDone() {"),
        Fault(
            "the view asks the store", rule: "service-is-below", in: "Views.swift",
            find: "presenter.didTapOnAdd()", replace: "Task { try await FileContactStore().contacts() }"),
        Fault(
            "the presenter asks the store", rule: "service-is-below", in: "Presenters.swift",
            find: "router.goBack()", replace: "Task { try await interactor.store.contacts() }"),
        Fault(
            "the view knows the interactor", rule: "view-knows-presenter-alone", in: "Views.swift",
            find: "presenter.didTapOnAdd()", replace: "presenter.interactor.contacts"),
        Fault(
            "the presenters import ConsoleUI", rule: "platform", in: "Presenters.swift",
            find: "import Binding", replace: "import ConsoleUI"),
        Fault(
            "a router holds the view strongly", rule: "weak-view", in: "Routers.swift",
            find: "weak var view", replace: "var view"),
        Fault(
            "the presenter holds its delegate strongly", rule: "holds-nobody-above", in: "Presenters.swift",
            find: "private weak var delegate", replace: "private var delegate"),
        Fault(
            "the presenter holds its delegate, an interactor, strongly", rule: "holds-nobody-above",
            in: "Presenters.swift", find: "enum AddContactState",
            replace: """
                protocol ContactDelegate: AnyObject {}
                extension StoredContactListInteractor: ContactDelegate {}
                extension StoredAddContactPresenter { final class Bell { var delegate: (any ContactDelegate)? } }
                enum AddContactState
                """),
        Fault(
            "the router holds the delegate strongly", rule: "holds-nobody-above", in: "Routers.swift",
            find: "    weak var view", replace: "    var delegate: (any AddContactDelegate)?\n    weak var view"),
        Fault(
            "the view opens the other module", rule: "view-does-not-navigate", in: "Views.swift",
            find: "presenter.didTapOnAdd()", replace: "presenter.open(AddContactModule.makeView)"),
        Fault(
            "the view goes back by itself", rule: "view-does-not-navigate", in: "Views.swift",
            find: "presenter.didTapOnAdd()", replace: "_ = navigator?.pop()"),
        Fault(
            "the word ViewModel is left", rule: "renamed", in: "Routers.swift",
            find: "let presenter =", replace: "let viewmodel ="),
        Fault(
            "the presenter makes contact presentations, too", rule: "one-presentation", in: "Presenters.swift",
            find: "$0.map(ContactPresentation.init)",
            replace: "$0.map { ContactPresentation(fullName: $0.fullName) }"),
        Fault(
            "the presenter makes the other presentation, too", rule: "one-presentation", in: "Presenters.swift",
            find: "AddContactPresentation(.empty)",
            replace: "AddContactPresentation(title: \"New\", message: \"\")"),
        Fault(
            "the interactor formats", rule: "one-presentation", in: "Interactors.swift",
            find: "    private let subject", replace: "    var count: String { 6.formatted() }\n    private let subject"
        ),
    ]
}
