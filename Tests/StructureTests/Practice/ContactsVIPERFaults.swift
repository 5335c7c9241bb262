@testable import kata

extension Mutant {
    static let contactsVIPER = [
        Mutant(
            "the view knows the contact", in: "Views.swift", "    func didTapOnDone() {",
            "    var contact: Contact?\n    func didTapOnDone() {", rule: "view-knows-no-entity"),
        Mutant(
            "the view imports the contact book", in: "Views.swift", "import Binding", "import ContactBook",
            rule: "view-knows-no-entity"),
        Mutant(
            "the view formats a contact", in: "Views.swift", "    func didTapOnDone() {",
            "    func text(of contact: Contact) -> String { contact.fullName }\n    func didTapOnDone() {",
            rule: "view-formats-nothing"),
        Mutant(
            "the view asks the store", in: "Views.swift", "presenter.didTapOnAdd()",
            "Task { try await FileContactStore().contacts() }", rule: "service-is-below"),
        Mutant(
            "the presenter asks the store", in: "Presenters.swift", "router.goBack()",
            "Task { try await interactor.store.contacts() }", rule: "service-is-below"),
        Mutant(
            "the view knows the interactor", in: "Views.swift", "presenter.didTapOnAdd()",
            "presenter.interactor.contacts", rule: "view-knows-presenter-alone"),
        Mutant(
            "the presenters import ConsoleUI", in: "Presenters.swift", "import Binding", "import ConsoleUI",
            rule: "platform"),
        Mutant("a router holds the view strongly", in: "Routers.swift", "weak var view", "var view", rule: "weak-view"),
        Mutant(
            "the presenter holds its delegate strongly", in: "Presenters.swift", "private weak var delegate",
            "private var delegate", rule: "holds-nobody-above"),
        Mutant(
            "the presenter holds its delegate, an interactor, strongly", in: "Presenters.swift", "enum AddContactState",
            """
            protocol ContactDelegate: AnyObject {}
            extension StoredContactListInteractor: ContactDelegate {}
            extension StoredAddContactPresenter { final class Bell { var delegate: (any ContactDelegate)? } }
            enum AddContactState
            """, rule: "holds-nobody-above"),
        Mutant(
            "the router holds the delegate strongly", in: "Routers.swift", "    weak var view",
            "    var delegate: (any AddContactDelegate)?\n    weak var view", rule: "holds-nobody-above"),
        Mutant(
            "the view opens the other module", in: "Views.swift", "presenter.didTapOnAdd()",
            "presenter.open(AddContactModule.makeView)", rule: "view-does-not-navigate"),
        Mutant(
            "the view goes back by itself", in: "Views.swift", "presenter.didTapOnAdd()", "_ = navigator?.pop()",
            rule: "view-does-not-navigate"),
        Mutant(
            "the word ViewModel is left", in: "Routers.swift", "let presenter =", "let viewmodel =", rule: "renamed"),
        Mutant(
            "the presenter makes contact presentations, too", in: "Presenters.swift",
            "$0.map(ContactPresentation.init)", "$0.map { ContactPresentation(fullName: $0.fullName) }",
            rule: "one-presentation"),
        Mutant(
            "the presenter makes the other presentation, too", in: "Presenters.swift",
            "AddContactPresentation(.empty)", "AddContactPresentation(title: \"New\", message: \"\")",
            rule: "one-presentation"),
        Mutant(
            "the interactor formats", in: "Interactors.swift", "    private let subject",
            "    var count: String { 6.formatted() }\n    private let subject", rule: "one-presentation"),
    ]
}
