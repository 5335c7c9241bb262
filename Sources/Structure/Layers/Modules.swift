/// The modules in the sources of any app: which layers make up each, and what it's called.
struct Modules {
    let layers: Layers
    let types: [SourceFacts.TypeFact]
    let typesByFile: [String: [SourceFacts.TypeFact]]
    let imports: [String: Set<String>]
    private(set) var groups: [String: String] = [:]
    private var rolesOfGroups: [String: Set<Role>] = [:]
    private var foreignStyles: [String: String] = [:]

    init(of layers: Layers) {
        self.layers = layers
        let concrete = layers.declarations.values.filter { !$0.isProtocol }.sorted { $0.name < $1.name }
        types = concrete.filter { layers.roles[$0.name] != nil }
        typesByFile = Dictionary(grouping: concrete.sorted { $0.place < $1.place }) { $0.place.file }
        imports = Dictionary(layers.facts.files.map { ($0.name, Set($0.imports.map(\.module))) }) { $0.union($1) }
        findGroups()
        for type in types {
            guard let group = groups[type.name], let role = layers.roles[type.name] else { continue }
            rolesOfGroups[group, default: []].insert(role)
            // Whatever a presenter or a view model calls belongs to its module, whatever its name.
            if role == .presenter || role == .viewModel {
                let stored = layers.stored(in: type.name).flatMap { $0.typeNames.compactMap { layers.roles[$0] } }
                rolesOfGroups[group, default: []].formUnion(stored.filter { $0 == .interactor || $0 == .router })
            }
            foreignStyles[group] = foreignStyles[group] ?? foreignStyle(of: type, role)
        }
    }

    func roles(around type: String) -> Set<Role> { groups[type].flatMap { rolesOfGroups[$0] } ?? [] }

    /// The name of a module's style if that has rules of its own: RIBs, TCA, or Clean Swift's VIP.
    func foreignStyle(of type: String) -> String? { groups[type].flatMap { foreignStyles[$0] } }

    /// The layer that a view calls, because it stores it itself: the presenter if there is one, or the view model.
    func next(below view: String) -> Role? {
        let held = Set(below(view).compactMap { layers.role(of: $0) })
        return [.presenter, .viewModel].first(where: held.contains)
    }

    /// The presenters and view models that a view stores, itself or by its generic superclass.
    private func below(_ view: String) -> [String] {
        let inherited = (layers.ancestors[view] ?? []).filter { layers.declarations[$0]?.isProtocol == false }
        let stored = ([view] + inherited.sorted()).flatMap(layers.stored).filter { !$0.type.hasPrefix("[") }
            .flatMap { $0.typeNames.sorted() }
        return (stored + (layers.declarations[view]?.superclass.typeNames.sorted() ?? [])).filter {
            [.presenter, .viewModel].contains(layers.role(of: $0))
        }
    }

    private func foreignStyle(of type: SourceFacts.TypeFact, _ role: Role) -> String? {
        if role == .view, imports[type.place.file]?.contains("ComposableArchitecture") == true {
            let stores: Set = ["Store", "StoreOf", "ViewStore", "ViewStoreOf"]
            return layers.stored(in: type.name).contains { !$0.typeNames.isDisjoint(with: stores) } ? "TCA" : nil
        }
        guard role == .interactor else { return nil }
        let foreign = (layers.ancestors[type.name] ?? []).filter { layers.declarations[$0] == nil }
        if !foreign.isDisjoint(with: ["PresentableInteractor", "Interactor"]) { return "RIBs" }
        // A one-way loop: the view calls the interactor, the interactor the presenter, and the presenter the view.
        let isLoop = layers.holds(type.name).contains { output in
            layers.roles[output] == .presenter && !layers.keeps(output, alive: type.name)
                && types.contains { layers.roles[$0.name] == .view && layers.holds($0.name).contains(type.name) }
        }
        return isLoop ? "VIP, as Clean Swift has it" : nil
    }

    /// A module's layers share the start of their names, or a view holds the layer below it.
    private mutating func findGroups() {
        let layered = types.filter { type in
            layers.roles[type.name].map { [.view, .presenter, .viewModel, .interactor, .router].contains($0) } ?? false
        }
        for type in layered {
            let stem = RoleName(type.lastName).stem
            let folder = type.place.file.split(separator: "/").dropLast().last.map(String.init) ?? type.lastName
            groups[type.name] = stem.isEmpty ? folder : stem
        }
        let owners = Set(
            layered.filter { [.presenter, .viewModel].contains(layers.roles[$0.name]) }.compactMap { groups[$0.name] })
        for view in layered where layers.roles[view.name] == .view {
            if !RoleName(view.lastName).stem.isEmpty, owners.contains(groups[view.name] ?? "") { continue }
            let held = below(view.name).flatMap { [$0] + layers.concrete($0).sorted() }
                .compactMap { groups[$0] ?? $0.enclosing.flatMap { groups[$0] } }
            let near = owners.filter { !$0.isEmpty && view.lastName.hasPrefix($0) }
            groups[view.name] = held.first ?? near.max { ($0.count, $0) < ($1.count, $1) } ?? groups[view.name]
        }
    }
}

// MARK: What each is called

