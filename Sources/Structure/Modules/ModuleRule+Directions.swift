extension ModuleRule {
    /// The rules about which layer calls which.
    static let directions = [
        ModuleRule("view-asks-next", "A view calls the layer right below it, and none further down.") { facts in
            facts.each(.view) { facts.viewUses(of: $0) }
        },
        ModuleRule("presenter-asks-interactor", "Where there is an interactor, the presenter asks it for data.") {
            facts in
            facts.each(.presenter) { facts.presenterUses(of: $0) }
        },
        ModuleRule("view-has-a-protocol", "A presenter depends on its view through a protocol.") { facts in
            facts.each(.presenter) { facts.views(namedBy: $0) }
        },
        ModuleRule("business-looks-down", "Interactors, services and entities use no layer above them.") { facts in
            facts.each(.interactor, .service, .entity) { facts.upwardUses(of: $0) }
        },
        ModuleRule("view-model-knows-no-view", "A view model doesn't know the view that shows it.") { facts in
            facts.each(.viewModel) { facts.upwardUses(of: $0) }
        },
        ModuleRule("router-only-navigates", "A router navigates: it fetches nothing and formats nothing.") { facts in
            facts.each(.router) { facts.otherWork(of: $0) }
        },
    ]
}

extension ModuleFacts {
    func each(_ roles: ModuleRole..., do body: (Outline.TypeOutline) -> [ModuleSighting]) -> [ModuleSighting] {
        types.filter { layers.role(of: $0.name).map(roles.contains) ?? false }.flatMap(body)
    }

    fileprivate func viewUses(of view: Outline.TypeOutline) -> [ModuleSighting] {
        let around = roles(around: view.name)
        guard let next = [ModuleRole.presenter, .viewModel].first(where: around.contains) else { return [] }
        let layer = next == .presenter ? "presenter" : "view model"
        guard foreignStyle(of: view.name) == nil else { return [] }
        return (uses[view.name] ?? []).compactMap { use in
            guard let role = layers.role(of: use.type), use.type != view.name else { return nil }
            // A static function that creates the layers is a composition root.
            if use.deed == .creates, use.member.isStatic { return nil }
            switch role {
            case .interactor where next == .presenter && (use.deed == .calls || use.deed == .creates):
                return use.says("\(use.deed.verb) \(use.type): let the presenter ask it.")
            case .router where next == .presenter && use.deed == .calls && !use.isStatic:
                return use.says(
                    "calls \(use.type).\(use.name): forward the tap to the presenter, and let it call the router.",
                    // A SwiftUI view may ask the router for the view to show, as navigationDestination does.
                    isCertain: view.isReference)
            case .router where use.deed == .calls && around.contains(.router) && !use.isStatic:
                return use.says("calls \(use.type).\(use.name): the view model could decide that.", isCertain: false)
            case .service where use.deed == .calls || use.isStatic && use.deed != .creates:
                let isData = isDataService(use.type)
                return use.says(
                    "uses \(use.type).\(use.name): let the \(layer) fetch and save.", isCertain: isData)
            case .service where use.deed == .creates:
                return use.says(
                    "creates \(use.type): the \(layer) fetches and saves, so pass it in where the module is composed.",
                    isCertain: next == .presenter && isStorage(use.type))
            default: return nil
            }
        } + (view.isReference ? lowerLayers(heldBy: view, below: next) : [])
            + dataAccess(in: view, "let the \(layer) fetch and save.", isCertain: true)
    }

    /// The properties of a view, or a presenter, whose type is more than one layer further down.
    private func lowerLayers(heldBy type: Outline.TypeOutline, below next: ModuleRole) -> [ModuleSighting] {
        type.members.filter { $0.reference != .none && !$0.isClosure }.flatMap { member in
            layers.types(in: member.type, from: type.name).compactMap { target in
                let isFurther =
                    switch layers.role(of: target) {
                    case .interactor: next == .presenter
                    case .router: next == .presenter && member.reference == .strong
                    case .service: next != .viewModel && isStorage(target)
                    default: false
                    }
                return isFurther
                    ? member.says(
                        of: type.lastName,
                        "depends on \(target) and bypasses its \(next.noun): let the \(next.noun) call it.") : nil
            }
        }
    }

    fileprivate func presenterUses(of presenter: Outline.TypeOutline) -> [ModuleSighting] {
        let access = dataAccess(in: presenter, "let the interactor fetch and save.", isCertain: hasInteractors)
        let around = roles(around: presenter.name)
        guard let below = [ModuleRole.interactor, .viewModel].first(where: around.contains) else { return access }
        let business = below.noun
        return (uses[presenter.name] ?? []).compactMap { use in
            guard layers.role(of: use.type) == .service, use.deed != .reads || use.isStatic else { return nil }
            let isData = isDataService(use.type) && use.deed != .assigns
            return use.says("\(use.deed.verb) \(use.type): let the \(business) fetch and save.", isCertain: isData)
        } + lowerLayers(heldBy: presenter, below: below) + access
    }

    /// The properties of a presenter whose type is a view's class, although the view has a protocol.
    fileprivate func views(namedBy presenter: Outline.TypeOutline) -> [ModuleSighting] {
        presenter.members.filter { $0.reference == .weak }.flatMap { member in
            layers.types(in: member.type, from: presenter.name).compactMap { name in
                guard layers.role(of: name) == .view, let view = layers.outline.types[name], view.isReference else {
                    return nil
                }
                let contract = view.parents.first {
                    layers.outline.types[$0]?.kind == .protocol && layers.role(of: $0) == .view
                }
                return member.says(
                    of: presenter.lastName,
                    "names the class of its view, \(view.lastName): \(contract.map { "name \($0)" } ?? "name a protocol"), so"
                        + " that another view can take its place.", isCertain: contract != nil)
            }
        }
    }

