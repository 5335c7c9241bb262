/// What the rules about directions find in the modules of any app: tables of what a layer leaves to another.
extension Modules {
    typealias TypeFact = SourceFacts.TypeFact
    typealias Member = SourceFacts.Member
    typealias Use = SourceFacts.Use

    var viewAsksNext: [Sighting] { sightings(of: Self.shortcuts) }
    var serviceIsBelow: [Sighting] { sightings(of: Self.dataAccess) }
    var dependsDown: [Sighting] { sightings(of: Self.upward, ", which is above it") }
    var routerNavigates: [Sighting] { sightings(of: Self.navigation) }
    var viewDoesNotNavigate: [Sighting] { sightings(of: [Self.viewNavigation]) }
    var viewFormatsNothing: [Sighting] { sightings(of: [Self.formatting]) }
    var formatsOnce: [Sighting] { sightings(of: [Self.displaying]) }
    var viewHasAProtocol: [Sighting] { sightings(of: [Self.viewClass]) }

    /// What one layer does, to a type with another role if `to` has any, and should leave to others.
    private struct Row {
        let from: Set<Role>
        let deeds: Set<SourceFacts.Deed>
        var to: Set<Role> = []
        let remedy: String
        /// Whether it's certain; nil if it's allowed after all.
        let judge: @Sendable (Modules, Act) -> Bool?
    }

    /// What a type does in one place. Storing a property is a use of its type.
    private struct Act {
        let type: TypeFact
        let member: Member
        let use: Use
        /// The layer that a view calls.
        let next: Role?
        let around: Set<Role>

        /// Where layers are composed, they're created.
        var composes: Bool { use.deed == .creates && member.isStatic }
        /// A setting that is read is no data.
        var readsSetting: Bool { use.name == "UserDefaults" && use.type == "reads" }
        /// A delegate, or the like, that is called or held weakly is Cocoa's own pattern.
        var reports: Bool {
            RoleName(use.owner).isOutput && (use.deed == .calls || use.deed == .stores && member.storage == .weak)
        }
    }

    private func sightings(of rows: [Row], _ explanation: String = "") -> [Sighting] {
        types.flatMap { type -> [Sighting] in
            let rows = rows.filter { $0.from.contains(layers.roles[type.name] ?? .root) }
            guard !rows.isEmpty, foreignStyle(of: type.name) == nil else { return [] }
            let (next, around) = (next(below: type.name), roles(around: type.name))
            return layers.members(of: type.name).flatMap { member in
                (stores(member) + member.uses).filter { $0.isOther(than: type.name) }.flatMap { use in
                    rows.compactMap { row -> Sighting? in
                        guard let deed = use.deed, row.deeds.contains(deed),
                            row.to.isEmpty || layers.roles[use.owner].map(row.to.contains) ?? false,
                            let isCertain = row.judge(
                                self, Act(type: type, member: member, use: use, next: next, around: around))
                        else { return nil }
                        let remedy = row.remedy.replacing("{next}", with: next?.noun ?? "presenter")
                        return member.says(
                            of: use, "\(type.lastName) \(use.text)\(explanation): \(remedy).",
                            isCertain: isCertain && !type.isAmbiguous)
                    }
                }
            }
        }
    }

    private func stores(_ member: Member) -> [Use] {
        guard member.storage != .computed, !member.type.contains("->") else { return [] }
        return member.typeNames.sorted().map { name in
            var use = Use(name: member.name, type: name)
            (use.owner, use.deed, use.line) = (name, .stores, member.place.line)
            return use
        }
    }

    // MARK: Who leaves what to whom

