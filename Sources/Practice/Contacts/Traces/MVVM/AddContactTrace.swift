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

private final class TracedAddViewModel: Traced<any AddContactViewModel>, AddContactViewModel {
    var firstName: Subject<String> { layer.firstName }
    var lastName: Subject<String> { layer.lastName }
    var presentation: Observable<AddContactPresentation> { layer.presentation }
    private(set) lazy var isDone = layer.isDone.map(passing("Add ViewModel ⇢ Add View isDone", except: false))

    func createContact() { calling("Add View → Add ViewModel createContact()").createContact() }
}
