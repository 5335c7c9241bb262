import Binding
import ConsoleUI

import struct ContactBook.ContactList
import enum ContactBook.ContactListState

/// The list, as lines of text or as one JSON object for each change.
final class DefaultContactListView: Screen, ContactListView {
    private let viewModel: any ContactListViewModel
    private let addContact: any AddContactModule
    private let query = Subject("")
    private var shown: ContactList<ContactPresentation>?
    private var subscriptions: [Cancellable] = []

    init(viewModel: any ContactListViewModel, addContact: any AddContactModule, console: Console) {
        self.viewModel = viewModel
        self.addContact = addContact
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [
            Command.field("search", "show the names that contain TEXT, or all", enter: query.send),
            Command("add", "add a contact") { [weak self] in self?.didTapOnAdd() },
            Command("reload", "read the contacts again") { [weak self] in self?.didTapOnReload() },
        ]
        didTapOnReload()
    }

    override func viewWillAppear() {
        if console.format == .text { console.write(heading: "Contacts") }
        subscriptions = [
            viewModel.query.bind(with: query),
            viewModel.contacts.bind(to: self) { view, contacts in view.show(contacts) },
        ]
    }

    override func viewDidDisappear() { subscriptions = [] }
    func didTapOnReload() { viewModel.retrieveContacts() }
    func didTapOnAdd() { showAddContactView() }
    func showAddContactView() { navigator?.push(addContact.makeView(for: viewModel, on: console)) }

    private func show(_ state: ContactListState<ContactPresentation>) {
        console.activity = state == .loading ? "Loading the contacts" : nil
        switch state {
        case .loading: shown = nil
        case .loaded(let list):
            if let index = list.insertion(into: shown) {
                didInsertContact(list.items[index], at: index)
            } else if list != shown {
                reloadInterface(with: list.items)
            }
            shown = list
        case .failed(let reason):
            shown = nil
            switch console.format {
            case .text: console.write("The contacts could not be loaded. \(reason)")
            case .json: console.write(json: Page(failure: reason))
            }
        }
    }

    private func reloadInterface(with contacts: [ContactPresentation]) {
        switch console.format {
        case .text:
            for (number, contact) in zip(1..., contacts) { console.write("\(number). \(contact.fullName)") }
            if contacts.isEmpty { console.write("No contacts to show") }
        case .json: console.write(json: Page(contacts: contacts))
        }
    }

    private func didInsertContact(_ contact: ContactPresentation, at index: Int) {
        switch console.format {
        case .text: console.write("+ \(index + 1). \(contact.fullName)")
        case .json: console.write(json: Insertion(index: index, contact: contact))
        }
    }

    private struct Page: Encodable {
        let screen = "list"
        var contacts: [ContactPresentation] = []
        var failure: String?
    }

    private struct Insertion: Encodable {
        let screen = "list"
        let index: Int
        let contact: ContactPresentation
    }
}
