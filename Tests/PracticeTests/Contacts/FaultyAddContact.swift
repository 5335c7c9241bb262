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
        let presenter = FaultyAddPresenter(
            DefaultAddContactPresenter(
                router: router, interactor: FaultyAddInteractor(store: store), delegate: delegate),
            for: delegate)
        let view = FaultyAddView(presenter, console: console)
        router.router.view = view
        if Fault.has("starts with a name in its fields") {
            for name in [presenter.firstName, presenter.lastName] { name.send("Bob") }
        }
        if Fault.has("adds a command to the Add screen") {
            // Runs after the view has loaded.
            Task { view.commands.append(Command("save", "save the contact") {}) }
        }
        return view
    }
}

final class FaultyAddRouter: AddContactRouter {
    let router = DefaultAddContactRouter()

    func dismiss() {
        let navigator = router.view?.navigator
        if Fault.has("is dismissed last") {
            Task { router.dismiss() }
        } else {
            router.dismiss()
        }
        if Fault.has("pops twice") { navigator?.pop() }
    }
}

final class FaultyAddInteractor: AddContactInteractor {
    var state: Observable<AddContactState> { subject.observable }
    private let store: any ContactStore
    private let subject = Subject(AddContactState.editing)

    init(store: any ContactStore) {
        self.store = store
    }

    func createContact(firstName: String, lastName: String) {
        if subject.value == .saving, !Fault.has("saves again at each tap") { return }
        let contact = Contact(firstName: firstName, lastName: lastName)
        if !contact.isComplete {
            if Fault.has("saves an incomplete contact") {
                Task { [store] in try await store.add(contact) }
            }
            let isReported = subject.value == .incomplete
            if isReported, Fault.has("reports a missing name only once") { return }
            return subject.send(.incomplete)
        }
        subject.send(Fault.has("is dismissed before it has saved") ? .saved(contact) : .saving)
        Task { [weak self, store] in
            if Fault.has("saves only while its screen is there") {
                _ = try await store.contacts()
                if self == nil { return }
            }
            let savesLetter = Fault.has("saves only the first letter")
            let first = savesLetter ? String(firstName.prefix(1)) : firstName
            let saved = Contact(firstName: first, lastName: lastName)
            let answer = await store.saving(saved)
            let isSaved = answer == .saved(saved) || Fault.has("reports a failed save as a success")
            self?.subject.send(isSaved ? .saved(contact) : answer)
            if Fault.has("reads the contacts after saving one") { _ = try await store.contacts() }
        }
    }
}
