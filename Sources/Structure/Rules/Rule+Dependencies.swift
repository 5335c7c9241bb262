extension Rule {
    /// The rules about which layer may depend on which.
    static func dependencies(of vocabulary: Vocabulary) -> [Rule] {
        [
            Rule(
                "depends-down", "A layer depends on none above it."
            ) { layers in
                layers.dependencies(of: [.viewModel], on: [.view, .presenter, .router, .root]) {
                    "depends on \($0) above it: offer an Observable, and let the layer above bind to it"
                }
            }.inModules(\.dependsDown),
            Rule(
                "service-is-below", "Only the business layer fetches, saves and applies the business rules."
            ) { layers in
                let dependence = "depends on the \(vocabulary.service): leave it to the view model or interactor"
                let outside = layers.facts.members.filter { layers.role(ofOwner: $0) != .viewModel }
                let calls = outside.flatMap { member in
                    member.uses(where: layers.isBusiness) {
                        "calls \($0.name): leave the \(vocabulary.service) and its rules to the view model or interactor"
                    }
                }
                let holders = layers.members(of: .view, .presenter, .presentation, .router).flatMap { member in
                    (member.typeNames.contains(where: vocabulary.isService) ? [member.says(dependence)] : [])
                        + member.uses(where: {
                            vocabulary.isService($0.owner) || $0.typeNames.contains(where: vocabulary.isService)
                        }) { _ in dependence }
                }
                let decisions = [Role.view, .presenter, .router].flatMap(layers.code).flatMap { member in
                    member.uses(where: layers.decides) {
                        "decides with \($0.name): leave the business rules to the view model or interactor"
                    }
                }
                return calls + holders + decisions
            }.inModules(\.serviceIsBelow),
            Rule(
                "view-asks-next", "A view calls the layer right below it, and none further down.",
                steps: .presenter ... .interactor
            ) { layers in
                layers.twofold
                    + layers.dependencies(of: [.view], on: [.viewModel]) { type in
                        layers.asksService(type)
                            ? "depends on \(type), which is the business layer: \(vocabulary.from(.presenter)) a view "
                                + "calls only its presenter"
                            : "depends on \(type), which exposes the \(vocabulary.noun) itself: "
                                + "\(vocabulary.from(.presenter)) a view calls a presenter, which formats"
                    }
            }.inModules(\.viewAsksNext),
            Rule(
                "platform", "Only views, routers and composition roots use the platform's user interface."
            ) { layers in
                let members = layers.facts.members.filter { layers.isBelowViews($0) }
                return members.flatMap { member in
                    let own =
                        member.typeNames.contains { $0.hasPrefix("ConsoleUI.") }
                        ? [member.says("\(member.name) depends on ConsoleUI: leave that to a view or the router")] : []
                    return own
                        + member.uses(where: isPlatform) {
                            "uses \($0.name), which belongs to the platform: leave that to a view or the router"
                        }
                }
                    + layers.imports(of: "ConsoleUI", inFilesOf: [.viewModel, .presenter, .presentation]).map {
                        Sighting(
                            place: $0,
                            sentence: "imports ConsoleUI: only views, the router and the module use the platform")
                    }
            }.inModules(\.platform),
        ]
    }

    private static func isPlatform(_ use: SourceFacts.Use) -> Bool {
        if use.owner.hasPrefix("ConsoleUI.") || use.module == "ConsoleUI" { return true }
        if use.typeNames.contains(where: { $0.hasPrefix("ConsoleUI.") }) { return true }
        if use.owner.hasSuffix(".FileHandle") || use.owner.hasSuffix(".OutputStream") { return true }
        return use.isFunction && !use.module.isEmpty && use.owner == use.module && printing.contains(use.name)
    }

    private static let printing: Set = [
        "print", "debugPrint", "dump", "puts", "fputs", "putchar", "printf", "vprintf", "fwrite", "write", "NSLog",
    ]
}

extension Layers {
    /// A sighting for each place where code of `roles` names a type of one of `others`.
    fileprivate func dependencies(of roles: [Role], on others: Set<Role>, _ sentence: (String) -> String) -> [Sighting]
    {
        func isOther(_ type: String) -> Bool {
            declarations[type] != nil && role(of: type).map(others.contains) ?? false
        }
        let headers = facts.types.filter { type in role(of: type.name).map(roles.contains) ?? false }.flatMap { type in
            type.supertypes.filter(isOther).map { Sighting(place: type.place, sentence: sentence($0)) }
        }
        let members = facts.members.filter { member in role(ofOwner: member).map(roles.contains) ?? false }
        return headers
            + members.flatMap { member in
                member.typeNames.filter(isOther).sorted().map { member.says(sentence($0)) }
                    + member.uses.flatMap { use in
                        use.typeNames.union([use.owner]).filter(isOther).sorted().map {
                            member.says(of: use, sentence($0))
                        }
                    }
            }
    }

    /// The presenters that inherit the business layer.
    fileprivate var twofold: [Sighting] {
        classes(of: .presenter).flatMap { type in
            (ancestors[type] ?? []).filter { role(of: $0) == .viewModel && declarations[$0]?.isProtocol == false }
                .sorted()
                .flatMap { says(of: type, "inherits \($0), which makes it two layers in one: hold one instead") }
        }
    }

    /// Whether a type, or an adopter of it, stores the service.
    fileprivate func asksService(_ type: String) -> Bool {
        concrete(type).flatMap(members).contains { $0.typeNames.contains(where: vocabulary.isService) }
    }

    /// Whether code belongs to the business layer or a presenter, or formats for one.
    func isBelowViews(_ member: SourceFacts.Member) -> Bool {
        guard let role = role(ofOwner: member) else { return formats(member) }
        return [.viewModel, .presenter, .presentation].contains(role)
    }

    /// The imports of `module` in files that belong only to `roles`: an import applies to the whole file.
    func imports(of module: String, inFilesOf roles: Set<Role>) -> [SourceFacts.Place] {
        facts.files.filter { file in
            let own = Set(facts.types.filter { $0.place.file == file.name }.compactMap { role(of: $0.name) })
            return !own.isEmpty && own.isSubset(of: roles)
        }
        .flatMap { file in
            file.imports.filter { $0.module == module && ($0.symbol.map { namesEntity("\(module).\($0)") } ?? true) }
                .map { .init(file: file.name, line: $0.line) }
        }
    }
}
