// Hand in each layer once it stands on its own: replace its 'nil' with a closure that makes the layer, and nothing else,
// on the doubles that the closure is given. Our lines are in the comments: uncomment them, and adapt whatever you've
// named or wired differently.
//
// While this file doesn't compile, 'KATA_WITHOUT_LAYERS=1 swift test' runs the tests of the app alone.

import Binding
import ConsoleUI
import ContactBook
import ContactsConformance

@testable import ContactsApp

// extension ContactsDouble: ContactListViewModel, AddContactDelegate {}
//
// extension ContactsDouble: ContactListRouter {
//     func showAddContactView(for delegate: any AddContactDelegate) {
//         showAddContactView(notifying: delegate.didAddContact)
//     }
// }
//
// /// The double, as the presenter of the list's view.
// final class ListPresenterDouble: ContactListPresenter {
//     private let double: ContactsDouble
//
//     init(_ double: ContactsDouble) { self.double = double }
//
//     var contacts: Observable<ContactListState<ContactPresentation>> {
//         double.contacts.map { $0.map(ContactPresentation.init) }
//     }
//     var query: Subject<String> { double.searchField }
//
//     func reload() { double.reload() }
//     func addNewContact() { double.addNewContact() }
// }

// extension ContactsDouble: AddContactViewModel, AddContactRouter {}
//
// /// The double, as the presenter of the Add screen's view.
// final class AddPresenterDouble: AddContactPresenter {
//     private let double: ContactsDouble
//
//     init(_ double: ContactsDouble) { self.double = double }
//
//     var firstName: Subject<String> { double.firstName }
//     var lastName: Subject<String> { double.lastName }
//     var presentation: Observable<AddContactPresentation> { double.state.map(AddContactPresentation.init) }
//
//     func addContact() { double.addContact() }
//     func cancel() { double.cancel() }
// }

extension ContactsLayers {
    static let mine = ContactsLayers(
        listBusiness: nil,
        // listBusiness: { store in
        //     let viewModel = DefaultContactListViewModel(store: store)
        //     return ContactListBusinessLayer(
        //         viewModel, contacts: viewModel.contacts, retrieveContacts: viewModel.retrieveContacts,
        //         search: viewModel.search, insert: viewModel.insert)
        // },
        listPresenter: nil,
        // listPresenter: { double in
        //     let presenter = DefaultContactListPresenter(router: double, viewModel: double)
        //     return ContactListPresenterLayer(
        //         presenter, contacts: presenter.contacts, query: presenter.query, reload: presenter.reload,
        //         addNewContact: presenter.addNewContact)
        // },
        listView: nil,
        // listView: { double, console in
        //     DefaultContactListView(presenter: ListPresenterDouble(double), console: console)
        // },
        listRouter: nil,
        // listRouter: { double, console in
        //     let router = DefaultContactListRouter(addContact: DefaultAddContactModule(store: InMemoryContactStore()))
        //     let view = DefaultContactListView(presenter: ListPresenterDouble(double), console: console)
        //     router.view = view
        //     return ContactsRouterLayer(router, from: view) { router.showAddContactView(for: double) }
        // },
        addBusiness: nil,
        // addBusiness: { store in
        //     let viewModel = DefaultAddContactViewModel(store: store)
        //     return AddContactBusinessLayer(
        //         viewModel, state: viewModel.state, createContact: viewModel.createContact)
        // },
        addPresenter: nil,
        // addPresenter: { double, delegate in
        //     let presenter = DefaultAddContactPresenter(router: double, viewModel: double, delegate: delegate)
        //     return AddContactPresenterLayer(
        //         presenter, firstName: presenter.firstName, lastName: presenter.lastName,
        //         presentation: presenter.presentation, addContact: presenter.addContact, cancel: presenter.cancel)
        // },
        addView: nil,
        // addView: { double, console in
        //     DefaultAddContactView(presenter: AddPresenterDouble(double), console: console)
        // },
        addRouter: nil,
        // addRouter: { double, console in
        //     let router = DefaultAddContactRouter()
        //     let view = DefaultAddContactView(presenter: AddPresenterDouble(double), console: console)
        //     router.view = view
        //     return ContactsRouterLayer(router, from: view, navigate: router.dismiss)
        // }
    )
}