    fileprivate func upwardUses(of type: Outline.TypeOutline) -> [ModuleSighting] {
        guard let role = layers.role(of: type.name), let rank = role.rank, foreignStyle(of: type.name) == nil else {
            return []
        }
        let stored = type.members.filter { $0.kind == .property && $0.reference != .none && !$0.isClosure }
        let known = stored.flatMap { member -> [ModuleSighting] in
            layers.types(in: member.type, from: type.name).compactMap { target in
                guard let above = layers.role(of: target), let aboveRank = above.rank, aboveRank < rank else {
                    return nil
                }
                let isClass = layers.outline.types[target]?.kind != .protocol
                let remedy = Self.remedy[role] ?? ""
                switch (role, above) {
                case (.interactor, .router), (.entity, _), (.service, .router):
                    return member.says(of: type.lastName, "depends on \(target), which is above it: \(remedy)")
                case (_, .view)
                where isClass || role == .interactor || RoleName(target).role == .view && !RoleName(target).isOutput:
                    return member.says(of: type.lastName, "knows its view, \(target): \(remedy)")
                case (.service, .viewModel) where isClass, (.service, .presenter) where isClass:
                    return member.says(of: type.lastName, "depends on \(target), which is above it: \(remedy)")
                case (.interactor, .presenter) where isClass, (.service, _) where isClass:
                    return member.says(
                        of: type.lastName, "depends on \(target), which is above it: \(remedy)", isCertain: false)
                default: return nil
                }
            }
        }
        let used = (uses[type.name] ?? []).compactMap { use -> ModuleSighting? in
            guard let above = layers.role(of: use.type), let aboveRank = above.rank,
                aboveRank < rank || role == .entity && above == .service
            else { return nil }
            let isClass = layers.outline.types[use.type]?.isReference == true
            let isUse =
                switch (role, above) {
                case (_, .view) where use.deed == .creates: isClass && role != .viewModel
                case (.interactor, .router): use.deed == .calls || use.deed == .creates
                case (.interactor, .view), (.service, .router): use.deed == .calls
                case (.entity, .service): use.deed == .calls && isStorage(use.type)
                case (.entity, .presenter), (.entity, .interactor), (.entity, .router): true
                default: false
                }
            if role == .interactor, above == .presenter, use.deed == .creates { return nil }
            return isUse
                ? use.says("\(use.deed.verb) \(use.type), which is above it: \(Self.remedy[role] ?? "")") : nil
        }
        let shown =
            role != .interactor && role != .entity
            ? []
            : (uses[type.name] ?? []).filter { use in
                use.deed == .creates && layers.role(of: use.type) == .presentation
            }.map {
                $0.says(
                    "creates \($0.type), which is for the screen: return the data, and let the presenter create it.")
            }
        let formatted = roles(around: type.name).contains(.presenter) && role == .viewModel ? formatting(in: type) : []
        return known + used + shown + casts(in: type)
            + formatted.map { index, member in
                ModuleSighting(
                    file: member.file.name, line: member.file.words[index].line,
                    sentence: "\(type.lastName) formats a number or a date: let the module's presenter do it.",
                    isCertain: true)
            }
    }

    /// The places where a type casts what it holds to a class of a layer above.
    private func casts(in type: Outline.TypeOutline) -> [ModuleSighting] {
        guard let role = layers.role(of: type.name) else { return [] }
        return type.members.flatMap { member -> [ModuleSighting] in
            let words = member.file.words
            return member.code.compactMap { index -> ModuleSighting? in
                guard words[index].text == "as",
                    let word = words[(index + 1)...].prefix(3).first(where: { $0.isCode && $0.text != "any" }),
                    let target = layers.resolve(word.text, from: type.name),
                    layers.outline.types[target]?.isReference == true, isUpward(from: type.name, to: target)
                else { return nil }
                return ModuleSighting(
                    file: member.file.name, line: word.line,
                    sentence: "\(type.lastName) casts to \(target), which is above it: \(Self.remedy[role] ?? "")",
                    isCertain: true)
            }
        }
    }

    private static let remedy: [ModuleRole: String] = [
        .interactor: "report to the presenter, and let it show and navigate.",
        .service: "return the answer, and let the layer above decide.",
        .entity: "an entity is data; move the call into the layer that has it.",
        .viewModel: "let the view observe it.",
    ]

    fileprivate func otherWork(of router: Outline.TypeOutline) -> [ModuleSighting] {
        let hasPresenter = roles(around: router.name).contains(.presenter)
        return (uses[router.name] ?? []).compactMap { use in
            guard let role = layers.role(of: use.type), use.deed == .calls, use.name != "init" else { return nil }
            switch role {
            case .interactor:
                return use.says(
                    "calls \(use.path), but a router only navigates: let the presenter ask it.",
                    isCertain: hasPresenter)
            case .service:
                let isSure = hasPresenter && isDataService(use.type)
                return use.says("calls \(use.path): let the interactor fetch and save.", isCertain: isSure)
            default: return nil
            }
        } + dataAccess(in: router, "let the interactor fetch and save.", isCertain: hasPresenter)
            + formatting(in: router).map { index, member in
                ModuleSighting(
                    file: member.file.name, line: member.file.words[index].line,
                    sentence: "\(router.lastName) formats text: leave that to the presenter of the next screen.",
                    isCertain: true)
            }
    }
}

extension ModuleUse.Deed {
    var verb: String {
        switch self {
        case .creates: "creates"
        case .calls: "calls"
        case .reads, .assigns: "uses"
        }
    }
}
