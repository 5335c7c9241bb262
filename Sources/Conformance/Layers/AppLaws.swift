import Binding
import ConsoleUI
import Fetching
package import Foundation
import MovieCatalog

nonisolated extension LayerLaw where Subject == LayeredStep {
    static let app = [
        LayerLaw(
            .app, "app-runs-them",
            "The layers that were handed in are the ones that run."
        ) { subject, format in
            let app = try await RunningApp(subject, format: format)
            let view = try subject.view(on: LayerDouble(), app.window.console)
            try require("the list's view", app.list.names[.view], is: LayerName(view))
            let names = app.handedIn.values.map(\.description).sorted()
            let areUnique = Set(names).count == names.count
            try require(areUnique, "one type is handed in as two layers: \(names)")
            switch subject.stop {
            case .mvvm:
                try app.list.require([.business], below: .view, of: app.handedIn)
                try app.detail.require([.business], below: .view, of: app.handedInDetail)
            case .presenter, .router:
                try app.list.require([.presenter], below: .view, of: app.handedIn)
                try app.list.require([.business], below: .presenter, of: app.handedIn)
                if subject.stop == .router {
                    try app.list.require([.router], below: .presenter, of: app.handedIn)
                }
                try app.detail.require([.presenter], below: .view, of: app.handedInDetail)
            }
        },
        LayerLaw(
            .app, "app-skips-no-layer",
            "No layer holds a reference past the next layer."
        ) { subject, format in
            let app = try await RunningApp(subject, format: format)
            for layers in [app.list, app.detail] {
                try layers.requireNextLayers(in: subject.stop, subject.sources)
            }
        },
        LayerLaw(
            .app, "app-imports",
            "Each layer's file imports only what the layer may use."
        ) { subject, format in
            let app = try await RunningApp(subject, format: format)
            var kinds: [String: Set<String>] = [:]
            for layers in [app.list, app.detail] {
                for (role, name) in layers.names {
                    kinds["\(name)", default: []].formUnion(role.bans(in: subject.stop))
                }
            }
            let files = try SourceFiles(in: subject.sources)
            let imports = files.bannedImports(by: kinds)
            guard let first = imports.first else { return }
            let list = imports.map { "that of \($0.layer) imports \($0.module)" }
            let description = "of the layers' files, \(list.joined(separator: ", "))"
            throw LawViolation(description: description, place: first.place)
        },
    ]
}

/// The app as it runs, with its layers: the list, loaded, and the details of the first movie on top of it.
private struct RunningApp {
    let window: Window
    let list: LivingLayers
    let detail: LivingLayers
    let handedIn: [LivingLayers.Role: LayerName]
    let handedInDetail: [LivingLayers.Role: LayerName]

    init(_ subject: LayeredStep, format: Console.Format) async throws {
        let service = ScriptedMovieService()
        let window = Window(format: format)
        let double = LayerDouble()
        let details = try subject.detail(of: .wellKnown)
        let presenter = subject.layers.presenter?(double)
        double.send(.loaded([.wellKnown]))
        handedIn = [
            .business: LayerName(try subject.business(on: ScriptedMovieService()).layer),
            .view: LayerName(try subject.view(on: double, window.console)),
            .presenter: presenter.map { LayerName($0.layer) },
            .router: subject.layers.router.map { LayerName($0(window.console).layer) },
        ].compactMapValues(\.self)
        handedInDetail = [
            .business: LayerName(details.business),
            .presenter: details.presenter.map { LayerName($0.layer) },
        ].compactMapValues(\.self)
        let module = subject.step.init(service: service, limit: 25)
        let view = module.makeView(on: window.console)
        window.navigator.push(view)
        try await service.answer(1, with: .success(MovieFeed(movies: TopMoviesStage.movies)))
        _ = await window.newOutput()
        list = LivingLayers(
            of: view,
            roles: handedIn.roles,
            service: service,
            businessTypes: subject.businessTypes,
            presentation: presenter?.presentations.value.items.first,
            isEntity: TopMoviesStage.isFact)
        window.type("open 1")
        _ = await window.newOutput()
        guard let top = window.navigator.top, top !== view else {
            throw LawViolation(description: "'open 1' shows no other screen")
        }
        detail = LivingLayers(
            of: top,
            roles: handedInDetail.roles,
            service: service,
            businessTypes: subject.businessTypes,
            presentation: details.presenter?.presentation,
            isEntity: TopMoviesStage.isFact)
        self.window = window
    }
}

