import Foundation
import Synchronization

/// The structure lamp for a module of any app, in MVVM, VIPER or between: no configuration, no build.
///
/// It reads words, not types, so it separates what it's sure of from what it suspects.
public struct ModuleLamp: Sendable {
    /// One module, and how far it is between MVVM and VIPER.
    public struct Module: Sendable, Encodable {
        /// The part that the names of its layers share.
        public let name: String
        /// The types of each layer.
        public let layers: [String: [String]]
        /// The style's name, and the moves to VIPER that are left.
        public let style: String
        /// How many of the three moves are made: the presenter, the router, the name Interactor.
        public let moves: Int?
    }

    /// What is wrong, and what may be wrong.
    public let (findings, suspicions): ([Finding], [Finding])
    /// Each module, by name.
    public let modules: [Module]
    /// The layers and how they depend on each other, over all modules.
    public let map: StructureMap
    /// How many sources were read.
    public let fileCount: Int

    /// Judges the sources in `files`, by their paths. Those of tests are left out.
    public init(of files: [String: String]) {
        let sources = files.filter { !Self.isTest($0.key) }.sorted { $0.key < $1.key }
        let read = Mutex<[Int: SourceFile]>([:])
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            let file = SourceFile(name: sources[index].key, text: sources[index].value, withComments: false)
            read.withLock { $0[index] = file }
        }
        let files = read.withLock { files in sources.indices.compactMap { files[$0] } }
        let facts = Modules(of: Layers(of: SourceFacts(words: files), in: nil))
        let sightings = Rule.modules.flatMap { rule in
            (rule.modules?(facts) ?? []).map { sighting in
                (
                    sighting.isCertain,
                    Finding(
                        rule: rule.id, kind: .violation, file: sighting.place.file, line: sighting.place.line,
                        sentence: sighting.sentence)
                )
            }
        }.sorted { ($0.1.file, $0.1.line ?? 0, $0.1.rule) < ($1.1.file, $1.1.line ?? 0, $1.1.rule) }
        findings = sightings.filter(\.0).map(\.1).withoutTwins
        let sure = Set(findings.map { "\($0.file):\($0.line ?? 0)" })
        // A finding about a line replaces any suspicion about it.
        suspicions =
            sightings.filter { !$0.0 && !sure.contains("\($0.1.file):\($0.1.line ?? 0)") }.map(\.1).withoutTwins
        modules = facts.all.filter { module in
            module.types.contains { [.view, .presenter, .viewModel].contains(facts.layers.roles[$0]) }
        }.map { facts.module(named: $0.name, $0.types) }
        map = facts.map
        fileCount = sources.count
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").contains {
            $0.hasSuffix("Tests") || $0 == "Pods" || $0 == "Carthage" || $0 == "DerivedData" || $0 == "Package.swift"
        }
    }

    /// Each rule's name and sentence.
    public static var rules: [(id: String, sentence: String)] { Rule.modules.map { ($0.id, $0.sentence) } }
}

extension [Finding] {
    fileprivate var withoutTwins: [Finding] {
        var seen: Set<String> = []
        return filter { seen.insert("\($0.file):\($0.line ?? 0):\($0.rule)").inserted }
    }
}

extension Modules {
    func module(named name: String, _ types: [String]) -> ModuleLamp.Module {
        let roles = roles(around: types.first ?? "")
        let order: [Role] = [.view, .presenter, .viewModel, .interactor, .router]
        let byRole = order.map { role in (role.rawValue, types.filter { layers.roles[$0] == role }) }
        let has = (roles.contains(.presenter), roles.contains(.router), roles.contains(.interactor))
        let isOne = !roles.isDisjoint(with: [.presenter, .viewModel, .interactor])
        return ModuleLamp.Module(
            name: name, layers: Dictionary(uniqueKeysWithValues: byRole.filter { !$0.1.isEmpty }),
            style: foreignStyle(of: types.first ?? "") ?? style(has, hasViewModel: roles.contains(.viewModel)),
            moves: isOne && foreignStyle(of: types.first ?? "") == nil ? [has.0, has.1, has.2].count { $0 } : nil)
    }

    private func style(
        _ has: (presenter: Bool, router: Bool, interactor: Bool), hasViewModel: Bool
    ) -> String {
        switch (has.presenter, has.router, has.interactor, hasViewModel) {
        case (true, true, true, _): "VIPER"
        case (true, false, true, _): "VIPER, without a router of its own"
        case (true, true, false, true): "step 3: a view model, a presenter and a router; left: the rename to Interactor"
        case (true, false, false, true):
            "step 2: a view model and a presenter; left: a router, the rename to Interactor"
        case (true, _, false, false):
            "MVP\(has.router ? " with a router" : ""): presenter and business in one; left: the interactor"
                + (has.router ? "" : ", the router")
        case (false, true, _, true): "MVVM with a router, or coordinator; left: the presenter, the rename to Interactor"
        case (false, false, true, true): "MVVM with use cases; left: the presenter, the router"
        case (false, false, false, true): "MVVM, step 1; left: the presenter, the router, the rename to Interactor"
        case (false, _, true, false): "an interactor without a presenter: a view, or a router, does the rest"
        case (false, true, false, false): "views and a router: no layer below the view"
        case (false, false, false, false): "MVC: no layer below the view. Step 1 extracts a view model"
        }
    }

    var map: StructureMap {
        let order: [Role] = [.view, .presenter, .viewModel, .interactor, .router, .service]
        let boxes = order.compactMap { role -> StructureMap.Box? in
            let members = types.filter { layers.roles[$0.name] == role }.map(\.lastName)
            return members.isEmpty ? nil : StructureMap.Box(name: role.rawValue, types: members, imports: [])
        }
        var arrows: [StructureMap.Arrow] = []
        for type in types {
            guard let from = layers.roles[type.name], order.contains(from) else { continue }
            for member in layers.stored(in: type.name) {
                for target in member.typeNames.sorted() {
                    guard let to = layers.roles[target], to != from, order.contains(to) else { continue }
                    let arrow = StructureMap.Arrow(
                        from: from.rawValue, to: to.rawValue, kind: member.storage == .weak ? .weak : .call)
                    if !arrows.contains(arrow) { arrows.append(arrow) }
                }
            }
        }
        return StructureMap(boxes: boxes, arrows: arrows)
    }
}
