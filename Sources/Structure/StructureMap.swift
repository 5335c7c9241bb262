public import Foundation

/// Who stands in a folder of Swift sources, and who knows whom: what a picture of a step shows.
///
/// It is read from the sources themselves, as the ``StructureLamp`` reads them: from imports, from what types keep, and
/// from what they call.
public struct StructureMap: Sendable, Equatable {
    /// One layer.
    public struct Box: Sendable, Equatable {
        /// What the layer is called: View, Presenter, ViewModel or Interactor, Router; and Service and Navigator, which
        /// stand outside.
        public let name: String
        /// The classes here that make the layer, by name.
        public let types: [String]
        /// The modules that their files import.
        public let imports: [String]
    }

    /// One layer that knows another.
    public struct Arrow: Sendable, Hashable {
        /// How it knows it.
        public enum Kind: Sendable {
            /// It holds it, and calls it.
            case call
            /// It refers to it weakly, and calls it.
            case weak
            /// It is told by it: the one above is bound to the one below, which does not know it.
            case binding
        }

        /// Where the arrow begins, by the name of the box. A binding begins at the one that tells.
        public let from: String
        /// Where it ends.
        public let to: String
        /// How the one knows the other.
        public let kind: Kind
    }

    /// The layers that there are, from the view down.
    public let boxes: [Box]
    /// All arrows between them, each once.
    public let arrows: [Arrow]

    /// Reads the folder, and the folders in it, in the words of its application.
    /// - Throws: what reading the files throws.
    public init(of folder: URL, in vocabulary: Vocabulary = .topMovies) throws {
        self.init(of: try SourceFolder(contentsOf: folder, of: vocabulary))
    }

    /// Reads the sources in `files`, by name, in the words of their application.
    public init(of files: [String: String], in vocabulary: Vocabulary = .topMovies) {
        self.init(of: SourceFolder(name: "", files: files, of: vocabulary))
    }

    private init(of folder: SourceFolder) {
        arrows = Self.layers.flatMap { folder.arrows(from: $0) }.reduce(into: []) { arrows, arrow in
            if !arrows.contains(arrow) { arrows.append(arrow) }
        }
        let outside = Set(arrows.map(\.to)).intersection([Self.navigator, Self.service]).sorted()
        boxes = Self.layers.compactMap(folder.box) + outside.map { Box(name: $0, types: [], imports: []) }
    }

    static let layers: [Role] = [.view, .presenter, .business, .router]
    static let navigator = "Navigator"
    static let service = "Service"
}

extension SourceFolder {
    fileprivate func box(of role: Role) -> StructureMap.Box? {
        guard let name = name(of: role) else { return nil }
        let own = files.filter { !roles(in: $0).isEmpty && roles(in: $0).isSubset(of: [role]) }
        return StructureMap.Box(
            name: name, types: classes(of: role), imports: Set(own.flatMap { $0.imports.map { $0.module } }).sorted())
    }

    private func classes(of role: Role) -> [String] {
        Set(types(of: role).filter { !$0.type.isProtocol && !$0.type.isExtension }.map(\.type.name)).sorted()
    }

    /// What the layer is called here, if there is one: the view model has two names.
    private func name(of role: Role) -> String? {
        role.suffixes(in: vocabulary).first { suffix in names(of: [role]).contains { $0.hasSuffix(suffix) } }
    }

    fileprivate func arrows(from role: Role) -> [StructureMap.Arrow] {
        guard let name = name(of: role) else { return [] }
        return held(by: role, called: name) + calls(of: role, called: name)
    }

    private func held(by role: Role, called name: String) -> [StructureMap.Arrow] {
        storedProperties(of: role).filter { !$0.isClosure }.flatMap { property in
            let kind: StructureMap.Arrow.Kind = property.isWeak ? .weak : .call
            let service =
                property.words.contains { $0.hasSuffix(vocabulary.serviceEnding) } ? [StructureMap.service] : []
            let neighbours = StructureMap.layers
                .filter { $0 != role && !names(of: [$0]).isDisjoint(with: property.words) }.compactMap(self.name)
            return (neighbours + service).map { StructureMap.Arrow(from: name, to: $0, kind: kind) }
        }
    }

    private func calls(of role: Role, called name: String) -> [StructureMap.Arrow] {
        let below = Dictionary(
            storedProperties(of: role).flatMap { property in
                StructureMap.layers.filter { !names(of: [$0]).isDisjoint(with: property.words) }
                    .compactMap { layer in property.spot.next.map { ($0.text, layer) } }
            }
        ) { first, _ in first }
        return words(of: [role]).compactMap { spot in
            if spot.text == "push", spot.isCall { return .init(from: name, to: StructureMap.navigator, kind: .call) }
            guard spot.isBinding, let source = spot.after(-4), let layer = below[source.text],
                let origin = self.name(of: layer)
            else { return nil }
            return .init(from: origin, to: name, kind: .binding)
        }
    }
}

extension Spot {
    /// Whether it is the last word of `neighbour.observable.bind(…)`.
    fileprivate var isBinding: Bool {
        ["bind", "observe", "map"].contains(text) && previous?.is(".") ?? false && after(-3)?.is(".") ?? false
    }
}
