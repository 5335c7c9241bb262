/// The modules in the sources of any app: each presenter or view model that views store, and the layers around it.
struct Modules {
    /// A presenter or view model that views call, and the layers that belong to it.
    struct Module {
        let next: String
        /// The names of each layer's types.
        var types: [Role: Set<String>]
        func has(_ role: Role) -> Bool { types[role] != nil }
    }

    let layers: Layers
    private(set) var all: [Module] = []

    init(of layers: Layers) {
        self.layers = layers
        var views: [String: Set<String>] = [:]
        for view in layers.types(of: .view) {
            let held = layers.parts(of: view)
            let next = [Role.presenter, .viewModel].lazy.compactMap { role in held.first { layers.roles[$0] == role } }
            if let next = next.first { views[next, default: []].insert(view) }
        }
        let routers = layers.declarations.keys.filter { Layers.claim(of: $0) == .router }
        let made = routers.flatMap(layers.members).flatMap(\.uses).filter { $0.effect == .creates }.map(\.owner)
        // A coordinator may control a screen whose layers don't refer to the coordinator.
        let led = Set(routers.map(\.stem) + made)
        for (next, views) in views.sorted(by: { $0.key < $1.key }) {
            let below = Layers.closure(of: views.union([next])) { type in
                let rank = layers.roles[type]?.rank ?? 9
                return Set(
                    layers.parts(of: type).filter {
                        layers.roles[$0]?.rank ?? 0 > rank && layers.roles[type] != .router
                    })
            }
            var types = Dictionary(grouping: below) { layers.roles[$0] ?? .root }.mapValues(Set.init)
            if types[.router] == nil, !led.isDisjoint(with: views.union([next, next.stem])) { types[.router] = [] }
            all.append(Module(next: next, types: types))
        }
    }
}

extension Modules {
    /// Each module's name and style, for readers, and any imported framework whose own rules the lamp doesn't know.
    var summaries: [(name: String, style: String)] {
        let imports = Set(layers.facts.files.flatMap { $0.imports.map(\.module) })
        let foreign = [("RIBs", "RIBs"), ("ComposableArchitecture", "TCA")].filter { imports.contains($0.0) }.map(\.1)
        return all.map { ($0.next.stem, style(of: $0)) }.sorted { $0.0 < $1.0 }
            + foreign.map { ($0, "left alone: it has rules of its own") }
    }

    func isScreen(_ type: String) -> Bool {
        layers.roles[type] == .view
            && (layers.ancestors[type] ?? []).contains { $0.hasSuffix("Controller") || $0 == "Screen" }
    }

    private func style(of module: Module) -> String {
        let names = layers.members(of: module.next).flatMap(\.typeNames).filter { layers.roles[$0] != .view }
        let formats = ([module.next] + names).flatMap(layers.members).flatMap(\.uses).contains { $0.effect == .formats }
        // On road B, the view model does the formatting, even after the interactor has been extracted.
        let (next, name) = formats ? ("interactor", "Presenter") : ("presenter", "Interactor")
        let (step, left) = module.has(.router) ? (3, "") : (2, "the router, ")
        return switch (module.has(.presenter), module.has(.interactor), module.has(.viewModel)) {
        case (true, true, _): step == 3 ? "VIPER" : "VIPER, without a router of its own"
        case (true, false, true): "step \(step): view model and presenter; left: \(left)the rename to Interactor"
        case (true, false, false): "MVP: presenter and business layer in one; left: \(left)the interactor"
        case (false, true, _): "MVVM with use cases: step \(step) of road B; left: \(left)the rename to Presenter"
        case (false, false, _):
            "MVVM\(step == 3 ? " with a router" : formats ? ", step 1b" : ", step 1"); "
                + "left: the \(next), \(left)the rename to \(name)"
        }
    }
}
