/// What the rules about directions find in the modules of any app: tables of what a layer leaves to another.
extension Modules {
    typealias TypeFact = SourceFacts.TypeFact
    typealias Member = SourceFacts.Member
    typealias Use = SourceFacts.Use

    var viewAsksNext: [Sighting] { sightings(of: Self.shortcuts) }
    var serviceIsBelow: [Sighting] { sightings(of: Self.dataAccess) }
    var dependsDown: [Sighting] { sightings(of: Self.upward) }
    var routerNavigates: [Sighting] { sightings(of: Self.navigation) }
    var viewDoesNotNavigate: [Sighting] { sightings(of: Self.viewNavigation) }
    var viewFormatsNothing: [Sighting] { sightings(of: Self.formatting) }
    var formatsOnce: [Sighting] { sightings(of: Self.displaying) }
    var viewHasAProtocol: [Sighting] { sightings(of: Self.viewClass) }

    /// What a layer does, to a type with another role if `to` has any, and should leave to others. It's certain, or
    /// suspected, or allowed after all.
    private struct Row {
        let from: Set<Role>
        let deeds: Set<SourceFacts.Deed>
        let to: Set<Role>
        let remedy: String
        let judge: @Sendable (Act) -> Bool?

        init(
            _ from: Set<Role>, _ deeds: Set<SourceFacts.Deed>, _ to: Set<Role>, _ remedy: String,
            _ judge: @escaping @Sendable (Act) -> Bool? = { _ in true }
        ) {
            (self.from, self.deeds, self.to, self.remedy, self.judge) = (from, deeds, to, remedy, judge)
        }
    }

    /// What a type does in one place. Storing a property is a use of its type.
    private struct Act {
        let type: TypeFact
        let member: Member
        let use: Use
        let layers: Layers
        /// The layer that a view calls.
        let next: Role?
        let around: Set<Role>

        var deed: SourceFacts.Deed? { use.deed }
        var target: TypeFact? { layers.declarations[use.owner] }
        var isPresented: Bool { around.contains(.presenter) }
        /// Where layers are composed, they're created.
        var composes: Bool { deed == .creates && member.isStatic }
        /// A setting that is read is no data.
        var readsSetting: Bool { use.name == "UserDefaults" && use.type == "reads" }
        /// Whether it fetches or saves, by the service's name or by the call's.
        var reachesData: Bool {
            let verbs = ["fetch", "load", "save", "request", "delete", "remove", "download", "upload"]
            return RoleName.isStorage(use.owner)
                || deed == .calls && verbs.contains { use.name.hasPrefix($0) && use.name != $0 }
        }
        /// A delegate, or the like, that is called or held weakly is Cocoa's own pattern.
        var reports: Bool {
            RoleName(use.owner).isOutput && (deed == .calls || deed == .stores && member.storage == .weak)
        }
        /// Whether it's certain that another screen is shown; nil if it's a dialog of the screen itself.
        var showsScreen: Bool? {
            let roles: Set<Role?> = [.view, .router, .root]
            if !use.typeNames.isDisjoint(with: ownDialogs) { return nil }
            return deed == .navigates
                && (!["present", "show"].contains(use.name)
                    || use.typeNames.contains { roles.contains(layers.roles[$0]) || $0.isScreenName })
        }
    }

    private func sightings(of rows: [Row]) -> [Sighting] {
        types.flatMap { type -> [Sighting] in
            let rows = rows.filter { $0.from.contains(layers.roles[type.name] ?? .root) }
            guard !rows.isEmpty, foreignStyle(of: type.name) == nil else { return [] }
            let (next, around) = (next(below: type.name), roles(around: type.name))
            return layers.members(of: type.name).flatMap { member in
                (member.stores + member.uses).filter { $0.isOther(than: type.name) }.flatMap { use in
                    let act = Act(type: type, member: member, use: use, layers: layers, next: next, around: around)
                    return rows.compactMap { row -> Sighting? in
                        guard use.deed.map(row.deeds.contains) ?? false,
                            row.to.isEmpty || layers.roles[use.owner].map(row.to.contains) ?? false,
                            let isCertain = row.judge(act)
                        else { return nil }
                        let remedy = row.remedy.replacing("{next}", with: next?.noun ?? "presenter")
                        return member.says(
                            of: use, "\(type.lastName) \(use.text): \(remedy).",
                            isCertain: isCertain && !type.isAmbiguous)
                    }
                }
            }
        }
    }

    private static let shortcuts = [
        Row([.view], [.calls, .creates, .stores], [.interactor], "let the presenter ask it") {
            $0.next != .presenter || $0.composes || $0.deed == .stores && !$0.type.isReference ? nil : true
        },
        // A SwiftUI view may ask the router for the view to show, as navigationDestination does.
        Row([.view], [.calls, .stores], [.router], "forward the tap to the {next}, and let it call the router") {
            $0.next == nil || $0.use.isStatic || $0.deed == .stores && $0.member.storage == .weak
                ? nil : $0.next == .presenter && $0.type.isReference
        },
    ]

