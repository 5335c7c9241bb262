import Binding
import ConsoleUI
import ContactBook

/// A module of the Add screen whose layers report each hop.
struct TracedAddContactModule: AddContactModule {
    let store: any ContactStore
    let trace: (String) -> Void

    func makeView(for delegate: any AddContactDelegate, on console: Console) -> Screen {
        let viewModel = TracedAddViewModel(DefaultAddContactViewModel(store: store, delegate: delegate), trace)
        let view: any AddContactView =
            switch console.format {
            case .text: TextAddContactView(viewModel: viewModel, console: console)
            case .json: JSONAddContactView(viewModel: viewModel, console: console)
            }
        return view
    }
}

/// The Add screen's view model that reports each hop.
private final class TracedAddViewModel: AddContactViewModel {
    let firstName, lastName: Subject<String>
    let presentation: Observable<AddContactPresentation>
    let isDone: Observable<Bool>
    private let viewModel: any AddContactViewModel
    private let trace: (String) -> Void

    init(_ viewModel: any AddContactViewModel, _ trace: @escaping (String) -> Void) {
        (self.viewModel, self.trace) = (viewModel, trace)
        (firstName, lastName) = (viewModel.firstName, viewModel.lastName)
        presentation = viewModel.presentation
        isDone = viewModel.isDone.map { isDone in
            if isDone { trace("Add ViewModel ⇢ Add View isDone") }
            return isDone
        }
    }

    func createContact() {
        trace("Add View → Add ViewModel createContact()")
        viewModel.createContact()
    }
}
