extension Layers {
    /// Finds the role of each type from what the type does.
    mutating func findRoles() {
        let own = Set(declarations.keys)
        for type in own.sorted() where isScreen(type) { roles[type] = .view }
        let (views, open) = (types(of: .view), own.filter { role(of: $0) == nil })
        let makers = facts.members.filter { $0.uses.contains { $0.name == "init" && views.contains($0.owner) } }
            .compactMap(\.owner).filter(open.contains)
        let navigating = facts.members.filter { $0.uses.contains(where: navigates) }.compactMap(\.owner)
            .filter(open.contains)
        var services = open.subtracting(makers + navigating).filter { type in
            let own = members(of: type)
            let isGiven = own.contains { $0.name == "init" && $0.typeNames.contains(where: vocabulary.isService) }
            return isGiven && own.flatMap(\.uses).contains { vocabulary.isService($0.owner) && $0.isFunction }
                || own.contains { $0.storage == .strong && $0.typeNames.contains(where: vocabulary.isService) }
        }
        // A presenter that stores both the business layer and the service isn't itself the business layer.
        services = services.filter { holds($0).isDisjoint(with: services) || !formatsBelow($0) }
        for type in makers { roles[type] = .root }
        for type in services { roles[type] = .viewModel }

        let held = Set(views.flatMap { holds($0) }).filter { roles[$0] == nil || roles[$0] == .root }
        // Sets all roles at once, because no type's role may depend on the order of names.
        let found = held.map { ($0, roleBelowView($0, services: services, navigating: Set(navigating)) ?? roles[$0]) }
        for (type, role) in found { roles[type] = role }
        // A type that creates views, as in `Router.createModule()`, and pushes them is a router if presenters call it.
        let called = Set(types(of: .presenter).flatMap(members).flatMap(named)).flatMap(concrete)
        for type in navigating where roles[type] != .presenter && (roles[type] != .root || called.contains(type)) {
            roles[type] = .router
            for adopter in concrete(type) where roles[adopter] == nil { roles[adopter] = .router }
        }
        for presenter in types(of: .presenter) {
            for type in Set(members(of: presenter).flatMap(named)).flatMap(concrete).sorted() where roles[type] == nil {
                let asks = !holds(type).isDisjoint(with: services) && !formatsBelow(type)
                if isConcrete(type), exposesEntity(type) || asks { roles[type] = .viewModel }
            }
            for type in holds(presenter) where roles[type] == nil && isConcrete(type) {
                let next = Set(members(of: type).flatMap(named)).flatMap(concrete)
                guard next.contains(where: { roles[$0] == .router || roles[$0] == .root }) else { continue }
                let isPart = formatsBelow(type) || holds(type).contains { roles[$0] == .viewModel }
                roles[type] = isPart ? .presenter : .router
            }
        }
        let deciding = facts.members.filter { $0.uses.contains { declarations[$0.owner] != nil && decides($0) } }
            .compactMap(\.owner).filter { type in !vocabulary.rules.contains { $0.hasPrefix(type + ".") } }
        for type in deciding where role(of: type) == nil { roles[type] = .viewModel }
        let shown = Set(members(of: [.presenter]).flatMap { $0.typeNames })
            .union(vocabulary.isOnRoadB ? members(of: [.viewModel]).flatMap { $0.typeNames } : [])
        // A generic container, such as a load state, isn't a presentation, nor is an object without text.
        let classes = shown.filter { declarations[$0]?.kind == .class }
        let mute = classes.filter { !members(of: $0).contains { $0.typeNames.contains("Swift.String") } }
        let others = shown.filter { type in facts.members.contains { $0.type.contains("\(type)<") } }.union(mute)
        for type in shown.subtracting(others).sorted()
        where roles[type] == nil && isConcrete(type) && !(ancestors[type]?.contains("Swift.Error") ?? false) {
            roles[type] = vocabulary.isOnRoadB && exposesEntity(type) ? .viewModel : .presentation
        }
        for type in own.sorted() where declarations[type]?.isProtocol == true && roles[type] == nil {
            roles[type] = roleOfProtocol(type)
            // A placeholder that does nothing, such as one for a preview, has the role of the type that it replaces.
            for adopter in concrete(type) where roles[adopter] == nil { roles[adopter] = roles[type] }
        }
    }

    /// Returns the role of a type that views hold, or nil if the type is only part of a view.
    private func roleBelowView(_ type: String, services: Set<String>, navigating: Set<String>) -> Role? {
        if isText(type) { return .presentation }
        if formatsBelow(type) { return .presenter }
        if navigating.contains(type) { return .router }
        if exposesEntity(type) { return .viewModel }
        return Self.closure(of: holds(type), holds).isDisjoint(with: services) ? nil : .presenter
    }

    /// Whether a type stores text and nothing else.
    private func isText(_ type: String) -> Bool {
        let stored = members(of: type).filter { $0.storage != .computed }
        return !stored.isEmpty && stored.allSatisfy { $0.typeNames.isSubset(of: ["Swift.String"]) }
    }

    /// Whether a type formats an entity: itself, through what it holds, or through code outside all layers.
    private func formatsBelow(_ type: String) -> Bool {
        let types = Self.closure(of: [type]) { type in
            let made = members(of: type).flatMap(\.uses).compactMap(\.created).filter { declarations[$0] != nil }
            return holds(type).union(made).filter { role(of: $0) == nil }
        }
        return reached(from: types.flatMap(members)) { role(ofOwner: $0) == nil }.contains(where: formats)
    }

    private func roleOfProtocol(_ type: String) -> Role? {
        let all = Set(concrete(type).compactMap { role(of: $0) })
        guard all.count == 1, let role = all.first, role != .view else { return nil }
        // A presenter's protocol that no view refers to lets a layer below report to the presenter, and has no role.
        let isKnown = members(of: [.view]).contains { ($0.uses.map(\.owner) + $0.typeNames).contains(type) }
        return role != .presenter || isKnown ? role : nil
    }

    private func isConcrete(_ type: String) -> Bool { declarations[type]?.isProtocol == false }
}
