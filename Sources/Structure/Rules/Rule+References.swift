extension Rule {
    /// The rules about references and crashes.
    static let references = [
        Rule(
            "holds-down", "Strong references and closures point down; a reference up, to a view or a delegate, is weak."
        ) { $0.upwardReferences + $0.referencesToScreens + $0.strongCaptures },
        Rule("router-has-view", "A router is given its view.") { $0.routersWithoutView },
        Rule("nothing-unowned", "A reference up is weak, not unowned.", remedy: "make the reference weak") { layers in
            layers.mentions(of: /^unowned$/, inComments: false) { "uses \($0), which crashes once the object is gone" }
        },
    ]
}

extension Layers {
    /// The strong references that point up: to a layer above, or to the previous screen's presenter.
    fileprivate var upwardReferences: [Sighting] {
        declarations.keys.sorted().flatMap { type in
            held(by: type).filter { isUpward(from: type, to: $0.type) }.map { member, target in
                member.says(
                    "\(member.name) strongly holds \(target), which is above \(type)"
                        + (keeps(target, alive: type) ? " and holds it in turn" : "") + ": make the reference weak")
            }
        }
    }

    /// Closures through which a layer holds the view or the previous screen's presenter. A weak capture is an optional.
    fileprivate var strongCaptures: [Sighting] {
        facts.members.flatMap { member in
            member.uses(where: { use in
                let before = member.uses.filter { $0.receiver == use.receiver && $0.line <= use.line }
                guard let receiver = use.receiver, use.target.isEmpty, !use.type.hasSuffix("?"),
                    !before.contains(where: { $0.type == use.type + "?" })
                else { return false }
                let (author, role) = (role(ofOwner: member), role(of: receiver))
                guard [.presenter, .router, .viewModel].contains(role) else { return false }
                let above: Set<Role?> =
                    author == .presenter && role != .viewModel ? [.view, .presenter] : use.isStored ? [.view] : []
                return use.typeNames.contains { declarations[$0] != nil && above.contains(self.role(of: $0)) }
            }) {
                "hands \($0.receiver ?? "a layer") a closure that keeps a layer above alive: capture [weak \($0.name)]"
            }
        }
    }

    /// The places that create a router whose weak reference is never set.
    fileprivate var routersWithoutView: [Sighting] {
        let set = facts.members.flatMap(\.uses).filter { $0.effect == .assigns }
        let unset = members(of: [.router]).filter { member in
            let owner = member.owner ?? ""
            let isSet = set.contains { $0.name == member.name && !concrete(owner).isDisjoint(with: concrete($0.owner)) }
            return member.storage == .weak && !isSet && declarations[owner]?.isReference ?? false
        }
        return unset.flatMap { reference in
            facts.members.flatMap { member in
                member.uses(where: { $0.name == "init" && concrete(reference.owner ?? "").contains($0.owner) }) {
                    "creates \($0.owner), whose \(reference.name) stays nil: set it once the view exists"
                }
            }
        }
    }

    private func isUpward(from type: String, to target: String) -> Bool {
        if rank(of: target) < rank(of: type), keeps(target, alive: type) { return true }
        let (role, above) = (role(of: type), role(of: target))
        if role == .viewModel, [.presenter, .view, .router].contains(above) { return true }
        if role == .presenter || role == .router, above == .view { return true }
        // A presenter that this type creates, or that is created along with this type, is part of this type.
        let isPart = facts.members.contains { member in
            let made = member.uses.filter { $0.name == "init" }.map(\.owner)
            return made.contains(target) && (member.owner == type || made.contains(type))
        }
        return role == .presenter && above == .presenter && !isPart
    }

    /// Returns a type's depth. Types without a role are below all layers.
    private func rank(of type: String) -> Int { role(of: type).map { $0 == .root ? 0 : $0.rank ?? 9 } ?? 9 }

    /// Strong references to a screen or the navigator, declared with the platform's own types.
    fileprivate var referencesToScreens: [Sighting] {
        members(of: [.router, .presenter, .viewModel]).filter { member in
            member.storage == .strong && !member.type.contains("->") && !member.typeNames.contains(where: isWeakBox)
                && !member.typeNames.isDisjoint(with: ["ConsoleUI.Screen", "ConsoleUI.Navigator"])
        }.map { $0.says("\($0.name) strongly holds a screen, which holds this layer in turn: make the reference weak") }
    }
}
