import Binding
import ConsoleUI

/// The fields of a new contact and any alerts, as lines of text or as JSON objects.
final class DefaultAddContactView: Screen, AddContactView {
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
        subscriptions = [
            viewModel.firstName.bind(with: firstName),
            viewModel.lastName.bind(with: lastName),
        ]
        switch console.format {
        case .text:
            console.write(heading: "Add Contact")
            console.write("First name [\(firstName.value)_]")
            console.write("Last name  [\(lastName.value)]")
        case .json:
            console.write(json: Page(firstName: firstName.value, lastName: lastName.value, focus: "firstName"))
        }
        subscriptions += [
            viewModel.presentation.bind(to: self) { view, presentation in view.show(presentation) },
            viewModel.isDone.bind(to: self) { view, isDone in
                if isDone { view.dismiss() }
            },
        ]
    }

    func didTapOnDone() { viewModel.createContact() }
    func didTapOnCancel() { dismiss() }
    func dismiss() { navigator?.pop() }

    private func show(_ presentation: AddContactPresentation) {
        console.activity = presentation.activity
        guard let alert = presentation.alert else { return }
        switch console.format {
        case .text:
            console.write(heading: alert.title)
            console.write(alert.message)
            console.write("[\(alert.button)]")
        case .json: console.write(json: Page(firstName: firstName.value, lastName: lastName.value, alert: alert))
        }
    }

    private struct Page: Encodable {
        let screen = "add"
        let firstName, lastName: String
        var focus: String?
        var alert: AddContactPresentation.Alert?
    }
}
