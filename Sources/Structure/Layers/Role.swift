/// What a type is there for, told by what it does.
enum Role: CaseIterable {
    /// A screen, or a part of one.
    case view
    /// Stands between views and the business layer, and formats.
    case presenter
    /// Holds the service, or an entity as it is: the ViewModel, later the Interactor.
    case business
    /// Reaches the navigator, and is no view.
    case router
    /// The composition root: it makes views.
    case module
    /// What views read from the layer below.
    case presentation
}