    private static let dataAccess = [
        Row([.view], [.calls, .creates, .stores], [.service], "let the {next} fetch and save") {
            $0.next == nil || $0.composes
                ? nil : $0.reachesData && ($0.deed == .calls || $0.next == .presenter && $0.type.isReference)
        },
        Row([.presenter], [.calls, .creates, .stores], [.service], "let the interactor fetch and save") {
            $0.around.contains(.interactor) && $0.reachesData
        },
        Row([.view], [.fetches], [], "let the {next} fetch and save") { $0.next == nil ? nil : !$0.readsSetting },
        Row([.presenter], [.fetches], [], "let the interactor fetch and save") {
            $0.around.contains(.interactor) && !$0.readsSetting
        },
    ]

    private static let upward = [
        Row([.interactor], [.stores, .calls, .casts], [.view, .router], "that's above it, so report to the presenter") {
            $0.reports || $0.deed == .casts && $0.target?.isReference != true ? nil : true
        },
        Row([.interactor], [.stores, .casts], [.presenter], "that's above it, so report through a protocol of yours") {
            $0.target?.isReference == true ? $0.deed == .casts : nil
        },
        Row([.service], [.stores, .calls, .casts], [.view, .router], "that's above it, so return the answer") {
            $0.target?.isReference != true || $0.reports
                ? nil : $0.layers.roles[$0.use.owner] == .view && $0.deed != .stores
        },
        Row([.viewModel], [.stores, .casts], [.view], "that's above it, so let the view observe it") {
            $0.target?.isReference == true ? true : nil
        },
        Row([.entity, .interactor], [.creates], [.presentation, .viewModel], "leave that to the layer above") {
            $0.member.isStatic ? nil : true
        },
        Row([.entity], [.calls], [.service, .interactor, .router], "an entity is data, so call it from a layer") {
            $0.reachesData
        },
    ]

    private static let navigation = [
        Row([.router], [.calls, .stores], [.interactor], "a router only navigates, so let the presenter ask it") {
            $0.isPresented
        },
        Row([.router], [.calls], [.service], "let the interactor fetch and save") { $0.isPresented && $0.reachesData },
        Row([.router], [.fetches], [], "let the interactor fetch and save") {
            $0.isPresented && $0.use.name != "UserDefaults"
        },
        Row([.router], [.formats], [], "leave that to the presenter of the next screen"),
        Row([.presenter, .viewModel, .interactor, .service], [.creates], [.view], "let a router do it") {
            $0.target?.isReference == true ? true : nil
        },
        Row([.presenter, .viewModel, .interactor, .service, .entity], [.navigates], [], "let a router do it") {
            $0.showsScreen == true ? true : nil
        },
    ]

    private static let viewNavigation = [
        Row([.view], [.navigates, .mayNavigate], [], "let the module's router do it") {
            $0.around.contains(.router) ? $0.showsScreen : nil
        }
    ]

    private static let formatting = [
        Row([.view], [.formats], [], "let the {next} hand it text") {
            $0.isPresented || $0.next != nil ? $0.isPresented : nil
        }
    ]

    private static let displaying = [
        // A fixed format may be for a server.
        Row([.interactor], [.displays], [], "return the value, and let the presenter format it") {
            $0.use.name != "NSLocalizedString"
        }
    ]

    private static let viewClass = [
        Row([.presenter], [.stores], [.view], "name a protocol, so that another view can take its place") { act in
            guard act.member.storage == .weak, let view = act.target, view.isReference else { return nil }
            return view.supertypes.contains {
                act.layers.declarations[$0]?.isProtocol == true && act.layers.roles[$0] == .view
                    && !RoleName($0).isOutput
            }
        }
    ]
}

private let ownDialogs: Set = [
    "UIAlertController", "UIActivityViewController", "UIImagePickerController", "PHPickerViewController",
    "SFSafariViewController", "MFMailComposeViewController", "UIDocumentPickerViewController", "UISearchController",
]

extension SourceFacts.Member {
    fileprivate var stores: [SourceFacts.Use] {
        guard storage != .computed, !type.contains("->") else { return [] }
        return typeNames.sorted().map { name in
            var use = SourceFacts.Use(name: self.name, type: name)
            (use.owner, use.deed, use.line) = (name, .stores, place.line)
            return use
        }
    }
}

extension SourceFacts.Use {
    /// Whether it's about another type than the one of this name, and those inside or around it.
    fileprivate func isOther(than type: String) -> Bool {
        owner != type && !owner.hasPrefix(type + ".") && !type.hasPrefix(owner + ".")
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
        return hasSuffix("NavigationController")
            || (name.hasSuffix("viewcontroller") || name.hasSuffix("vc")) && !prefix(3).allSatisfy(\.isUppercase)
    }
}
