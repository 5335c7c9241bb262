extension Layers {
    /// Returns the role that the end of a name suggests.
    static func claim(of type: String) -> Role? { endings.first { type.layerName.hasSuffix($0.key) }?.value }
    private static let endings: [String: Role] = [
        "Presenter": .presenter, "ViewModel": .viewModel, "VM": .viewModel, "Interactor": .interactor,
        "UseCase": .interactor, "Router": .router, "Wireframe": .router, "WireFrame": .router, "Coordinator": .router,
        "Navigator": .router, "Service": .service, "Repository": .service, "API": .service, "APIClient": .service,
        "DataManager": .service, "Store": .service, "Storage": .service, "Database": .service,
    ]
}

extension String {
    /// A type's name without the words that only mark a protocol or its implementation.
    var layerName: String {
        var name = self[...]
        for ending in ["Protocol", "Interface", "Type", "Implementation", "Impl", "Input"] where name.hasSuffix(ending)
        { name = name.dropLast(ending.count) }
        return String(name.hasPrefix("Default") ? name.dropFirst(7) : name)
    }

    var isWeakBoxName: Bool { hasPrefix("Weak") || hasPrefix("Unowned") }
}
