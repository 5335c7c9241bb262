import Binding
import ConsoleProgram
import ContactBook
import ContactsMVVM

/// A list's view model that tells of each call and each answer on its way through.
final class TracedListViewModel: @MainActor ContactListViewModel {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query = Subject("")
    private let viewModel: any ContactListViewModel
    private let trace: Trace?
    private var typing: [Cancellable] = []

    init(_ viewModel: any ContactListViewModel, _ trace: Trace?) {
        self.viewModel = viewModel
        self.trace = trace
        contacts = viewModel.contacts.map { contacts in
            if contacts != .loading { trace?("ViewModel ⇢ View contacts") }
            return contacts
        }
        typing = [
            query.observable.observe { query in if !query.isEmpty { trace?("View ⇄ ViewModel query") } },
            query.bind(with: viewModel.query),
        ]
    }

    func retrieveContacts() {
        trace?("View → ViewModel retrieveContacts()")
        viewModel.retrieveContacts()
    }

    func didAddContact(_ contact: Contact) {
        trace?("Add ViewModel → ViewModel didAddContact(_:)")
        viewModel.didAddContact(contact)
    }
}

/// The Add screen's view model that tells of each call and each answer on its way through.
final class TracedAddViewModel: AddContactViewModel {
    let firstName: Subject<String>
    let lastName: Subject<String>
    let presentation: Observable<AddContactPresentation>
    let isDone: Observable<Bool>
    private let viewModel: any AddContactViewModel
    private let trace: Trace?

    init(_ viewModel: any AddContactViewModel, _ trace: Trace?) {
        self.viewModel = viewModel
        self.trace = trace
        firstName = viewModel.firstName
        lastName = viewModel.lastName
        presentation = viewModel.presentation
        isDone = viewModel.isDone.map { isDone in
            if isDone { trace?("Add ViewModel ⇢ Add View isDone") }
            return isDone
        }
    }

    func createContact() {
        trace?("Add View → Add ViewModel createContact()")
        viewModel.createContact()
    }
}
