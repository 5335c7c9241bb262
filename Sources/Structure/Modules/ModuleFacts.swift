/// The facts behind the rules for modules: the layers, what their code uses, and which of them make up a module.
struct ModuleFacts {
    let layers: ModuleLayers
    /// The types that have a role and aren't protocols, by name.
    let types: [Outline.TypeOutline]
    let uses: [String: [ModuleUse]]
    /// The types of locals that no source here declares, and what their values use, by their members' positions.
    private let foreignLocals: [String: [String: String]]
    private let origins: [String: [String: [ModuleUse]]]
    let hasInteractors: Bool
    private let groups: [String: String]
    private let rolesOfGroups: [String: Set<ModuleRole>]
    private let foreignStyles: [String: String]

    init(of outline: Outline) {
        let layers = ModuleLayers(of: outline)
        self.layers = layers
        types = outline.types.values.filter { layers.role(of: $0.name) != nil && $0.kind != .protocol }
            .sorted { $0.name < $1.name }
        var uses: [String: [ModuleUse]] = [:]
        var foreign: [String: [String: String]] = [:]
        var origins: [String: [String: [ModuleUse]]] = [:]
        for type in types {
            for member in type.members where !member.code.isEmpty {
                var reader = UseReader(member, of: type.name, in: layers)
                reader.read()
                uses[type.name, default: []] += reader.uses
                foreign[Self.key(of: member)] = reader.foreignLocals
                origins[Self.key(of: member)] = reader.origins
            }
        }
        (self.uses, foreignLocals, self.origins) = (uses, foreign, origins)
        hasInteractors = types.contains { layers.role(of: $0.name) == .interactor }
        groups = Self.groups(of: types, in: layers)
        var roles: [String: Set<ModuleRole>] = [:]
        for type in types {
            guard let group = groups[type.name], let role = layers.role(of: type.name) else { continue }
            roles[group, default: []].insert(role)
            // Whatever a presenter or a view model calls belongs to its module, whatever its name.
            guard role == .presenter || role == .viewModel else { continue }
            for member in type.members where member.reference != .none && !member.isClosure {
                let next = layers.types(in: member.type, from: type.name).compactMap { layers.role(of: $0) }
                roles[group, default: []].formUnion(next.filter { $0 == .interactor || $0 == .router })
            }
        }
        rolesOfGroups = roles
        foreignStyles = Self.foreignStyles(of: types, in: groups, layers)
    }

    /// The layers of the module that a type belongs to.
    func roles(around type: String) -> Set<ModuleRole> { groups[type].flatMap { rolesOfGroups[$0] } ?? [] }

    /// The name of a module's style if that has rules of its own: RIBs, or Clean Swift's VIP.
    func foreignStyle(of type: String) -> String? { groups[type].flatMap { foreignStyles[$0] } }

    /// The modules, by the names that their layers share, with these layers.
    var modules: [(name: String, types: [String])] {
        Dictionary(grouping: types.map(\.name).filter { groups[$0] != nil }) { groups[$0] ?? "" }
            .map { ($0.key, $0.value.sorted()) }.sorted { $0.0 < $1.0 }
    }

    func foreignType(of local: String, in member: Outline.Member) -> String? {
        foreignLocals[Self.key(of: member)]?[local]
    }

    /// What the value of a local uses.
    func origins(of local: String, in member: Outline.Member) -> [ModuleUse] {
        origins[Self.key(of: member)]?[local] ?? []
    }

    private static func key(of member: Outline.Member) -> String { "\(member.file.name):\(member.line):\(member.name)" }

    private static func foreignStyles(
        of types: [Outline.TypeOutline], in groups: [String: String], _ layers: ModuleLayers
    ) -> [String: String] {
        var styles: [String: String] = [:]
        for type in types {
            guard let group = groups[type.name], layers.role(of: type.name) == .interactor else { continue }
            let isRIB = ["PresentableInteractor", "Interactor"].contains {
                layers.inherits(type.name, $0) && layers.outline.types[$0] == nil
            }
            let output = layers.held(by: type.name).map(\.type).first { layers.role(of: $0) == .presenter }
            // A one-way loop: the view calls the interactor, the interactor the presenter, and the presenter the view.
            let isLoop = output.map { presenter in
                !layers.keeps(presenter, alive: type.name)
                    && types.contains { view in
                        layers.role(of: view.name) == .view
                            && layers.held(by: view.name).contains { $0.type == type.name }
                    }
            }
            if isRIB { styles[group] = "RIBs" } else if isLoop == true { styles[group] = "VIP, as Clean Swift has it" }
        }
        return styles
    }

    /// A module's layers share the start of their names, or a view holds the layer below it.
    private static func groups(of types: [Outline.TypeOutline], in layers: ModuleLayers) -> [String: String] {
        let layered = types.filter { layers.role(of: $0.name).map(Self.layerRoles.contains) ?? false }
        var groups = Dictionary(
            uniqueKeysWithValues: layered.map { type in
                let stem = RoleName(type.lastName).stem
                let folder = type.file.folder.split(separator: "/").last.map(String.init) ?? type.lastName
                return (type.name, stem.isEmpty ? folder : stem)
            })
        let below: Set<ModuleRole> = [.presenter, .viewModel]
        let owners = Set(
            layered.filter { layers.role(of: $0.name).map(below.contains) ?? false }.compactMap { groups[$0.name] })
        let byFolder = Dictionary(grouping: layered) { $0.file.folder }
        for view in layered where layers.role(of: view.name) == .view {
            guard let own = groups[view.name], !owners.contains(own) else { continue }
            let held = layers.held(by: view.name).map(\.type).filter {
                layers.role(of: $0).map(below.contains) ?? false
            }
            if let owner = held.compactMap({ groups[$0] }).first {
                groups[view.name] = owner
            } else if let owner = owners.filter({ !$0.isEmpty && view.lastName.hasPrefix($0) }).max(by: {
                $0.count < $1.count
            }) {
                groups[view.name] = owner
            } else {
                let near = Set((byFolder[view.file.folder] ?? []).compactMap { groups[$0.name] }).intersection(owners)
                if near.count == 1, let owner = near.first { groups[view.name] = owner }
            }
        }
        return groups
    }

    private static let layerRoles: Set<ModuleRole> = [.view, .presenter, .viewModel, .interactor, .router]
}

extension SourceFile {
    var folder: String { name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "" }
}
