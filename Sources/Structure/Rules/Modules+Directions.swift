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

    /// What a layer does, to a type with another role if there are any, and should leave to others: certainly, perhaps,
    /// or not if it's nil.
    private struct Row {
        let (from, deeds, to): (Set<Role>, Set<SourceFacts.Deed>, Set<Role>)
        let remedy: String
        let judge: @Sendable (Act) -> Bool?

        init(
            _ from: Set<Role>, _ deeds: Set<SourceFacts.Deed>, _ to: Set<Role>, _ remedy: String,
            _ judge: @escaping @Sendable (Act) -> Bool?
        ) {
            (self.from, self.deeds, self.to, self.remedy, self.judge) = (from, deeds, to, remedy, judge)
        }
    }

    private static let shortcuts = [
        Row([.view], [.calls, .creates, .stores], [.interactor], "let the presenter ask it", \.skipsPresenter),
        Row(
            [.view], [.calls, .stores], [.router], "forward the tap to the {next}, and let it call the router", \.routes
        ),
    ]
    private static let dataAccess = [
        Row([.view], [.calls, .creates, .stores], [.service], "let the {next} fetch and save", \.skipsBusiness),
        Row(
            [.presenter], [.calls, .creates, .stores], [.service], "let the interactor fetch and save", \.doesBusiness),
        Row([.view], [.fetches], [], "let the {next} fetch and save") { $0.next == nil ? nil : !$0.readsSetting },
        Row([.presenter], [.fetches], [], "let the interactor fetch and save", \.doesBusiness),
    ]
    private static let upward = [
        Row(
            [.interactor], [.stores, .calls], [.view, .router], "that's above it, so report to the presenter", \.orders),
        Row(
            [.interactor], [.casts], [.view, .presenter, .router], "that's above it, so report to a protocol", \.ofClass
        ),
        Row([.interactor], [.stores], [.presenter], "that's above it, so report to a protocol", \.perhapsOfClass),
        Row(
            [.service], [.stores, .calls, .casts], [.view, .router], "that's above it, so return it", \.perhapsOfClass),
        Row([.viewModel], [.stores, .casts], [.view], "that's above it, so let the view observe it", \.ofClass),
        Row(
            [.entity, .interactor], [.creates], [.presentation, .viewModel], "leave that to the layer above", \.inCode),
        Row(
            [.entity], [.calls], [.service, .interactor, .router], "an entity is data, so let a layer do it",
            \.reachesData),
    ]
    private static let navigation = [
        Row([.router], [.calls, .stores], [.interactor], "let the presenter ask it, and only navigate", \.isPresented),
        Row([.router], [.calls], [.service], "let the interactor fetch and save") { $0.isPresented && $0.reachesData },
        Row([.router], [.fetches], [], "let the interactor fetch and save") { $0.isPresented && !$0.usesSettings },
        Row([.router], [.formats], [], "leave that to the presenter of the next screen") { _ in true },
        Row([.presenter, .viewModel, .interactor, .service], [.creates], [.view], "let a router do it", \.makesView),
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
        Row([.presenter], [.stores], [.view], "name a protocol, so that another view can take its place", \.namesView)
    ]

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
}

/// What a type does in one place, and what the tables ask of it. Storing a property is a use of its type.
private struct Act {
    let type: SourceFacts.TypeFact
    let member: SourceFacts.Member
    let use: SourceFacts.Use
    let layers: Layers
    let next: Role?
    let around: Set<Role>

    var isPresented: Bool { around.contains(.presenter) }
    var usesSettings: Bool { use.name == "UserDefaults" }
    /// A setting that is read is no data.
    var readsSetting: Bool { usesSettings && use.type == "reads" }
    /// Whether it fetches or saves, by the service's name or by the call's.
    var reachesData: Bool {
        let verbs = ["fetch", "load", "save", "delete", "remove", "download", "upload"]
        if use.deed == .fetches { return !readsSetting }
        let isNamedSo = use.deed == .calls && verbs.contains { use.name.hasPrefix($0) && use.name != $0 }
        return !RoleName.isAside(use.owner) && (isNamedSo || RoleName.isStorage(use.owner))
    }

    private var target: SourceFacts.TypeFact? { layers.declarations[use.owner] }
    var ofClass: Bool? { target?.isReference == true ? true : nil }
    var perhapsOfClass: Bool? { target?.isReference == true && !reports ? false : nil }
    /// An alert's service may well show one.
    var makesView: Bool? {
        ofClass.map { $0 && (layers.roles[type.name] != .service || RoleName.isStorage(type.lastName)) }
    }
    /// A delegate, or the like, that is called or held weakly is Cocoa's own pattern.
    private var reports: Bool {
        RoleName(use.owner).isOutput && (use.deed == .calls || use.deed == .stores && member.storage == .weak)
    }
    var orders: Bool? { reports ? nil : true }
    /// Where layers are composed, they're created, and a value is part of the view that it belongs to.
    private var isWiring: Bool { use.deed == .creates && member.isStatic }
    var inCode: Bool? { member.isStatic ? nil : true }
    var skipsPresenter: Bool? {
        next != .presenter || isWiring || use.deed == .stores && !type.isReference ? nil : true
    }
    var skipsBusiness: Bool? {
        next == nil || isWiring ? nil : reachesData && (use.deed == .calls || next == .presenter && type.isReference)
    }
    var doesBusiness: Bool? { around.contains(.interactor) && reachesData }
    /// A SwiftUI view may ask the router for the view to show, as navigationDestination does.
    var routes: Bool? {
        next == nil || use.isStatic || use.deed == .stores && member.storage == .weak
            ? nil : next == .presenter && type.isReference
    }
    /// Whether it's certain that another screen is shown; nil if it's a dialog of the screen itself.
    var showsScreen: Bool? {
        let roles: Set<Role?> = [.view, .router, .root]
        if !use.typeNames.isDisjoint(with: ownDialogs) { return nil }
        return use.deed == .navigates
            && (!["present", "show"].contains(use.name)
                || use.typeNames.contains { roles.contains(layers.roles[$0]) || $0.isScreenName })
    }
    var namesView: Bool? {
        guard member.storage == .weak, let view = target, view.isReference else { return nil }
        return view.supertypes.contains {
            layers.declarations[$0]?.isProtocol == true && layers.roles[$0] == .view && !RoleName($0).isOutput
        }
    }
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
