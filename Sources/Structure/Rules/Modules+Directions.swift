/// What the rules about directions find in the modules of any app.
extension Modules {
    typealias TypeFact = SourceFacts.TypeFact
    typealias Member = SourceFacts.Member
    typealias Use = SourceFacts.Use

    var dependsDown: [Sighting] { each(.interactor, .service, .entity, .viewModel, do: upwardUses) }
    var serviceIsBelow: [Sighting] {
        each(.view, do: serviceUses(ofView:)) + each(.presenter, do: serviceUses(ofPresenter:))
    }
    var viewAsksNext: [Sighting] { each(.view, do: viewUses) }
    var platform: [Sighting] {
        each(.presenter, .viewModel, .interactor, .service, .entity, do: frameworkTypes) + frameworkImports
    }
    var viewFormatsNothing: [Sighting] { each(.view, do: formatting(inView:)) }
    var formatsOnce: [Sighting] { each(.interactor, do: displayText) }
    var viewDoesNotNavigate: [Sighting] { each(.view, do: navigation(inView:)) }
    var routerNavigates: [Sighting] {
        each(.presenter, .viewModel, .interactor, .service, .entity, do: navigationBelow)
            + each(.router, do: otherWork)
    }
    var viewHasAProtocol: [Sighting] { each(.presenter, do: views(namedBy:)) }
    var holdsDown: [Sighting] { upwardReferences + types.filter(\.isReference).flatMap(capturingClosures) }

    func each(_ roles: Role..., do body: (TypeFact) -> [Sighting]) -> [Sighting] {
        types.filter { layers.roles[$0.name].map(roles.contains) ?? false }.flatMap(body)
    }

    /// A sighting for each use in a type's code for which there's a sentence; its subject is the type.
    func uses(of type: TypeFact, _ sighting: (Member, Use) -> (String, isCertain: Bool)?) -> [Sighting] {
        layers.members(of: type.name).flatMap { member in
            member.uses.compactMap { use in
                sighting(member, use).map {
                    member.says(of: use, "\(type.lastName) \($0.0)", isCertain: $0.isCertain)
                }
            }
        }
    }

    /// A sighting for each type of a stored property for which there's a sentence.
    func stored(in type: TypeFact, _ sighting: (Member, String) -> (String, isCertain: Bool)?) -> [Sighting] {
        layers.stored(in: type.name).flatMap { member in
            member.typeNames.sorted().compactMap { target in
                sighting(member, target).map { member.says("\(type.lastName) \($0.0)", isCertain: $0.isCertain) }
            }
        }
    }

    /// The layer that a view calls: the presenter if there is one, or the view model.
    private func next(below view: TypeFact) -> Role? {
        guard foreignStyle(of: view.name) == nil else { return nil }
        let around = roles(around: view.name)
        return [Role.presenter, .viewModel].first(where: around.contains)
    }

    func viewUses(of view: TypeFact) -> [Sighting] {
        guard let next = next(below: view) else { return [] }
        let hasRouter = roles(around: view.name).contains(.router)
        return uses(of: view) { member, use in
            // A static function that creates the layers is a composition root.
            guard use.owner != view.name, use.deed == .calls, !(use.creates && member.isStatic) else { return nil }
            switch layers.roles[use.owner] {
            case .interactor where next == .presenter:
                return ("\(use.verb) \(use.owner): let the presenter ask it.", true)
            case .router where next == .presenter && use.calls && !use.isStatic:
                // A SwiftUI view may ask the router for the view to show, as navigationDestination does.
                return (
                    "calls \(use.owner).\(use.name): forward the tap to the presenter, and let it call the router.",
                    view.isReference
                )
            case .router where use.calls && hasRouter && !use.isStatic:
                return ("calls \(use.owner).\(use.name): the view model could decide that.", false)
            default: return nil
            }
        }
            + (view.isReference && next == .presenter
                ? stored(in: view) { member, target in
                    let role = layers.roles[target]
                    guard role == .interactor || role == .router && member.storage == .strong else { return nil }
                    return ("depends on \(target) and bypasses its presenter: let the presenter call it.", true)
                } : [])
    }

    // MARK: Services

    func serviceUses(ofView view: TypeFact) -> [Sighting] {
        guard let next = next(below: view) else { return [] }
        let remedy = "let the \(next.noun) fetch and save"
        return uses(of: view) { member, use in
            guard layers.roles[use.owner] == .service, !(use.creates && member.isStatic) else { return nil }
            if use.creates {
                return (
                    "creates \(use.owner): the \(next.noun) fetches and saves, so pass it in where the module is composed.",
                    next == .presenter && isStorage(use.owner)
                )
            }
            guard use.calls || use.isStatic else { return nil }
            return ("uses \(use.owner).\(use.name): \(remedy).", isData(use.owner))
        } + (view.isReference && next == .presenter ? storages(in: view, below: next) : [])
            + dataAccess(in: view, remedy, isCertain: true)
    }

    func serviceUses(ofPresenter presenter: TypeFact) -> [Sighting] {
        let access = dataAccess(in: presenter, "let the interactor fetch and save", isCertain: hasInteractors)
        let around = roles(around: presenter.name)
        guard let below = [Role.interactor, .viewModel].first(where: around.contains) else { return access }
        return uses(of: presenter) { _, use in
            guard layers.roles[use.owner] == .service, use.deed != nil && use.deed != .casts || use.isStatic else {
                return nil
            }
            return (
                "\(use.verb) \(use.owner): let the \(below.noun) fetch and save.",
                isData(use.owner) && use.deed != .assigns
            )
        } + (below == .interactor ? storages(in: presenter, below: below) : []) + access
    }

    private var hasInteractors: Bool { types.contains { layers.roles[$0.name] == .interactor } }