extension Modules {
    /// The modules that have a screen or layers, by the names that their layers share.
    var all: [ModuleLamp.Module] {
        let routers = types.filter { layers.roles[$0.name] == .router }
        let named = routers.flatMap { layers.members(of: $0.name) }.flatMap { layers.named(by: $0) }
        let led = Set(named.compactMap { groups[$0] })
        let hasCoordinators = routers.contains { $0.lastName.hasSuffix("Coordinator") && !$0.name.contains(".") }
        return Dictionary(grouping: types.filter { groups[$0.name] != nil }) { groups[$0.name] ?? "" }
            .sorted { $0.key < $1.key }.compactMap { name, types in
                // A coordinator may lead view controllers by closures, if they push nothing themselves.
                let isLed =
                    led.contains(name)
                    || hasCoordinators && types.contains(where: \.isReference) && !types.contains(where: navigates)
                return module(named: name, types, (rolesOfGroups[name] ?? []).union(isLed ? [.router] : []))
            }
    }

    private func navigates(_ type: SourceFacts.TypeFact) -> Bool {
        layers.members(of: type.name).contains { $0.uses.contains { $0.deed == .navigates || $0.deed == .mayNavigate } }
    }

    private func module(named name: String, _ types: [SourceFacts.TypeFact], _ has: Set<Role>) -> ModuleLamp.Module? {
        let foreign = foreignStyles[name]
        let isLayered = !has.isDisjoint(with: [.presenter, .viewModel, .interactor])
        let isShown = isLayered ? !has.isDisjoint(with: [.view, .presenter]) : types.contains(where: isScreen)
        guard types.count(where: \.isAmbiguous) < 2, isShown || foreign != nil && has.contains(.view) else {
            return nil
        }
        let moves = [Role.presenter, .router, .interactor].count(where: has.contains)
        return ModuleLamp.Module(
            name: name,
            layers: Dictionary(grouping: types) { layers.roles[$0.name]?.rawValue ?? "" }.mapValues { $0.map(\.name) },
            style: foreign ?? style(has), moves: isLayered && foreign == nil ? moves : nil)
    }

    private func style(_ has: Set<Role>) -> String {
        switch (has.contains(.presenter), has.contains(.interactor), has.contains(.viewModel), has.contains(.router)) {
        case (true, true, _, true): "VIPER"
        case (true, true, _, false): "VIPER, without a router of its own"
        case (true, false, true, true):
            "step 3: a view model, a presenter and a router; left: the rename to Interactor"
        case (true, false, true, false):
            "step 2: a view model and a presenter; left: a router, the rename to Interactor"
        case (true, false, false, true):
            "MVP with a router: presenter and business in one; left: the interactor"
        case (true, false, false, false): "MVP: presenter and business in one; left: the interactor, the router"
        case (false, _, true, true): "MVVM with a router, or coordinator; left: the presenter, the rename to Interactor"
        case (false, true, true, false): "MVVM with use cases; left: the presenter, the router"
        case (false, false, true, false): "MVVM, step 1; left: the presenter, the router, the rename to Interactor"
        case (false, true, false, _): "an interactor without a presenter: a view, or a router, does the rest"
        case (false, false, false, true): "views and a router: no layer below the view"
        case (false, false, false, false): "MVC: no layer below the view. Step 1 extracts a view model"
        }
    }

    /// Whether a view is a screen of its own, with no layer below it: no cell, container or base class, and nothing
    /// whose place below it another name hides.
    private func isScreen(_ type: SourceFacts.TypeFact) -> Bool {
        let parents = layers.ancestors[type.name] ?? []
        let isTitled = layers.members(of: type.name).contains {
            $0.uses.contains { ["navigationTitle", "NavigationStack"].contains($0.name) }
        }
        let isBase = layers.concrete(type.name).count > 1 || type.lastName.hasPrefix("Base")
        let hidesLayer = layers.stored(in: type.name).contains { member in
            ["viewModel", "presenter", "interactor", "store", "context"].contains(member.name)
                || member.typeNames.contains { [.root, .interactor].contains(layers.role(of: $0)) }
        }
        return layers.roles[type.name] == .view && !isBase && !hidesLayer && parents.isDisjoint(with: Self.containers)
            && (isTitled || type.lastName.hasSuffix("Screen")
                || parents.contains { $0.isViewOfAFramework && $0.hasSuffix("Controller") || $0 == "Screen" })
    }

    private static let containers: Set = [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UIAlertController", "UIWindow", "NSWindowController", "NSTabViewController", "NSSplitViewController",
    ]

    var map: StructureMap {
        let order: [Role] = [.view, .presenter, .viewModel, .interactor, .router, .service]
        let byRole = Dictionary(grouping: types) { layers.roles[$0.name] }
        let boxes = order.compactMap { role in
            byRole[role].map { StructureMap.Box(name: role.rawValue, types: $0.map(\.lastName), imports: []) }
        }
        var arrows: [StructureMap.Arrow] = []
        for type in types {
            for member in layers.stored(in: type.name) {
                for target in member.typeNames.sorted() {
                    guard let from = layers.roles[type.name], let to = layers.roles[target], to != from,
                        order.contains(from), order.contains(to)
                    else { continue }
                    arrows.append(
                        .init(from: from.rawValue, to: to.rawValue, kind: member.storage == .weak ? .weak : .call))
                }
            }
        }
        var seen: Set<StructureMap.Arrow> = []
        return StructureMap(boxes: boxes, arrows: arrows.filter { seen.insert($0).inserted })
    }
}
