/// A type's role, found by what the type does.
enum Role: String, CaseIterable {
    /// A screen or part of one.
    case view = "View"
    /// Does the formatting, between the views and the business layer.
    case presenter = "Presenter"
    /// Stores the service, exposes entities, or applies a rule. In the exercises, an interactor has this role too.
    case viewModel = "ViewModel"
    case interactor = "Interactor"
    /// Navigates, and isn't a view.
    case router = "Router"
    case service = "Service"
    /// A value with text for views to show. Many apps call it a view model.
    case presentation = "Presentation"
    /// The composition root, which creates the layers and wires them up: a module, a builder or an app delegate.
    case root = "Composition root"

    /// The layer's depth. A router is as deep as a view model.
    var rank: Int? { Self.ranks[self] }
    private static let ranks = [Role.view: 0, .presenter: 1, .router: 2, .viewModel: 2, .interactor: 3, .service: 4]

    var noun: String { self == .viewModel ? "view model" : rawValue.lowercased() }
}
