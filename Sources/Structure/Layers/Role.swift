/// A type's role, recognised by what the type does.
enum Role: CaseIterable {
    /// A screen, or a part of one.
    case view
    /// Formats, between the views and the business layer.
    case presenter
    /// Holds the service, or an entity unchanged: the ViewModel, later the Interactor.
    case business
    /// Reaches the navigator, and isn't a view.
    case router
    /// The composition root: it makes views.
    case module
    /// What views read from the layer below.
    case presentation
}
