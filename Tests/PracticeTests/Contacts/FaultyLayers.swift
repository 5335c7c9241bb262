import Binding
import Conformance
import ConsoleUI
import ContactBook
import ContactsConformance

@testable import ContactsVIPER

extension ContactsLayers {
    /// The layers of ``FaultyContacts``, for tests of each layer on its own.
    static let faulty = ContactsLayers(
        listBusiness: { store in
            let interactor = FaultyListInteractor(store: store)
            return ContactListBusinessLayer(
                interactor,
                contacts: interactor.contacts,
                retrieveContacts: interactor.retrieveContacts,
                search: interactor.search,
                insert: interactor.insert)
        },
        listPresenter: { double in
            let presenter = FaultyListPresenter(
                DefaultContactListPresenter(router: double, interactor: double), router: double)
            if Fault.has("reads when it's created") { double.retrieveContacts() }
            let hasContact = Fault.has("offers a contact")
            let contacts = presenter.contacts.map { state in
                state.map { row in
                    let parts: [Any] = [row, Contact(firstName: "", lastName: "")]
                    return hasContact ? parts : [row]
                }
            }
            return ContactListPresenterLayer(
                presenter,
                contacts: contacts,
                query: presenter.query,
                reload: presenter.reload,
                addNewContact: presenter.addNewContact)
        },
        listView: { double, console in
            FaultyListView(ListPresenterDouble(double), console: console)
        },
        listRouter: { double, console in
            let addContact = FaultyAddModule(store: InMemoryContactStore())
            let router = FaultyListRouter(addContact: addContact)
            let view = FaultyListView(ListPresenterDouble(double), console: console)
            router.router.view = view
            Fault.keep(view, if: "retains its view")
            return ContactsRouterLayer(router, from: view) {
                router.showAddContactView(for: double)
                if router.router.view == nil, Fault.has("writes when its view is gone") {
                    console.write("Gone")
                }
            }
        },
        addBusiness: { store in
            let interactor = FaultyAddInteractor(store: store)
            return AddContactBusinessLayer(
                interactor, state: interactor.state, createContact: interactor.createContact)
        },
        addPresenter: { double, delegate in
            var router: any AddContactRouter = double
            if Fault.has("is dismissed last") { router = LateRouter(double) }
            let original = DefaultAddContactPresenter(
                router: router, interactor: double, delegate: delegate)
            let presenter = FaultyAddPresenter(original, for: delegate)
            Fault.keep(delegate, if: "holds its delegate")
            return AddContactPresenterLayer(
                presenter,
                firstName: presenter.firstName,
                lastName: presenter.lastName,
                presentation: presenter.presentation,
                addContact: presenter.addContact,
                cancel: presenter.cancel)
        },
        addView: { double, console in
            FaultyAddView(AddPresenterDouble(double), console: console)
        },
        addRouter: { double, console in
            let router = FaultyAddRouter()
            let view = FaultyAddView(AddPresenterDouble(double), console: console)
            router.router.view = view
            Fault.keep(view, if: "retains its view")
            return ContactsRouterLayer(router, from: view) {
                router.dismiss()
                if router.router.view == nil, Fault.has("writes when its view is gone") {
                    console.write("Gone")
                }
            }
        }
    )
}

private final class LateRouter: AddContactRouter {
    private let router: any AddContactRouter

    init(_ router: any AddContactRouter) { self.router = router }

    func dismiss() {
        Task { router.dismiss() }
    }
}

final class FaultyListPresenter: ContactListPresenter, AddContactDelegate {
    let contacts: Observable<ContactListState<ContactPresentation>>
    let query: Subject<String>
    var part: AnyObject?
    /// The delegate to pass on in the presenter's place.
    weak var delegate: (any AddContactDelegate)?
    private let presenter: DefaultContactListPresenter
    private let router: any ContactListRouter

    init(_ presenter: DefaultContactListPresenter, router: any ContactListRouter) {
        self.presenter = presenter
        self.router = router
        query = Fault.has("has a query of its own") ? Subject("") : presenter.query
        contacts = presenter.contacts.map { state in
            if case .failed = state, Fault.has("formats a failure as an empty list") {
                return .loaded(ContactList([], query: ""))
            }
            guard Fault.has("formats only first names") else { return state }
            return state.map { row in
                let firstName = row.fullName.prefix { $0 != " " }
                return ContactPresentation(Contact(firstName: String(firstName), lastName: ""))
            }
        }
    }

