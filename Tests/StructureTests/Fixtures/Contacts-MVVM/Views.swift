import Binding
import ConsoleUI

final class TextContactListView: Screen {
    private let viewModel: any ContactListViewModel
    private var subscription: Cancellable?

    init(viewModel: any ContactListViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewWillAppear() {
        subscription = viewModel.presentations.bind(to: self) { view, contacts in view.show(contacts) }
    }

    func didTapOnAdd() {
        navigator?.push(AddContactModule.makeView(from: viewModel, on: console))
    }

    private func show(_ contacts: [ContactPresentation]) {
        for contact in contacts { console.write(contact.fullName) }
    }
}

final class TextAddContactView: Screen {
    private let viewModel: any AddContactViewModel

    init(viewModel: any AddContactViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    func didTapOnDone() {
        viewModel.add(firstName: "Alan", lastName: "Smith")
        _ = navigator?.pop()
    }
}

enum AddContactModule {
    static func makeView(from list: any ContactListViewModel, on console: Console) -> Screen {
        let viewModel = StoredAddContactViewModel()
        viewModel.delegate = list as? any AddContactDelegate
        return TextAddContactView(viewModel: viewModel, console: console)
    }
}
