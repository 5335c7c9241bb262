import Binding
import ConsoleUI

final class TextContactListView: Screen {
    private let presenter: any ContactListPresenter
    private var subscription: Cancellable?

    init(presenter: any ContactListPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        subscription = presenter.presentations.bind(to: self) { view, contacts in view.show(contacts) }
    }

    func didTapOnAdd() {
        presenter.didTapOnAdd()
    }

    private func show(_ contacts: [ContactPresentation]) {
        for contact in contacts { console.write(contact.fullName) }
    }
}

final class TextAddContactView: Screen {
    private let presenter: any AddContactPresenter

    init(presenter: any AddContactPresenter, console: Console) {
        self.presenter = presenter
        super.init(console: console)
    }

    override func viewWillAppear() {
        console.write(heading: presenter.presentation.title)
    }

    func didTapOnDone() {
        presenter.didTapOnDone(firstName: "Alan", lastName: "Smith")
    }
}
