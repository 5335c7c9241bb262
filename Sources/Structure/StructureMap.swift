/// The layers in a folder of Swift sources and their dependencies, as a step's picture shows them.
///
/// It's built from the same facts that the ``StructureLamp`` judges.
public struct StructureMap: Sendable, Equatable {
    /// One layer.
    public struct Box: Sendable, Equatable {
        /// The layer's name: View, Presenter, ViewModel or Interactor, Router; outside the step, Service and Navigator.
        public let name: String
        /// The classes here that make up the layer, by name.
        public let types: [String]
    }

    /// One layer that depends on another.
    public struct Arrow: Sendable, Hashable {
        /// How one layer depends on another.
        public enum Kind: Sendable, CaseIterable {
            /// It holds it, and calls it.
            case call
            /// The lower layer notifies it: the one above is bound to the one below, which doesn't depend on it.
            case binding
            /// It refers to it weakly, and calls it.
            case weak
        }

        /// The name of the box where the arrow begins. A binding begins at the layer that notifies.
        public let from: String
        /// The name of the box where it ends.
        public let to: String
        /// How the one depends on the other.
        public let kind: Kind
    }

    /// The layers, from the view down.
    public let boxes: [Box]
    /// All arrows between them, each once.
    public let arrows: [Arrow]

    /// Maps the sources, with their application's vocabulary.
    public init(of facts: SourceFacts, in vocabulary: Vocabulary = .topMovies) {
        let layers = Layers(of: facts, in: vocabulary)
        let names = Dictionary(
            uniqueKeysWithValues: Self.layers.compactMap { role in layers.name(of: role).map { (role, $0) } })
        arrows = Self.layers.flatMap { layers.arrows(from: $0, names) }.reduce(into: []) { arrows, arrow in
            if !arrows.contains(arrow) { arrows.append(arrow) }
        }
        let outside = Set(arrows.map(\.to)).intersection([Self.navigator, Self.service]).sorted()
        boxes = Self.layers.compactMap(layers.box) + outside.map { Box(name: $0, types: []) }
    }

    /// Maps the sources in `files`, by name, with their application's vocabulary.
    public init(of files: [String: String], in vocabulary: Vocabulary = .topMovies) {
        self.init(of: SourceFacts(of: files, named: ""), in: vocabulary)
    }

    static let layers: [Role] = [.view, .presenter, .viewModel, .router]
    static let navigator = "Navigator"
    static let service = "Service"
}

extension Layers {
    fileprivate func name(of role: Role) -> String? {
        let types = classes(of: role)
        guard !types.isEmpty else { return nil }
        return switch role {
        case .view: "View"
        case .presenter: "Presenter"
        case .router: "Router"
        default: types.contains { $0.hasSuffix("Interactor") } ? "Interactor" : "ViewModel"
        }
    }

    fileprivate func box(of role: Role) -> StructureMap.Box? {
        name(of: role).map { .init(name: $0, types: classes(of: role).filter { !$0.contains(".") }) }
    }

    fileprivate func arrows(from role: Role, _ names: [Role: String]) -> [StructureMap.Arrow] {
        guard let name = names[role] else { return [] }
        let own = members(of: role)
        let held = own.filter { $0.storage != .computed && !$0.type.contains("->") }.flatMap { member in
            let kind: StructureMap.Arrow.Kind = member.storage == .weak ? .weak : .call
            let others = member.typeNames.compactMap { self.role(of: $0) }.filter { $0 != role }
            let service = member.typeNames.contains(where: vocabulary.isService) ? [StructureMap.service] : []
            return (StructureMap.layers.filter(others.contains).compactMap { names[$0] } + service)
                .map { StructureMap.Arrow(from: name, to: $0, kind: kind) }
        }
        let bound = own.flatMap { member -> [StructureMap.Arrow] in
            let binds = member.uses.contains {
                $0.owner == "Binding.Observable" && ["bind", "observe", "map"].contains($0.name)
            }
            guard binds else { return [] }
            let sources = member.uses.filter { $0.typeNames.contains("Binding.Observable") && !$0.isFunction }
                .compactMap { self.role(of: $0.owner) }
            return StructureMap.layers.filter { $0 != role && sources.contains($0) }.compactMap { names[$0] }
                .map { .init(from: $0, to: name, kind: .binding) }
        }
        let pushes = own.contains { $0.uses.contains { $0.owner == "ConsoleUI.Navigator" } }
        return held + bound + (pushes ? [.init(from: name, to: StructureMap.navigator, kind: .call)] : [])
    }
}
