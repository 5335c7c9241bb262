/// The findings that names alone suggest, in any app's modules.
extension Modules {
    typealias Use = SourceFacts.Use
    typealias Member = SourceFacts.Member

    /// Returns a sighting for each use, in the types that have one of `roles`, for which `judge` returns a sentence.
    private func uses(by roles: Role..., judge: (Module, String, Use) -> String?) -> [Sighting] {
        all.flatMap { module in
            roles.flatMap { module.types[$0] ?? [] }.sorted().flatMap { type in
                layers.members(of: type).flatMap { member in
                    member.uses.compactMap { use in
                        judge(module, type, use).map { member.says(of: use, "\(type) \($0)") }
                    }
                }
            }
        }
    }

    var serviceIsBelow: [Sighting] {
        let verbs =
            /(fetch|load|save|delete|remove|download|upload|get|post|submit|authenticate|log[iI]n|sign(In|Up)).*/
        return uses(by: .view, .presenter) { module, type, use in
            let isView = layers.roles[type] == .view
            guard isView || module.has(.interactor) || module.has(.viewModel) else { return nil }
            let below = isView ? noun(of: module.next) : module.has(.interactor) ? "interactor" : "view model"
            let isHeld = use.isStatic || layers.stored(in: type).contains { $0.typeNames.contains(use.owner) }
            let isService =
                layers.concrete(use.owner).contains { layers.roles[$0] == .service }
                || Layers.claim(of: use.owner) == .service && layers.declarations[use.owner]?.isProtocol == true
            let isForEvents = use.owner.contains(/Analytics|Notification|Tracking|Logger/)
            if isHeld, isService, !isForEvents, use.effect == .calls, use.name.wholeMatch(of: verbs) != nil {
                return "calls \(use.owner).\(use.name): let the \(below) fetch and save."
            }
            return use.effect == .fetches ? "fetches data itself (\(use.name)): let the \(below) fetch and save." : nil
        }
    }

    var routerNavigates: [Sighting] {
        uses(by: .presenter, .viewModel, .interactor) { _, _, use in
            if use.effect == .creates, isScreen(use.owner) { return "creates \(use.owner): let a router do it." }
            return use.effect == .navigates && showsScreen(use) ? "navigates (\(use.name)): let a router do it." : nil
        }
    }

    var viewDoesNotNavigate: [Sighting] {
        uses(by: .view) { module, _, use in
            guard use.effect == .navigates, module.types[.router]?.first != nil, showsScreen(use) else { return nil }
            return "navigates (\(use.name)): let the module's router do it."
        }
    }

    /// Whether code shows another screen of the app, not a system dialog.
    private func showsScreen(_ use: Use) -> Bool {
        use.name == "pushViewController"
            || use.typeNames.contains { type in
                isScreen(type) || layers.roles[type] == .router
                    || type.hasSuffix("ViewController") && !type.prefix(2).allSatisfy(\.isUppercase)
            }
    }

    var viewFormatsNothing: [Sighting] {
        uses(by: .view) { module, _, use in
            let formatsBelow = layers.members(of: module.next).contains { $0.uses.contains { $0.effect == .formats } }
            guard use.effect == .formats, formatsBelow || module.has(.presenter) else { return nil }
            return "formats a number or a date: let the \(noun(of: module.next)) provide text."
        }
    }

    var platform: [Sighting] {
        let below: [Role] = [.presenter, .viewModel, .interactor]
        let types = all.flatMap { module in below.flatMap { module.types[$0] ?? [] } }
        let uses = Set(types).sorted().flatMap { type in
            layers.members(of: type).flatMap { member in
                member.typeNames.filter(isOfUI).sorted().map { member.says(sentence(of: type, $0)) }
                    + member.uses(where: { $0.effect == nil && isOfUI($0.name) }) { sentence(of: type, $0.name) }
            }
        }
        // Reports each user-interface type only once for each type that uses it.
        return Dictionary(grouping: uses, by: \.sentence).values.compactMap { $0.min { $0.place < $1.place } }
    }

    private func isOfUI(_ type: String) -> Bool { layers.declarations[type] == nil && type.isViewOfAFramework }
    private func noun(of type: String) -> String { layers.roles[type]?.noun ?? "presenter" }

    private func sentence(of type: String, _ name: String) -> String {
        "\(type) uses \(name): leave that to the view or the router, "
            + "so that the \(noun(of: type)) can be tested and reused without a screen."
    }

    var holdsDown: [Sighting] {
        let uses = layers.facts.members.flatMap(\.uses)
        let isCut = { (use: Use) in use.effect == .clears || use.effect == .assigns && layers.isWeakBox(use.owner) }
        let cut = Set(uses.filter(isCut).map(\.name))
        let held = layers.declarations.filter(\.value.isReference).mapValues { type in
            Dictionary(grouping: layers.held(by: type.name) + screens(heldBy: type.name)) { $0.member.name }.values
                .compactMap {
                    // If several types fit the property, it isn't known which of them is used.
                    $0.count == 1 && !cut.contains($0[0].member.name) && !$0[0].member.type.contains("<") ? $0[0] : nil
                }
        }
        let kept = held.mapValues { Set($0.map(\.type)) }
        return layers.declarations.keys.sorted().flatMap { type in
            held[type, default: []].compactMap { member, target in
                let isKept = Layers.closure(of: kept[target] ?? []) { kept[$0] ?? [] }.contains(type)
                guard isKept, isUpward(member, of: type, to: target) else { return nil }
                return member.says(
                    "\(type) holds \(target) strongly (\(member.name)), which keeps \(type) alive: neither is ever released. "
                        + "Make the reference weak.")
            } + capturingClosures(of: type)
        }
    }

    /// Returns a module's view if `type`, the module's router or presenter, stores it as a `UIViewController`.
    private func screens(heldBy type: String) -> [(member: Member, type: String)] {
        let views = all.filter { ($0.types[.router] ?? []).union($0.types[.presenter] ?? []).contains(type) }
            .compactMap { $0.types[.view]?.min() }
        return layers.stored(in: type).filter { member in
            member.storage == .strong && member.typeNames == ["UIViewController"]
                && ["view", "viewController"].contains(member.name)
        }.flatMap { member in views.prefix(1).map { (member, $0) } }
    }

    /// Whether a property refers up: to a higher layer, a parent or delegate, or an object that assigned itself to it.
    private func isUpward(_ member: Member, of type: String, to target: String) -> Bool {
        if let rank = layers.roles[type]?.rank, let above = layers.roles[target]?.rank { return above < rank }
        let isGiven = layers.members(of: target).contains { giver in
            giver.uses.contains { $0.effect == .assigns && $0.name == member.name }
        }
        return isGiven || member.name.hasPrefix("parent") || member.name.lowercased().hasSuffix("delegate")
    }

    private func capturingClosures(of type: String) -> [Sighting] {
        layers.members(of: type).flatMap { member in
            member.uses(where: { $0.effect == .captures }) {
                "\(type) stores a closure in \($0.owner) that captures self strongly, so the two hold each other: neither is "
                    + "ever released. Capture [weak self]\($0.name == "assign" ? ", in a sink instead of this assign" : "")."
            }
        }
    }
}
