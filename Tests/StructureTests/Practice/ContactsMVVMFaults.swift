@testable import kata

extension Fault {
    static let contactsMVVM = [
        Fault(
            "the view knows the contact", rule: "view-knows-no-entity", in: "Views.swift",
            find: "    func didTapOnDone() {", replace: "    var contact: Contact?\n    func didTapOnDone() {"),
        Fault(
            "the view formats a contact", rule: "view-formats-nothing", in: "Views.swift",
            find: "    func didTapOnDone() {",
            replace: "    func text(of contact: Contact) -> String { contact.fullName }\n    func didTapOnDone() {"),
        Fault(
            "the view formats a contact of the view model", rule: "view-formats-nothing", in: "Views.swift",
            find: "_ = navigator?.pop()\n    }\n}",
            replace: """
                console.write(viewModel.added.fullName)
                    }
                }
                extension StoredAddContactViewModel { var added: Contact { Contact(firstName: "", lastName: "") } }
                """),
        Fault(
            "the view asks the store", rule: "service-is-below", in: "Views.swift",
            find: "_ = navigator?.pop()", replace: "Task { try await InMemoryContactStore().contacts() }"),
        Fault(
            "the view asks the view model's store", rule: "service-is-below", in: "Views.swift",
            find: "_ = navigator?.pop()", replace: "Task { try await viewModel.store.contacts() }"),
        Fault(
            "the view model imports ConsoleUI", rule: "platform", in: "ViewModels.swift",
            find: "import Binding", replace: "import ConsoleUI"),
        Fault(
            "the view model holds its delegate strongly", rule: "holds-nobody-above", in: "ViewModels.swift",
            find: "weak var delegate", replace: "var delegate"),
        Fault(
            "the view model knows the view", rule: "knows-nobody-above", in: "ViewModels.swift",
            find: "weak var delegate: (any AddContactDelegate)?", replace: "weak var delegate: TextContactListView?"),
        Fault(
            "a view makes presentations, too", rule: "one-presentation", in: "Views.swift",
            find: "contacts { console.write(contact.fullName) }",
            replace: "contacts { console.write(ContactPresentation(fullName: contact.fullName)) }"),
        Fault(
            "a presenter too early", rule: "no-presenter-yet", in: "Views.swift",
            find: "enum AddContactModule", replace: "struct ContactListPresenter {}\nenum AddContactModule"),
        Fault(
            "a router too early", rule: "no-router-yet", in: "Views.swift",
            find: "enum AddContactModule", replace: "struct AddContactRouter {}\nenum AddContactModule"),
        Fault(
            "an interactor too early", rule: "no-interactor-yet", in: "Views.swift",
            find: "let viewModel =", replace: "let interactor ="),
    ]
}