    /// The properties of a view, or a presenter, whose type is a service further down.
    private func storages(in type: TypeFact, below next: Role) -> [Sighting] {
        stored(in: type) { _, target in
            guard layers.roles[target] == .service, isStorage(target) else { return nil }
            return ("depends on \(target) and bypasses its \(next.noun): let the \(next.noun) call it.", true)
        }
    }

    /// The places where a type reaches the network or a database itself.
    private func dataAccess(in type: TypeFact, _ remedy: String, isCertain: Bool) -> [Sighting] {
        let mayRead = layers.roles[type.name] != .view && !roles(around: type.name).contains(.interactor)
        return uses(of: type) { _, use in
            guard use.deed == .fetches else { return nil }
            // A setting that is read is no data, and a presenter without an interactor has nobody to ask.
            let isSetting = use.name == "UserDefaults" && (mayRead || use.type == "reads")
            return ("fetches data itself (\(use.name)): \(remedy).", isCertain && !isSetting)
        }
    }

    /// Whether a service fetches or saves the app's data, and not, say, its analytics or fonts.
    private func isData(_ type: String) -> Bool {
        Self.otherServices.isDisjoint(with: RoleName.parts(of: layers.declarations[type]?.lastName ?? type))
    }

    /// Whether a service's name says for certain that it fetches or saves the app's data.
    func isStorage(_ type: String) -> Bool {
        let parts = RoleName.parts(of: layers.declarations[type]?.lastName ?? type)
        return isData(type) && !Self.storageWords.isDisjoint(with: parts)
    }

    private static let otherServices: Set = [
        "Analytics", "Tracking", "Tracker", "Log", "Logger", "Logging", "Theme", "Font", "Image", "Images", "Keyboard",
        "Haptic", "Haptics", "Permission", "Permissions", "Localization", "Device", "Sound", "Audio", "Style", "Layout",
        "Reachability", "Alert", "Loading", "Animation", "Color", "Colors", "Feature", "Notification",
    ]
    private static let storageWords: Set = [
        "Data", "Repository", "API", "Network", "Networking", "Storage", "Store", "Database", "Client", "Gateway",
        "DAO", "Persistence", "Remote", "Local", "Datamanager", "HTTP", "Rest", "REST", "Service", "Services",
    ]

    // MARK: Upward

    /// The properties of a presenter whose type is a view's class, although the view has a protocol.
    func views(namedBy presenter: TypeFact) -> [Sighting] {
        stored(in: presenter) { member, name in
            guard member.storage == .weak, layers.roles[name] == .view, let view = layers.declarations[name],
                view.isReference
            else { return nil }
            let contract = view.supertypes.sorted().first {
                layers.declarations[$0]?.isProtocol == true && layers.roles[$0] == .view
            }
            return (
                "names the class of its view, \(view.lastName): \(contract.map { "name \($0)" } ?? "name a protocol"), so"
                    + " that another view can take its place.", contract != nil
            )
        }
    }

    func upwardUses(of type: TypeFact) -> [Sighting] {
        guard let role = layers.roles[type.name], role.rank != nil, foreignStyle(of: type.name) == nil else {
            return []
        }
        let remedy = Self.remedy[role] ?? ""
        let known = stored(in: type) { _, target in
            guard isUpward(from: type.name, to: target), let above = layers.roles[target] else { return nil }
            let isClass = layers.declarations[target]?.isProtocol == false
            let name = RoleName(layers.declarations[target]?.lastName ?? target)
            switch (role, above) {
            case (.interactor, .router), (.entity, _), (.service, .router): break
            case (_, .view) where isClass || role == .interactor || name.role == .view && !name.isOutput: break
            case (.service, .viewModel) where isClass, (.service, .presenter) where isClass: break
            case (.interactor, .presenter) where isClass:
                return ("depends on \(target), which is above it: \(remedy)", false)
            default: return nil
            }
            return ("depends on \(target), which is above it: \(remedy)", true)
        }
        return known
            + uses(of: type) { _, use in
                layers.roles[use.owner].flatMap { above in
                    isWrong(use, from: role, of: type.name, to: above)
                        ? ("\(use.verb) \(use.owner), which is above it: \(remedy)", true) : nil
                }
            }
    }

    /// Whether a layer's use of another one, or a cast to it, goes up.
    private func isWrong(_ use: Use, from role: Role, of type: String, to above: Role) -> Bool {
        let target = use.owner
        if role == .entity, above == .service { return use.calls && isStorage(target) }
        let isClass = layers.declarations[target]?.isReference == true
        // Where it's created says nothing: it's for the screen.
        if above == .presentation { return use.creates && (role == .interactor || role == .entity) }
        guard isUpward(from: type, to: target) else { return false }
        if use.deed == .casts { return isClass }
        switch (role, above) {
        case (_, .view) where use.creates: return isClass && role != .viewModel
        case (.interactor, .router): return use.deed == .calls
        case (.interactor, .view), (.service, .router): return use.calls
        case (.entity, .presenter), (.entity, .interactor), (.entity, .router): return true
        default: return false
        }
    }

    /// Whether `target` is a layer above that of `type`.
    func isUpward(from type: String, to target: String) -> Bool {
        guard let rank = layers.roles[type]?.rank, let above = layers.roles[target]?.rank else { return false }
        return above < rank
    }

    private static let remedy: [Role: String] = [
        .interactor: "report to the presenter, and let it show and navigate.",
        .service: "return the answer, and let the layer above decide.",
        .entity: "an entity is data; move the call into the layer that has it.",
        .viewModel: "let the view observe it.",
    ]
}

extension SourceFacts.Use {
    var verb: String {
        switch deed {
        case .calls: name == "init" ? "creates" : "calls"
        case .casts: "casts to"
        default: "uses"
        }
    }
}
