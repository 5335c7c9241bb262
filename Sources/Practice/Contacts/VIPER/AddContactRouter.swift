import ConsoleUI

/// Goes back on behalf of its view.
final class DefaultAddContactRouter: AddContactRouter {
    weak var view: (any AddContactView)?
    func dismiss() { view?.navigator?.pop() }
}
