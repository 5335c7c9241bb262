/// The strong references and closures that point up, or close a cycle, in the modules of any app.
extension Modules {
    var holdsDown: [Sighting] {
        let kept = keptTypes
        return types.filter(\.isReference).flatMap { type in
            layers.stored(in: type.name).filter { $0.storage == .strong }.compactMap { upward($0, of: type, kept) }
                + capturingClosures(of: type)
        }
            + Set(layers.declarations.keys).subtracting(types.map(\.name)).flatMap { name -> [Sighting] in
                guard let type = layers.declarations[name], type.isReference else { return [] }
                return layers.stored(in: name).filter { $0.storage == .strong }.compactMap {
                    handedBack($0, of: type, kept)
                }
            }
    }

    /// What each type keeps alive. Where a protocol has several adopters, it's those in the same module; a property that
    /// is cleared somewhere keeps nothing.
    private var keptTypes: [String: Set<String>] {
        let cleared = Set(layers.facts.members.flatMap { $0.uses.filter { $0.deed == .clears }.map(\.name) })
        return layers.declarations.mapValues { type in
            let held = layers.held(by: type.name).filter { member, _ in
                // A generic type of another module may hold its value weakly, as NSHashTable does.
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
        let held = layers.held(by: type.name).filter { $0.member.key == member.key }.map(\.type)
        let targets = Set(held).sorted().filter { layers.declarations[$0]?.isReference == true }
        let isKept = !targets.isEmpty && !(kept[type.name] ?? []).isDisjoint(with: targets)
        func cycles(_ target: String) -> Bool {
            Layers.closure(of: kept[target] ?? []) { kept[$0] ?? [] }.contains(type.name)
        }
        func says(_ what: String, isCertain: Bool) -> Sighting {
            member.says("\(type.lastName) holds \(what). Make it weak.", isCertain: isCertain)
        }
        let names = [member.name] + member.typeNames
        let isDelegate =
            member.name.hasPrefix("parent")
            || names.contains {
                RoleName($0).isOutput || $0.lowercased().hasSuffix("delegate") || $0.hasSuffix("output")
            }
        // A view's output is the presenter, which is below the view.
        if isDelegate, !targets.isEmpty, targets.allSatisfy({ isUpward(from: $0, to: type.name) }) { return nil }
        if let target = targets.first(where: {
            isUpward(from: type.name, to: $0) && cycles($0) || isDelegate && cycles($0)
        }) {
            let isView = layers.roles[target] == .view
            return says(
                "\(target) strongly (\(member.name)), which keeps \(type.lastName) alive: neither is ever released",
                isCertain: isKept && (role != .router || isView) && foreignStyle(of: type.name) == nil
            )
        }
        if role == .router || role == .presenter, !member.typeNames.isDisjoint(with: Self.controllers) {
            let view = types.first {
                layers.roles[$0.name] == .view && groups[$0.name] == groups[type.name] && cycles($0.name)
            }
            guard let view else { return nil }
            return says(
                "a view controller strongly (\(member.name)), and \(view.name) keeps \(type.lastName) alive: neither is "
                    + "ever released", isCertain: !member.name.hasPrefix("current") && !member.name.hasPrefix("entry"))
        }
        if let target = targets.first(where: { isUpward(from: type.name, to: $0) }), role != .router {
            return says("\(target) strongly (\(member.name)), which is above it", isCertain: false)
        }
        if let back = handedBack(member, of: type, kept) { return back }
        guard isDelegate, isClassBound(member) else { return nil }
        return says(
            "its \(member.name) strongly: a delegate that holds \(type.lastName) in turn is never released",
            isCertain: isKept && member.name.lowercased().hasSuffix("delegate"))
    }

    private static let controllers: Set = ["UIViewController", "UIView", "NSViewController", "NSView"]

    /// Two objects that store each other, one of which gave itself to the other.
    private func handedBack(_ member: Member, of type: TypeFact, _ kept: [String: Set<String>]) -> Sighting? {
        let giver = member.typeNames.flatMap(layers.concrete).sorted().first { giver in
            kept[type.name]?.contains(giver) == true && kept[giver]?.contains(type.name) == true
                && layers.members(of: giver).contains { code in
                    code.uses.contains { use in
                        use.deed == .assigns && use.typeNames.contains(giver)
                            && layers.concrete(use.owner).contains(type.name)
                            && (use.name == member.name || use.name == "self")
                    }
                }
        }
        return giver.map {
            member.says(
                "\(type.lastName) holds \($0) strongly (\(member.name)), which holds it in turn: neither is ever released. "
                    + "Make it weak.")
        }
    }

    /// Whether the type of a property is a class-bound protocol declared here.
    private func isClassBound(_ member: Member) -> Bool {
        member.typeNames.contains { name in
            layers.declarations[name]?.isProtocol == true
                && !(layers.ancestors[name] ?? []).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
        }
    }

    /// Whether `target` is a layer above that of `type`.
    private func isUpward(from type: String, to target: String) -> Bool {
        guard let rank = layers.roles[type]?.rank, let above = layers.roles[target]?.rank else { return false }
        return above < rank
    }

    /// Closures that a type stores in something that it keeps alive, and that keep the type alive in turn.
    private func capturingClosures(of type: TypeFact) -> [Sighting] {
        guard layers.roles[type.name] != .root else { return [] }
        return layers.members(of: type.name).flatMap { member in
            member.uses.compactMap { use -> Sighting? in
                guard use.deed == .captures else { return nil }
                let receiver = use.owner
                let held = layers.concrete(receiver).union([receiver])
                let isHeld = layers.declarations[receiver] == nil || !layers.holds(type.name).isDisjoint(with: held)
                return isHeld
                    ? member.says(
                        of: use,
                        "\(type.lastName) stores a closure in \(receiver) that captures self strongly, so the two hold each "
                            + "other: neither is ever released. Capture [weak self].") : nil
            }
        }
    }
}
