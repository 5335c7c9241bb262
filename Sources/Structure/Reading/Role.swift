/// What a type is there for, told by what it conforms to or is named after.
enum Role: CaseIterable {
    /// The composition root: it wires the others, and may know everybody.
    case module
    case view
    case presenter
    /// The ViewModel, later the Interactor.
    case business
    case router
    /// An entity, or a state, in words.
    case presentation

    /// What the names of its types end with.
    func suffixes(in vocabulary: Vocabulary) -> [String] {
        switch self {
        case .module: ["Module"]
        case .view: ["View", "Screen"]
        case .presenter: ["Presenter"]
        case .business: ["ViewModel", "Interactor"]
        case .router: ["Router"]
        case .presentation: vocabulary.presentations.map(\.name)
        }
    }

    /// The role that a name speaks of, if it does.
    init?(named name: String, in vocabulary: Vocabulary) {
        let role = Self.allCases.first { $0.suffixes(in: vocabulary).contains { name.hasSuffix($0) } }
        guard let role else { return nil }
        self = role
    }
}
