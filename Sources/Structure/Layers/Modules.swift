/// The modules in the sources of any app: which layers make up each, and what it's called.
struct Modules {
    let layers: Layers
    /// The types that have a role and aren't protocols, by name.
    let types: [SourceFacts.TypeFact]
    /// The modules that each file imports.
    let imports: [String: [String]]
    private let groups: [String: String]
    private let rolesOfGroups: [String: Set<Role>]
    private var foreignStyles: [String: String] = [:]

    init(of layers: Layers) {
        self.layers = layers
        types = layers.declarations.values.filter { layers.roles[$0.name] != nil && !$0.isProtocol }
            .sorted { $0.name < $1.name }
        imports = Dictionary(layers.facts.files.map { ($0.name, $0.imports.map(\.module)) }) { $0 + $1 }
        groups = Self.groups(of: types, in: layers)
        var roles: [String: Set<Role>] = [:]
        for type in types {
            guard let group = groups[type.name], let role = layers.roles[type.name] else { continue }
            roles[group, default: []].insert(role)
            // Whatever a presenter or a view model calls belongs to its module, whatever its name.
            guard role == .presenter || role == .viewModel else { continue }
            for member in layers.stored(in: type.name) {
                roles[group, default: []].formUnion(
                    member.typeNames.compactMap { layers.roles[$0] }.filter {
                        $0 == .interactor || $0 == .router
                    })
            }
        }
        rolesOfGroups = roles
        for type in types where layers.roles[type.name] == .interactor {
            guard let group = groups[type.name], let style = foreignStyle(of: type) else { continue }
            foreignStyles[group] = style
        }
    }

    /// The layers of the module that a type belongs to.
    func roles(around type: String) -> Set<Role> { groups[type].flatMap { rolesOfGroups[$0] } ?? [] }

    /// The name of a module's style if that has rules of its own: RIBs, or Clean Swift's VIP.
    func foreignStyle(of type: String) -> String? { groups[type].flatMap { foreignStyles[$0] } }

    /// The modules, by the names that their layers share, with these layers.
    var all: [(name: String, types: [String])] {
        Dictionary(grouping: types.map(\.name).filter { groups[$0] != nil }) { groups[$0] ?? "" }
            .map { ($0.key, $0.value.sorted()) }.sorted { $0.0 < $1.0 }
    }

    private func foreignStyle(of interactor: SourceFacts.TypeFact) -> String? {
        let parents = layers.ancestors[interactor.name] ?? []
        let isRIB = ["PresentableInteractor", "Interactor"].contains {
            parents.contains($0) && layers.declarations[$0] == nil
        }
        if isRIB { return "RIBs" }
        // A one-way loop: the view calls the interactor, the interactor the presenter, and the presenter the view.
        guard let output = layers.holds(interactor.name).first(where: { layers.roles[$0] == .presenter }) else {
            return nil
        }
        let isLoop =
            !layers.keeps(output, alive: interactor.name)
            && types.contains { layers.roles[$0.name] == .view && layers.holds($0.name).contains(interactor.name) }
        return isLoop ? "VIP, as Clean Swift has it" : nil
    }

    /// A module's layers share the start of their names, or a view holds the layer below it.
    private static func groups(of types: [SourceFacts.TypeFact], in layers: Layers) -> [String: String] {
        let layered = types.filter { layers.roles[$0.name].map(Self.layerRoles.contains) ?? false }
        var groups = Dictionary(
            uniqueKeysWithValues: layered.map { type in
                let stem = RoleName(type.lastName).stem
                let folder = type.place.folder.split(separator: "/").last.map(String.init) ?? type.lastName
                return (type.name, stem.isEmpty ? folder : stem)
            })
        func isBelow(_ type: String) -> Bool { [.presenter, .viewModel].contains(layers.roles[type]) }
        let owners = Set(layered.filter { isBelow($0.name) }.compactMap { groups[$0.name] })
        let byFolder = Dictionary(grouping: layered) { $0.place.folder }
        for view in layered where layers.roles[view.name] == .view {
            guard let own = groups[view.name], !owners.contains(own) else { continue }
            let held = layers.held(by: view.name).map(\.type).filter(isBelow).sorted()
            let near = Set((byFolder[view.place.folder] ?? []).compactMap { groups[$0.name] }).intersection(owners)
            let owner =
                held.lazy.compactMap { groups[$0] }.first
                ?? owners.filter { !$0.isEmpty && view.lastName.hasPrefix($0) }.max { $0.count < $1.count }
                ?? (near.count == 1 ? near.first : nil)
            groups[view.name] = owner ?? own
        }
        return groups
    }

    private static let layerRoles: Set<Role> = [.view, .presenter, .viewModel, .interactor, .router]
}

extension SourceFacts.Place {
    fileprivate var folder: String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "" }
}
