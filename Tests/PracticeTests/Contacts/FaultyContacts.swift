import Binding
import Conformance
import ContactBook
import ContactsConformance

@testable import ConsoleUI
@testable import ContactsVIPER

/// Contacts on VIPER. Wrappers between its layers behave correctly except for one fault.
struct FaultyContacts: ContactsStep {
    private let store: any ContactStore
    private let interactor: FaultyListInteractor

    init(store: any ContactStore) {
        self.store = store
        interactor = FaultyListInteractor(store: store)
    }

    func makeView(on console: Console) -> Screen {
        let hasOneInteractor = !Fault.has("creates a business layer for each view")
        let interactor = hasOneInteractor ? interactor : FaultyListInteractor(store: store)
        let router = FaultyListRouter(addContact: FaultyAddModule(store: store))
        let original = DefaultContactListPresenter(router: router, interactor: interactor)
        let presenter = FaultyListPresenter(original, router: router)
        let runsWithout = Fault.has("runs without its presenter")
        let view = FaultyListView(runsWithout ? original : presenter, console: console)
        router.router.view = view
        if interactor.view() == nil {
            interactor.view = { [weak view] in view }
        }
        if Fault.has("has a view that holds the business layer") { view.part = interactor }
        if Fault.has("has a view that holds a contact") { view.part = [Contact].examples.first }
        if Fault.has("has a view that holds the store") { view.part = store as AnyObject }
        if Fault.has("has a presenter that holds the store") { presenter.part = store as AnyObject }
        if Fault.has("has a presenter that holds a screen") {
            presenter.part = Screen(console: console)
        }
        if Fault.has("has a router that asks the business layer") { router.part = interactor }
        if Fault.has("has a business layer as the delegate") { presenter.delegate = interactor }
        return view
    }
}

final class FaultyListInteractor: ContactListInteractor, AddContactDelegate {
    var contacts: Observable<ContactListState<Contact>> { state.observable }
    var query: Observable<String> { interactors[0].query }
    /// The first view that uses the interactor.
    var view: () -> Screen? = { nil }
    private let store: any ContactStore
    private let state = Subject(ContactListState<Contact>.loading)
    private var interactors: [DefaultContactListInteractor] = []
    private var tokens: [Cancellable] = []
    private let part = DefaultAddContactRouter()

    init(store: any ContactStore) {
        self.store = store
        addInteractor()
        if Fault.has("reads before it's asked to") { retrieveContacts() }
    }

    func didAddContact(_ contact: Contact) { insert(contact) }
    func didCancelAddContact() {}

    func retrieveContacts() {
        if Fault.has("accepts every answer") { addInteractor() }
        if Fault.has("forgets the search when it reads") { search(for: "") }
        let cancels = !Fault.has("doesn't cancel")
        let interactor = cancels ? interactors.last : DefaultContactListInteractor(store: store)
        Fault.keep(interactor, if: "doesn't cancel")
        for _ in 1...(Fault.has("reads twice") ? 2 : 1) { interactor?.retrieveContacts() }
        Fault.keep(part, if: "leaks an object")
    }

    func search(for query: String) {
        var query = query
        if Fault.has("needs typed accents") { query.replace("zoe", with: "zo e") }
        if Fault.has("rejects typed accents") { query.replace("ë", with: "e!") }
        interactors.last?.search(for: query)
    }

    func insert(_ contact: Contact) {
        Fault.keep(part, if: "leaks an object after saving")
        if let console = view()?.console {
            // The console itself never writes a bidi override or a bell.
            let output = Mirror(reflecting: console).descendant("output") as? TextOutput
            if Fault.has("writes a bidi override") { output?.write("\u{202E}\n") }
            if Fault.has("mishandles control characters"), console.format == .text {
                output?.write("\u{7}\n")
            }
        }
        switch state.value {
        case .loading:
            if Fault.has("loses a contact added while reading") { return }
        case .loaded:
            if Fault.has("reads again to insert a contact") { return retrieveContacts() }
        case .failed:
            if Fault.has("loses a contact added after a failure") { return }
        }
        if Fault.has("ends a search with each new contact") { search(for: "") }
        interactors.last?.insert(contact)
    }

    private func addInteractor() {
        let interactor = DefaultContactListInteractor(store: store)
        interactors.append(interactor)
        tokens.append(interactor.contacts.bind(to: self) { $0.receive($1) })
    }

    private func receive(_ new: ContactListState<Contact>) {
        var new = new
        switch new {
        case .loading:
            if Fault.has("shows old contacts while reading") { return }
        case .loaded(let list):
            if list.items.isEmpty, Fault.has("shows nothing for an empty list") { return }
            if Fault.has("writes its heading twice") {
                for _ in 1...2 { view()?.console.write(heading: "Contacts") }
            }
            var items = list.items.map(edited)
            if Fault.has("sorts by case") {
                items.sort { $0.fullName < $1.fullName }
            }
            new = .loaded(ContactList(items, query: list.query, inserted: list.inserted))
            if let view = view(), view.navigator?.top !== view, Fault.has("writes while covered") {
                view.console.write("Contacts")
            }
        case .failed:
            if Fault.has("shows a failure as an empty list") {
                new = .loaded(ContactList([], query: ""))
            }
            if Fault.has("keeps loading after a failure") { new = .loading }
        }
        state.send(new)
    }

    private func edited(_ contact: Contact) -> Contact {
        var first = contact.firstName
        var last = contact.lastName
        if last.isEmpty, Fault.has("shows a mark for a missing name") { last = "?" }
        if Fault.has("cuts off a long name") { last = String(last.prefix(1000)) }
        if Fault.has("drops letters that aren't Latin") {
            first.unicodeScalars.removeAll { $0.value > 0x24F }
        }
        if Fault.has("mishandles control characters") {
            first.unicodeScalars.removeAll { $0 == "\u{7}" }
        }
        return Contact(firstName: first, lastName: last)
    }
}
