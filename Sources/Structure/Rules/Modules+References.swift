/// What the rule about references finds in the modules of any app.
extension Modules {
    /// The strong references that point up, or close a cycle.
    var upwardReferences: [Sighting] {
        types.filter(\.isReference).flatMap { type -> [Sighting] in
            let held = Dictionary(grouping: layers.held(by: type.name)) { $0.member.name }
            return layers.stored(in: type.name).filter { $0.storage == .strong }.compactMap { member in
                let types = Set((held[member.name] ?? []).map(\.type)).sorted()
                let targets = types.filter { layers.declarations[$0]?.isReference == true }
                return upward(member, of: type, holding: targets).map {
                    member.says("\(type.lastName) \($0.0)", isCertain: $0.isCertain)
                }
            }
        }
    }

    private func upward(_ member: Member, of type: TypeFact, holding targets: [String]) -> (String, isCertain: Bool)? {
        let names = [member.name] + member.typeNames
        let isDelegate =
            member.name.hasPrefix("parent") || names.contains { $0.lowercased().hasSuffix("delegate") }
            || names.contains { $0.hasSuffix("Output") || $0.hasSuffix("output") || $0.contains("Delegate") }
        let role = layers.roles[type.name]
        func cycles(_ target: String) -> Bool { layers.keeps(target, alive: type.name) }
        func holds(_ target: String, _ reason: String) -> String {
            "holds \(target) strongly (\(member.name)), \(reason). Make it weak."
        }
        let never = "which keeps \(type.lastName) alive: neither is ever released"
        var isKept: Bool { !isCleared(member, in: type) }
        // A view's output is the presenter, which is below the view.
        if isDelegate, !targets.isEmpty, targets.allSatisfy({ isUpward(from: $0, to: type.name) }) { return nil }
        if foreignStyle(of: type.name) == nil, let target = targets.first(where: { isUpward(from: type.name, to: $0) })
        {
            let isView = layers.roles[target] == .view && role != .router
            guard cycles(target) || isView || role != .router else { return nil }
            return (
                holds(target, cycles(target) ? never : "which is above it"), (cycles(target) || isView) && isKept
            )
        }
        if isDelegate, let target = targets.first(where: cycles) { return (holds(target, never), isKept) }
        if role == .router || role == .presenter, holdsForeignView(member, of: type) {
            let kept = layers.concrete(type.name)
            let view = types.first { view in
                layers.roles[view.name] == .view && kept.contains { layers.keeps(view.name, alive: $0) }
            }
            if let view {
                let reason = "and \(view.name) keeps \(type.lastName) alive: neither is ever released"
                return ("holds a view controller strongly (\(member.name)), \(reason). Make it weak.", isKept)
            }
        }
        guard isDelegate, role != nil else { return nil }
        let isSure = member.name.lowercased().hasSuffix("delegate") && isClassBound(member)
        return (
            "holds its \(member.name) strongly: a delegate that holds \(type.lastName) in turn is never released. Make it"
                + " weak.", isSure && isKept
        )
    }

    private func holdsForeignView(_ member: Member, of type: TypeFact) -> Bool {
        !member.typeNames.union(member.typeNames.count == 1 ? type.constraints : [])
            .isDisjoint(with: ["UIViewController", "UIView", "NSViewController", "NSView"])
    }

    /// Whether the type of a property is a class-bound protocol declared here.
    private func isClassBound(_ member: Member) -> Bool {
        member.typeNames.contains { name in
            layers.declarations[name]?.isProtocol == true
                && !(layers.ancestors[name] ?? []).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"])
        }
    }

    private func isCleared(_ member: Member, in type: TypeFact) -> Bool {
        layers.members(of: type.name).contains { other in
            other.uses.contains { $0.deed == .clears && $0.name == member.name && $0.owner == type.name }
        }
    }

    /// Closures that a type stores in something that it keeps alive, and that keep the type alive in turn.
    func capturingClosures(of type: TypeFact) -> [Sighting] {
        uses(of: type) { _, use in
            guard let receiver = use.receiver else { return nil }
            let held = layers.concrete(receiver).union([receiver])
            let isHeld = layers.declarations[receiver] == nil || !layers.holds(type.name).isDisjoint(with: held)
            return isHeld
                ? (
                    "stores a closure in \(receiver == "subscription" ? "a \(receiver)" : receiver) that captures self"
                        + " strongly, so the two hold each other: neither is ever released. Capture [weak self].", true
                ) : nil
        }
    }
}
