import ConsoleUI

/// Leads back from the view that is current.
final class ScreenAddContactRouter: AddContactRouter {
    weak var view: (any AddContactView)?

    func dismiss() {
        view?.navigator?.pop()
    }
}