    private static let shortcuts = [
        Row(from: [.view], deeds: [.calls, .creates, .stores], to: [.interactor], remedy: "let the presenter ask it") {
            $1.next != .presenter || $1.composes || $1.use.deed == .stores && !$1.type.isReference ? nil : true
        },
        // A SwiftUI view may ask the router for the view to show, as navigationDestination does.
        Row(
            from: [.view], deeds: [.calls, .stores], to: [.router],
            remedy: "forward the tap to the {next}, and let it call the router"
        ) {
            guard $1.next != nil, !$1.use.isStatic, $1.use.deed == .calls || $1.member.storage == .strong else {
                return nil
            }
            return $1.next == .presenter && $1.type.isReference
        },
    ]

    private static let dataAccess = [
        Row(
            from: [.view], deeds: [.calls, .creates, .stores], to: [.service], remedy: "let the {next} fetch and save"
        ) {
            guard $1.next != nil, !$1.composes else { return nil }
            return $1.use.reachesData && ($1.use.deed == .calls || $1.next == .presenter && $1.type.isReference)
        },
        Row(
            from: [.presenter], deeds: [.calls, .creates, .stores], to: [.service],
            remedy: "let the interactor fetch and save"
        ) { $1.around.contains(.interactor) && $1.use.reachesData },
        Row(from: [.view], deeds: [.fetches], remedy: "let the {next} fetch and save") {
            $1.next == nil ? nil : !$1.readsSetting
        },
        Row(from: [.presenter], deeds: [.fetches], remedy: "let the interactor fetch and save") {
            $1.around.contains(.interactor) && !$1.readsSetting
        },
    ]

    private static let upward = [
        Row(
            from: [.interactor], deeds: [.stores, .calls, .casts], to: [.view, .router],
            remedy: "report to the presenter, and let it show and navigate"
        ) { $1.reports || $1.use.deed == .casts && !$0.isClass($1.use.owner) ? nil : true },
        Row(
            from: [.interactor], deeds: [.stores, .casts], to: [.presenter],
            remedy: "report through a protocol of yours"
        ) { $0.isClass($1.use.owner) ? $1.use.deed == .casts : nil },
        Row(
            from: [.service], deeds: [.stores, .calls, .casts], to: [.view, .presenter, .viewModel, .router],
            remedy: "return the answer, and let the layer above decide"
        ) {
            guard $0.isClass($1.use.owner), !$1.reports else { return nil }
            return $0.layers.roles[$1.use.owner] == .view && $1.use.deed != .stores
        },
        Row(from: [.viewModel], deeds: [.stores, .casts], to: [.view], remedy: "let the view observe it") {
            $0.isClass($1.use.owner) ? true : nil
        },
        Row(
            from: [.entity, .interactor], deeds: [.creates], to: [.presentation, .viewModel],
            remedy: "return the value, and leave that to the layer above"
        ) { $1.member.isStatic ? nil : true },
        Row(
            from: [.entity], deeds: [.calls], to: [.service, .interactor, .router, .presenter],
            remedy: "an entity is data; move the call into the layer that has it"
        ) { $1.use.reachesData },
    ]

    private static let navigation = [
        Row(
            from: [.router], deeds: [.calls], to: [.interactor],
            remedy: "a router only navigates, so let the presenter ask it"
        ) { $1.around.contains(.presenter) },
        Row(from: [.router], deeds: [.calls], to: [.service], remedy: "let the interactor fetch and save") {
            $1.around.contains(.presenter) && $1.use.reachesData
        },
        Row(from: [.router], deeds: [.fetches], remedy: "let the interactor fetch and save") {
            $1.around.contains(.presenter) && $1.use.name != "UserDefaults"
        },
        Row(from: [.router], deeds: [.formats], remedy: "leave that to the presenter of the next screen") { _, _ in true
        },
        Row(
            from: [.presenter, .viewModel, .interactor, .service], deeds: [.creates], to: [.view],
            remedy: "let a router do it, or the composition root"
        ) { $0.isClass($1.use.owner) ? true : nil },
        Row(
            from: [.presenter, .viewModel, .interactor, .service, .entity], deeds: [.navigates],
            remedy: "let a router do it, or the view"
        ) { $0.showsScreen($1.use) == true ? true : nil },
    ]

