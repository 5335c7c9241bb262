import Binding
import ConsoleUI

/// The new contact as lines of text.
final class TextAddContactView: Screen, AddContactView {
    private let viewModel: any AddContactViewModel
    private let firstName = Subject(""), lastName = Subject("")
    private var subscriptions: [Cancellable] = []

    init(viewModel: any AddContactViewModel, console: Console) {
        self.viewModel = viewModel
        super.init(console: console)
    }

    override func viewDidLoad() {
        commands = [
            Command.field("first", "enter the first name", enter: firstName.send),
            Command.field("last", "enter the last name", enter: lastName.send),
            Command("done", "save the contact") { [weak self] in self?.didTapOnDone() },
            Command("cancel", "discard the contact") { [weak self] in self?.didTapOnCancel() },
        ]
        subscriptions = [viewModel.firstName.bind(with: firstName), viewModel.lastName.bind(with: lastName)]
        console.write(heading: "Add Contact")
        console.write("First name [\(firstName.value)_]")
        console.write("Last name  [\(lastName.value)]")
        subscriptions += [
            viewModel.presentation.bind(to: self) { view, presentation in view.show(presentation) },
            viewModel.isDone.bind(to: self) { view, isDone in if isDone { view.dismiss() } },
        ]
    }

    func didTapOnDone() { viewModel.createContact() }
    func didTapOnCancel() { dismiss() }
    func dismiss() { navigator?.pop() }

    private func show(_ presentation: AddContactPresentation) {
        console.activity = presentation.activity
        guard let alert = presentation.alert else { return }
        console.write(heading: alert.title)
        console.write(alert.message)
        console.write("[\(alert.button)]")
    }
}
