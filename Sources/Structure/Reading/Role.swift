/// What a type is there for, told by what it conforms to or is named after.
enum Role: CaseIterable {
    /// The composition root: it wires the others, and may know everybody.
    case module
    case view
    case presenter
    /// The ViewModel, later the Interactor.
    case business
    case router
    /// A movie in words.
    case presentation

    var suffixes: [String] {
        switch self {
        case .module: ["Module"]
        case .view: ["View", "Screen"]
        case .presenter: ["Presenter"]
        case .business: ["ViewModel", "Interactor"]
        case .router: ["Router"]
        case .presentation: ["MoviePresentation"]
        }
    }

    /// The role that a name speaks of, if it does.
    init?(named name: String) {
        guard let role = Self.allCases.first(where: { $0.suffixes.contains { name.hasSuffix($0) } }) else { return nil }
        self = role
    }
}