    private static let viewNavigation = Row(
        from: [.view], deeds: [.navigates, .mayNavigate], remedy: "let the module's router do it"
    ) { $1.around.contains(.router) ? $0.showsScreen($1.use) : nil }

    /// Whether it's certain that another screen is shown; nil if it's a dialog of the screen itself.
    private func showsScreen(_ use: Use) -> Bool? {
        if !use.typeNames.isDisjoint(with: Self.ownDialogs) { return nil }
        let shown: Set<Role?> = [.view, .router, .root]
        return use.deed == .navigates
            && (!["present", "show"].contains(use.name)
                || use.typeNames.contains { shown.contains(layers.roles[$0]) || $0.isScreenName })
    }

    private static let ownDialogs: Set = [
        "UIAlertController", "UIActivityViewController", "UIImagePickerController", "PHPickerViewController",
        "SFSafariViewController", "MFMailComposeViewController", "UIDocumentPickerViewController", "UISearchController",
    ]

    private static let formatting = Row(from: [.view], deeds: [.formats], remedy: "let the {next} hand it text") {
        modules, act in
        if act.around.contains(.presenter) { return true }
        guard act.next == .viewModel else { return nil }
        return act.type.isReference
            && modules.types.contains { other in
                modules.layers.roles[other.name] == .viewModel && modules.roles(around: other.name) == act.around
                    && modules.layers.members(of: other.name).contains { $0.uses.contains { $0.deed == .formats } }
            }
    }

    /// A fixed format may be for a server.
    private static let displaying = Row(
        from: [.interactor], deeds: [.displays], remedy: "return the value, and let the presenter format it"
    ) { $1.use.name != "NSLocalizedString" }

    private static let viewClass = Row(
        from: [.presenter], deeds: [.stores], to: [.view],
        remedy: "name a protocol, so that another view can take its place"
    ) { modules, act in
        guard act.member.storage == .weak, modules.isClass(act.use.owner) else { return nil }
        return modules.layers.declarations[act.use.owner]?.supertypes.contains {
            modules.layers.declarations[$0]?.isProtocol == true && modules.layers.roles[$0] == .view
                && !RoleName($0).isOutput
        }
    }

    private func isClass(_ type: String) -> Bool { layers.declarations[type]?.isReference == true }
}

extension SourceFacts.Use {
    /// Whether it's about another type than the one of this name, and those inside or around it.
    fileprivate func isOther(than type: String) -> Bool {
        owner != type && !owner.hasPrefix(type + ".") && !type.hasPrefix(owner + ".")
    }

    /// Whether it fetches or saves, by the service's name or by the call's.
    fileprivate var reachesData: Bool {
        let verbs = ["fetch", "load", "save", "request", "delete", "remove", "download", "upload"]
        return RoleName.isStorage(owner) || deed == .calls && verbs.contains { name.hasPrefix($0) && name != $0 }
    }

    fileprivate var text: String {
        switch deed {
        case .stores: "depends on \(owner)"
        case .creates: "creates \(owner)"
        case .casts: "casts to \(owner)"
        case .fetches: "fetches data itself (\(name))"
        case .navigates, .mayNavigate: "navigates (\(name))"
        case .formats: "formats a number or a date"
        case .displays: "formats text for the screen (\(name))"
        default: "calls \(owner).\(name)"
        }
    }
}

extension String {
    /// Whether a variable or a type is called as a screen is, and not as one of Apple's: `MFMailComposeViewController`.
    fileprivate var isScreenName: Bool {
        let name = lowercased()
        return (name.hasSuffix("viewcontroller") || name.hasSuffix("vc") || hasSuffix("NavigationController"))
            && (!prefix(3).allSatisfy(\.isUppercase) || hasSuffix("NavigationController"))
    }
}