extension [LivingLayers.Role: LayerName] {
    /// The roles, by the layers' names.
    package var roles: [LayerName: LivingLayers.Role] {
        var roles: [LayerName: LivingLayers.Role] = [:]
        for (role, name) in self { roles[name] = role }
        return roles
    }
}

extension LivingLayers {
    /// Fails the law if a layer holds a reference past the next layer.
    package func requireNextLayers(in stop: LayeredStep.Stop, _ sources: URL) throws {
        for reference in references {
            guard let reason = reference.objection(in: stop) else { continue }
            let files = try SourceFiles(in: sources)
            let place = files.place(of: reference.property, in: "\(reference.owner)")
            throw LawViolation(description: reason, place: place)
        }
    }

    /// Fails the law unless the layers of these roles are held by `owner`.
    package func require(
        _ roles: [Role], below owner: Role, of handedIn: [Role: LayerName]
    ) throws {
        for role in roles where !has(role, named: handedIn[role], below: owner) {
            let holder = names[owner].map { "\($0)" } ?? "\(owner)"
            let name = handedIn[role].map { "\($0)" } ?? "\(role)"
            let problem = "in the running app, \(holder) doesn't hold the \(role) \(name)"
            let remedy = "hand in the very object or struct that the app uses"
            throw LawViolation(description: "\(problem): \(remedy)")
        }
    }
}

extension LivingLayers.Reference {
    /// Says why a layer may not hold the target, or nil if it may.
    fileprivate func objection(in stop: LayeredStep.Stop) -> String? {
        let targetPhrase = target.phrase(targetName)
        let what = "\(owner) holds \(targetPhrase) in '\(property)'"
        if stop == .mvvm, role == .view, target == .business, let between = through.first {
            return "\(what), behind \(between)"
        }
        // An object between the two may forward a call.
        if target == .otherBusiness {
            return role == .presenter && through.isEmpty ? what : nil
        }
        // Without a router, the view navigates itself, so whatever holds the view in turn is one.
        let leadsBack = role == .view && [.view, .navigator].contains(target)
        if stop != .router, leadsBack, let other = through.first {
            return "\(owner) holds \(other) in '\(property)', which holds \(targetPhrase)"
        }
        // A type of its own that contains the rule may be anywhere.
        if target == .businessValue {
            return role == .business || !through.isEmpty ? nil : what
        }
        let banned: Set<LivingLayers.Role> =
            switch (role, stop) {
            case (.view, .mvvm): [.service]
            case (.view, _): [.business, .router, .service, .entity]
            case (.presenter, _): [.service, .otherScreen, .navigator]
            case (.router, _): [.business]
            case (.business, .mvvm): [.otherScreen, .navigator]
            case (.business, _): [.view, .router, .presentation, .otherScreen, .navigator]
            default: []
            }
        return banned.contains(target) ? what : nil
    }
}

extension LivingLayers.Role {
    fileprivate func phrase(_ name: LayerName) -> String {
        switch self {
        case .view: "the view \(name)"
        case .presenter, .otherPresenter: "the presenter \(name)"
        case .router: "the router \(name)"
        case .business: "the business layer, \(name),"
        case .otherBusiness: "another screen's business layer, \(name),"
        case .service: "the service or store"
        case .entity, .presentation, .businessValue: "a value of type \(name)"
        case .otherScreen: "the screen \(name)"
        case .navigator: "the navigator"
        }
    }

    /// The modules that the file of a layer may not import.
    fileprivate func bans(in stop: LayeredStep.Stop) -> Set<String> {
        switch (self, stop) {
        case (.view, .router): ["MovieCatalog"]
        case (.presenter, _), (.business, _): ["ConsoleUI"]
        default: []
        }
    }
}
