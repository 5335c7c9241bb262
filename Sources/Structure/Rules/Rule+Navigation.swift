extension Rule {
    /// The rules about which layer navigates.
    static func navigation(of vocabulary: Vocabulary) -> [Rule] {
        let from = vocabulary.from(.router)
        return [
            Rule(
                "view-does-not-navigate", "Where there is a router, a view forwards taps, and pushes nothing.",
                steps: .router ... .interactor
            ) { layers in
                layers.code(of: .view).flatMap { member in
                    member.uses(where: layers.isWayOn) {
                        "navigates by \($0.name): \(from) the view calls its presenter, which calls the router"
                    }
                        + layers.held(named: member)
                } + layers.handedWays
            }.inModules(\.viewDoesNotNavigate),
            Rule(
                "router-navigates", "A router pushes screens and does nothing else; no layer below a view pushes any.",
                steps: .router ... .interactor
            ) { layers in
                layers.otherWork
                    + layers.facts.members.filter { member in
                        // An extension of the platform is a tool of the layer that calls it.
                        ![.router, .view].contains(layers.role(ofOwner: member))
                            && member.owner?.hasPrefix("ConsoleUI.") != true
                    }
                    .flatMap { member in
                        member.uses(where: { $0.owner == "ConsoleUI.Navigator" && $0.isFunction && $0.name != "init" })
                        {
                            "calls \($0.name): \(from) only the router navigates"
                        }
                    }
            }.inModules(\.routerNavigates),
        ]
    }
}

extension Layers {
    /// Whether code that a view runs navigates without its presenter.
    fileprivate func isWayOn(_ use: Use) -> Bool {
        if navigates(use) { return true }
        guard !use.target.isEmpty || use.name == "init" else { return false }
        return [.router, .root].contains(role(of: use.owner))
    }

    /// A router's code that does another layer's work. A router that creates its own screen may know its layers.
    fileprivate var otherWork: [Sighting] {
        let routing = classes(of: .presenter).filter { type in
            ancestors[type]?.contains { role(of: $0) == .router } ?? false
        }
        return routing.flatMap { says(of: $0, "inherits its navigation: let it call a router") }
            + members(of: .router).flatMap { member in
                let held =
                    member.storage == .computed ? [] : member.typeNames.filter { role(of: $0) == .viewModel }.sorted()
                let reads = member.uses.contains(where: readsEntity)
                return held.map { member.says("depends on \($0): a router is told what to show, and pushes it") }
                    + member.uses(where: { presents($0) || reads && $0.makesText }) { _ in
                        "formats a \(vocabulary.noun): leave the text to the presenter of the next screen"
                    }
            }
    }

    /// A sighting for each router that a view's property holds.
    fileprivate func held(named member: Member) -> [Sighting] {
        let routers = member.typeNames.filter { declarations[$0] != nil && role(of: $0) == .router }.sorted()
        return routers.map {
            member.says("depends on \($0): \(vocabulary.from(.router)) the presenter calls the router")
        }
    }

    /// The closures given to a view, or to what it uses, that navigate without its presenter.
    fileprivate var handedWays: [Sighting] {
        let views = Set(types(of: .view)).union(
            code(of: .view).flatMap { named(by: $0) }.filter { role(of: $0) == nil })
        return facts.members.flatMap { member in
            member.uses(where: { use in
                guard let receiver = use.receiver, views.contains(receiver) else { return false }
                return leadsOn(use)
            }) { use in
                "hands \(use.receiver ?? "a view") a closure that navigates by \(use.name): "
                    + "\(vocabulary.from(.router)) the view calls its presenter, which calls the router"
            }
        }
    }

    private func leadsOn(_ use: Use) -> Bool {
        if isWayOn(use) { return true }
        let code = implementations(of: use).filter { role(ofOwner: $0) != .presenter }
        return reached(from: code) { role(ofOwner: $0) != .presenter }.contains { $0.uses.contains(where: isWayOn) }
    }
}