    func reload() {
        if Fault.has("ignores a reload") { return }
        presenter.reload()
    }

    func addNewContact() {
        router.showAddContactView(for: delegate ?? self)
        if Fault.has("shows two Add screens") { router.showAddContactView(for: self) }
    }

    func didAddContact(_ contact: Contact) { presenter.didAddContact(contact) }
    func didCancelAddContact() { presenter.didCancelAddContact() }
}

final class FaultyListRouter: ContactListRouter {
    let router: DefaultContactListRouter
    var part: AnyObject?
    private let addContact: any AddContactModule
    private var hasShown = false

    init(addContact: any AddContactModule) {
        self.addContact = addContact
        router = DefaultContactListRouter(addContact: addContact)
    }

    func showAddContactView(for delegate: any AddContactDelegate) {
        if hasShown, Fault.has("shows only one Add screen") { return }
        hasShown = true
        let isOther = Fault.has("reports to another delegate")
        router.showAddContactView(for: isOther ? ContactsDouble() : delegate)
    }
}

final class FaultyListView: Screen, ContactListView {
    var part: Any?
    private let view: DefaultContactListView
    private let presenter: any ContactListPresenter

    init(_ presenter: any ContactListPresenter, console: Console) {
        self.presenter = presenter
        view = DefaultContactListView(presenter: presenter, console: console)
        super.init(console: console)
    }

    override func viewDidLoad() {
        view.viewDidLoad()
        commands = view.commands
        if Fault.has("adds a command") { commands.append(Command("share", "share them") {}) }
        if Fault.has("asks for the contacts twice") { didTapOnReload() }
        if Fault.has("pushes a screen itself") {
            commands[1] = Command("add", "add a contact") { [weak self] in
                guard let self else { return }
                didTapOnAdd()
                navigator?.push(Screen(console: console))
            }
        }
    }

    override func viewWillAppear() {
        view.viewWillAppear()
        if Fault.has("shows its first search again") { presenter.query.send("lee") }
        if Fault.has("writes a line of its own") {
            Task { console.write("Welcome") }
        }
    }

    override func viewDidDisappear() { view.viewDidDisappear() }
    func didTapOnReload() { view.didTapOnReload() }
    func didTapOnAdd() { view.didTapOnAdd() }
}

final class FaultyAddPresenter: AddContactPresenter {
    let presentation: Observable<AddContactPresentation>
    var firstName: Subject<String> { presenter.firstName }
    var lastName: Subject<String> { presenter.lastName }
    private let presenter: any AddContactPresenter
    private weak var delegate: (any AddContactDelegate)?

    init(_ presenter: any AddContactPresenter, for delegate: any AddContactDelegate) {
        self.presenter = presenter
        self.delegate = delegate
        presentation = presenter.presentation.map { presentation in
            Fault.has("formats no alert") ? AddContactPresentation(.editing) : presentation
        }
    }

    func addContact() {
        if lastName.value.isEmpty, Fault.has("checks the names itself") { return }
        presenter.addContact()
    }

    func cancel() {
        if Fault.has("saves when it's cancelled") {
            addContact()
        } else {
            presenter.cancel()
        }
    }
}

final class FaultyAddView: Screen, AddContactView {
    private let view: DefaultAddContactView
    private let presenter: any AddContactPresenter

    init(_ presenter: any AddContactPresenter, console: Console) {
        self.presenter = presenter
        view = DefaultAddContactView(presenter: presenter, console: console)
        super.init(console: console)
    }

    override func viewDidLoad() {
        view.viewDidLoad()
        commands = view.commands
        if Fault.has("writes its heading twice") { console.write(heading: "Add Contact") }
        if Fault.has("pops itself") {
            commands[3] = Command("cancel", "discard the contact") { [weak self] in
                self?.didTapOnCancel()
                self?.navigator?.pop()
            }
        }
    }

    func didTapOnDone() { view.didTapOnDone() }
    func didTapOnCancel() { view.didTapOnCancel() }
}
