/// The strong references and closures that point up, or close a cycle, in the modules of any app.
extension Modules {
    var holdsDown: [Sighting] {
        let kept = keptTypes
        return layers.declarations.values.filter(\.isReference).sorted { $0.name < $1.name }.flatMap { type in
            layers.stored(in: type.name).filter { $0.storage == .strong }.compactMap {
                upward($0, of: type, kept) ?? handedBack($0, of: type, kept)
            } + capturingClosures(of: type)
        }
    }

    /// What each type keeps alive. Where a protocol has several adopters, it's those in the same module. A property that
    /// is cleared somewhere keeps nothing, and a generic type may hold its value weakly, as NSHashTable does.
    private var keptTypes: [String: Set<String>] {
        let cleared = Set(layers.facts.members.flatMap { $0.uses.filter { $0.deed == .clears }.map(\.name) })
        return layers.declarations.mapValues { type in
            let held = layers.held(by: type.name).filter { member, _ in
                !cleared.contains(member.name) && (!member.type.contains("<") || member.type.hasPrefix("Array"))
            }
            return Dictionary(grouping: held) { $0.member.name }.values.reduce(into: Set()) { kept, held in
                let near = held.filter { groups[$0.type] != nil && groups[$0.type] == groups[type.name] }
                kept.formUnion((held.count == 1 ? held : near).map(\.type))
            }
        }
    }

    private func upward(_ member: Member, of type: TypeFact, _ kept: [String: Set<String>]) -> Sighting? {
        guard let role = layers.roles[type.name] else { return nil }
        func isAbove(_ other: String) -> Bool { layers.isUpward(from: type.name, to: other) }
        func cycles(_ target: String) -> Bool {
            Layers.closure(of: kept[target] ?? []) { kept[$0] ?? [] }.contains(type.name)
        }
        func says(_ what: String, remedy: String = "Make it weak", isCertain: Bool) -> Sighting {
            member.says("\(type.lastName) holds \(what). \(remedy).", isCertain: isCertain && !type.isAmbiguous)
        }
        let targets = Set(layers.held(by: type.name).filter { $0.member.name == member.name }.map(\.type)).sorted()
            .filter { layers.declarations[$0]?.isReference == true }
        let isKept = !(kept[type.name] ?? []).isDisjoint(with: targets)
        let isDelegate = ([member.name] + member.typeNames).contains {
            RoleName($0).isOutput || $0.lowercased().hasSuffix("delegate") || $0.hasSuffix("output")
                || $0.hasPrefix("parent")
        }
        // A view's output is the presenter, which is below the view.
        if isDelegate, !targets.isEmpty, targets.allSatisfy({ layers.isUpward(from: $0, to: type.name) }) { return nil }
        if let target = targets.first(where: { (isDelegate || isAbove($0)) && cycles($0) }) {
            // A router may be the only one that keeps its presenter alive until the screen appears.
            let isOwner = role == .router && layers.roles[target] == .presenter && !isDelegate
            return says(
                "\(target) strongly (\(member.name)), which keeps \(type.lastName) alive: neither is ever released",
                remedy: isOwner ? "Make one of the two references weak" : "Make it weak",
                isCertain: isKept && foreignStyle(of: type.name) == nil)
        }
        if role == .router || role == .presenter, !member.typeNames.isDisjoint(with: Self.controllers) {
            return types.first {
                layers.roles[$0.name] == .view && groups[$0.name] == groups[type.name] && cycles($0.name)
            }.map {
                says(
                    "a view controller strongly (\(member.name)), and \($0.name) keeps \(type.lastName) alive: neither is "
                        + "ever released", isCertain: !["current", "entry"].contains(where: member.name.hasPrefix))
            }
        }
        if let target = targets.first(where: isAbove), role != .router {
            return says("\(target) strongly (\(member.name)), which is above it", isCertain: false)
        }
        let isClassBound = member.typeNames.contains {
            layers.declarations[$0]?.isProtocol == true
                && !(layers.ancestors[$0] ?? []).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
        }
        return !isDelegate || !isClassBound
            ? nil
            : says(
                "its \(member.name) strongly: a delegate that holds \(type.lastName) in turn is never released",
                isCertain: isKept && member.name.lowercased().hasSuffix("delegate"))
    }

    private static let controllers: Set = ["UIViewController", "NSViewController"]

    /// Two objects that store each other, one of which gave itself to the other.
    private func handedBack(_ member: Member, of type: TypeFact, _ kept: [String: Set<String>]) -> Sighting? {
        func gives(_ giver: String, _ use: Use) -> Bool {
            use.deed == .assigns && use.typeNames.contains(giver) && ["self", member.name].contains(use.name)
                && layers.concrete(use.owner).contains(type.name)
        }
        let giver = member.typeNames.flatMap(layers.concrete).sorted().first { giver in
            kept[type.name]?.contains(giver) == true && kept[giver]?.contains(type.name) == true
                && layers.members(of: giver).contains { $0.uses.contains { gives(giver, $0) } }
        }
        return giver.map {
            member.says(
                "\(type.lastName) holds \($0) strongly (\(member.name)), which holds it in turn: neither is ever released. "
                    + "Make it weak.", isCertain: !type.isAmbiguous)
        }
    }

    private func capturingClosures(of type: TypeFact) -> [Sighting] {
        // What lives as long as the app may hold itself.
        let isShared = layers.members(of: type.name).contains { $0.isStatic && $0.typeNames.contains(type.name) }
        guard let role = layers.roles[type.name], role != .root, !isShared else { return [] }
        return layers.members(of: type.name).flatMap { member in
            member.uses(where: { $0.deed == .captures }) {
                "\(type.lastName) stores a closure in \($0.owner) that captures self strongly, so the two hold each other: "
                    + "neither is ever released. Capture [weak self]."
            }
        }
    }
}

extension Layers {
    fileprivate func isUpward(from type: String, to target: String) -> Bool {
        guard let rank = roles[type]?.rank, let above = roles[target]?.rank else { return false }
        return above < rank
    }
}
