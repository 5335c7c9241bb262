@testable import kata

extension Mutant {
    static let contactsMVVM = [
        Mutant(
            "the view knows the contact", in: "Views.swift", "    func didTapOnDone() {",
            "    var contact: Contact?\n    func didTapOnDone() {", rule: "view-knows-no-entity"),
        Mutant(
            "the view formats a contact", in: "Views.swift", "    func didTapOnDone() {",
            "    func text(of contact: Contact) -> String { contact.fullName }\n    func didTapOnDone() {",
            rule: "view-formats-nothing"),
        Mutant(
            "the view formats a contact of the view model", in: "Views.swift", "_ = navigator?.pop()\n    }\n}",
            """
            console.write(viewModel.added.fullName)
                }
            }
            extension StoredAddContactViewModel { var added: Contact { Contact(firstName: "", lastName: "") } }
            """, rule: "view-formats-nothing"),
        Mutant(
            "the view asks the store", in: "Views.swift", "_ = navigator?.pop()",
            "Task { try await InMemoryContactStore().contacts() }", rule: "service-is-below"),
        Mutant(
            "the view asks the view model's store", in: "Views.swift", "_ = navigator?.pop()",
            "Task { try await viewModel.store.contacts() }", rule: "service-is-below"),
        Mutant(
            "the view model imports ConsoleUI", in: "ViewModels.swift", "import Binding", "import ConsoleUI",
            rule: "platform"),
        Mutant(
            "the view model holds its delegate strongly", in: "ViewModels.swift", "weak var delegate", "var delegate",
            rule: "holds-nobody-above"),
        Mutant(
            "the view model knows the view", in: "ViewModels.swift", "weak var delegate: (any AddContactDelegate)?",
            "weak var delegate: TextContactListView?", rule: "knows-nobody-above"),
        Mutant(
            "a view makes presentations, too", in: "Views.swift", "contacts { console.write(contact.fullName) }",
            "contacts { console.write(ContactPresentation(fullName: contact.fullName)) }", rule: "one-presentation"),
        Mutant(
            "a presenter too early", in: "Views.swift", "enum AddContactModule",
            "struct ContactListPresenter {}\nenum AddContactModule", rule: "no-presenter-yet"),
        Mutant(
            "a router too early", in: "Views.swift", "enum AddContactModule",
            "struct AddContactRouter {}\nenum AddContactModule", rule: "no-router-yet"),
        Mutant(
            "an interactor too early", in: "Views.swift", "let viewModel =", "let interactor =",
            rule: "no-interactor-yet"),
    ]
}
