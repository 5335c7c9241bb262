import Binding
import ConsoleUI
import ContactBook
import ContactsConformance

@testable import ContactsVIPER

extension ContactsDouble: ContactListInteractor, AddContactDelegate {}

extension ContactsDouble: ContactListRouter {
    func showAddContactView(for delegate: any AddContactDelegate) {
        showAddContactView(notifying: delegate.didAddContact)
    }
}

/// The double, as the presenter of the list's view.
final class ListPresenterDouble: ContactListPresenter {
    private let double: ContactsDouble

    init(_ double: ContactsDouble) { self.double = double }

    var contacts: Observable<ContactListState<ContactPresentation>> {
        double.contacts.map { $0.map(ContactPresentation.init) }
    }
    var query: Subject<String> { double.searchField }

    func reload() { double.reload() }
    func addNewContact() { double.addNewContact() }
}

extension ContactsDouble: AddContactInteractor, AddContactRouter {}

/// The double, as the presenter of the Add screen's view.
final class AddPresenterDouble: AddContactPresenter {
    private let double: ContactsDouble

    init(_ double: ContactsDouble) { self.double = double }

    var firstName: Subject<String> { double.firstName }
    var lastName: Subject<String> { double.lastName }
    var presentation: Observable<AddContactPresentation> { double.state.map(AddContactPresentation.init) }

    func addContact() { double.addContact() }
    func cancel() { double.cancel() }
}

extension ContactsLayers {
    static let viper = ContactsLayers(
        listBusiness: { store in
            let interactor = DefaultContactListInteractor(store: store)
            return ContactListBusinessLayer(
                interactor, contacts: interactor.contacts, retrieveContacts: interactor.retrieveContacts,
                search: interactor.search, insert: interactor.insert)
        },
        listPresenter: { double in
            let presenter = DefaultContactListPresenter(router: double, interactor: double)
            return ContactListPresenterLayer(
                presenter, contacts: presenter.contacts, query: presenter.query, reload: presenter.reload,
                addNewContact: presenter.addNewContact)
        },
        listView: { double, console in
            DefaultContactListView(presenter: ListPresenterDouble(double), console: console)
        },
        listRouter: { double, console in
            let router = DefaultContactListRouter(addContact: DefaultAddContactModule(store: InMemoryContactStore()))
            let view = DefaultContactListView(presenter: ListPresenterDouble(double), console: console)
            router.view = view
            return ContactsRouterLayer(router, from: view) { router.showAddContactView(for: double) }
        },
        addBusiness: { store in
            let interactor = DefaultAddContactInteractor(store: store)
            return AddContactBusinessLayer(
                interactor, state: interactor.state, createContact: interactor.createContact)
        },
        addPresenter: { double, delegate in
            let presenter = DefaultAddContactPresenter(router: double, interactor: double, delegate: delegate)
            return AddContactPresenterLayer(
                presenter, firstName: presenter.firstName, lastName: presenter.lastName,
                presentation: presenter.presentation, addContact: presenter.addContact, cancel: presenter.cancel)
        },
        addView: { double, console in
            DefaultAddContactView(presenter: AddPresenterDouble(double), console: console)
        },
        addRouter: { double, console in
            let router = DefaultAddContactRouter()
            let view = DefaultAddContactView(presenter: AddPresenterDouble(double), console: console)
            router.view = view
            return ContactsRouterLayer(router, from: view, navigate: router.dismiss)
        }
    )
}
