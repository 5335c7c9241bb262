import Binding
import Conformance
import ConsoleUI
import ContactBook

@testable import ContactsVIPER

/// The Add screen, correct except for one fault.
struct FaultyAddModule: AddContactModule {
    let store: any ContactStore

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let router = FaultyAddRouter()
        let presenter = DefaultAddContactPresenter(
            router: router, interactor: FaultyAddInteractor(store: store), delegate: delegate)
        let view = DefaultAddContactView(presenter: presenter, console: console)
        router.router.view = view
        if Fault.has("begins with a name") {
            for name in [presenter.firstName, presenter.lastName] { name.send("Bob") }
        }
        if Fault.has("has a command too many where it adds") {
            // Runs after the view has loaded.
            Task { view.commands.append(Command("save", "save the contact") {}) }
        }
        return view
    }
}

private final class FaultyAddRouter: AddContactRouter {
    let router = DefaultAddContactRouter()

    func dismiss() { if Fault.has("leaves last") { Task { router.dismiss() } } else { router.dismiss() } }
}

private final class FaultyAddInteractor: AddContactInteractor {
    var state: Observable<AddContactState> { subject.observable }
    private let store: any ContactStore
    private let subject = Subject(AddContactState.editing)

    init(store: any ContactStore) { self.store = store }

    func createContact(firstName: String, lastName: String) {
        if subject.value == .saving, !Fault.has("saves at each tap") { return }
        let contact = Contact(firstName: firstName, lastName: lastName)
        if !contact.isComplete {
            if Fault.has("saves what is incomplete") { Task { [store] in try await store.add(contact) } }
            if Fault.has("says it once"), subject.value == .incomplete { return }
            return subject.send(.incomplete)
        }
        subject.send(Fault.has("leaves before it has saved") ? .saved(contact) : .saving)
        Task { [weak self, store] in
            if Fault.has("saves only while it is there") {
                _ = try await store.contacts()
                if self == nil { return }
            }
            let first = Fault.has("saves half a name") ? String(firstName.prefix(1)) : firstName
            let saved = Contact(firstName: first, lastName: lastName)
            let answer = await store.saving(saved)
            let isSaved = answer == .saved(saved) || Fault.has("hides that it did not save")
            self?.subject.send(isSaved ? .saved(contact) : answer)
            if Fault.has("reads what it has saved") { _ = try await store.contacts() }
        }
    }
}
