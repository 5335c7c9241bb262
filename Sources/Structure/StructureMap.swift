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
        let roles: [Role] = [.view, .presenter, .viewModel, .router]
        arrows = roles.flatMap(layers.arrows).reduce(into: []) { arrows, arrow in
            if !arrows.contains(arrow) { arrows.append(arrow) }
        }
        let inside = roles.compactMap(layers.box)
        let outside = Set(arrows.map(\.to)).subtracting(inside.map(\.name)).sorted()
        boxes = inside + outside.map { Box(name: $0, types: []) }
    }

    /// Maps the sources in `files`, by name, with their application's vocabulary.
    public init(of files: [String: String], in vocabulary: Vocabulary = .topMovies) {
        self.init(of: SourceFacts(of: files, named: ""), in: vocabulary)
    }
}

extension Layers {
    /// The name of the box with all types that have this type's role.
    private func box(of type: String) -> String? {
        if vocabulary.isService(type) { return "Service" }
        return type == "ConsoleUI.Navigator" ? "Navigator" : role(of: type).flatMap(box)?.name
    }

    fileprivate func box(of role: Role) -> StructureMap.Box? {
        let names = [Role.view: "View", .presenter: "Presenter", .viewModel: "ViewModel", .router: "Router"]
        let types = classes(of: role)
        guard !types.isEmpty, let name = names[role] else { return nil }
        let isInteractor = role == .viewModel && types.contains { $0.hasSuffix("Interactor") }
        return .init(name: isInteractor ? "Interactor" : name, types: types.filter { !$0.contains(".") })
    }

    fileprivate func arrows(from role: Role) -> [StructureMap.Arrow] {
        guard let name = box(of: role)?.name else { return [] }
        func others(_ types: Set<String>) -> [String] { Set(types.compactMap(box)).subtracting([name]).sorted() }
        let own = members(of: role)
        let held = own.filter { $0.storage != .computed && !$0.type.contains("->") }.flatMap { member in
            others(member.typeNames).map {
                StructureMap.Arrow(from: name, to: $0, kind: member.storage == .weak ? .weak : .call)
            }
        }
        let bound = own.filter { member in
            member.uses.contains { $0.owner == "Binding.Observable" && ["bind", "observe", "map"].contains($0.name) }
        }.flatMap { member in
            others(
                Set(member.uses.filter { $0.typeNames.contains("Binding.Observable") && !$0.isFunction }.map(\.owner)))
        }.map { StructureMap.Arrow(from: $0, to: name, kind: .binding) }
        let pushes = own.contains { $0.uses.contains { $0.owner == "ConsoleUI.Navigator" } }
        return held + bound + (pushes ? [.init(from: name, to: "Navigator", kind: .call)] : [])
    }
}
