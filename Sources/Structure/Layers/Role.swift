/// A type's role, recognised by what the type does in the exercises, and by its name and shape in other apps.
enum Role: String, CaseIterable {
    /// A screen or part of one.
    case view = "View"
    /// Formats, between the views and the business layer.
    case presenter = "Presenter"
    /// Holds the service, an entity unchanged, or a rule. In the exercises, an interactor has this role, too.
    case viewModel = "ViewModel"
    case interactor = "Interactor"
    /// Navigates, and isn't a view.
    case router = "Router"
    case service = "Service"
    /// A value from the layer below that views read, often called a view model, too.
    case presentation = "Presentation"
    /// The composition root: it creates the layers and wires them, as modules, builders and app delegates do.
    case root = "Composition root"

    /// How far down a layer is. A router is beside the presenter.
    var rank: Int? { Self.ranks[self] }
    private static let ranks = [Role.view: 0, .presenter: 1, .router: 2, .viewModel: 2, .interactor: 3, .service: 4]

    /// "view model"
    var noun: String { self == .viewModel ? "view model" : rawValue.lowercased() }
}
