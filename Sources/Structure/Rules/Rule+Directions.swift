extension Rule {
    /// The rules about which layer may depend on which, and which one navigates.
    static func directions(of vocabulary: Vocabulary) -> [Rule] {
        let (presenting, routing) = (vocabulary.from(.presenter), vocabulary.from(.router))
        return [
            Rule(
                "depends-down", "A layer depends on none above it.",
                remedy: "offer an Observable, and let the layer above bind to it"
            ) { layers in
                layers.dependencies(of: .viewModel, on: [.view, .presenter, .router, .root]) {
                    "depends on \($0) above it"
                } + layers.says(ofEach: layers.delegates, "is the delegate of a presenter, which is above it")
            },
            Rule(
                "service-is-below", "Only the business layer fetches, saves and applies the business rules.",
                remedy: "leave the \(vocabulary.service) and its rules to the view model or interactor"
            ) { layers in
                layers.outsideBusiness.flatMap { $0.uses(where: layers.isBusiness) { "calls \($0.name)" } }
                    + layers.members(of: .view, .presenter, .presentation, .router).flatMap { member in
                        member.typesAndUses(where: vocabulary.isService) { _ in "depends on the \(vocabulary.service)" }
                    }
                    + [Role.view, .presenter, .router].flatMap(layers.code).flatMap { member in
                        member.uses(where: layers.decides) { "decides with \($0.name)" }
                    }
            }.inModules(\.serviceIsBelow),
            Rule(
                "view-asks-next", "A view calls the layer right below it, and none further down.",
                steps: .presenter ... .interactor, remedy: "\(presenting) a view calls only its presenter"
            ) { layers in
                layers.twofold
                    + layers.dependencies(of: .view, on: [.viewModel]) {
                        layers.asksService($0)
                            ? "depends on \($0), which is the business layer"
                            : "depends on \($0), which exposes the \(vocabulary.noun) itself"
                    }
            },
            Rule(
                "no-global", "Layers call each other: a view, presenter or router reads and writes no global state.",
                remedy: "hand it in where the module is composed, or call the next layer"
            ) { layers in
                [Role.view, .presenter, .router].flatMap(layers.code).flatMap { member in
                    member.uses(where: layers.isGlobal) { "uses \($0.name), which is global" }
                }
            },
            Rule(
                "platform", "Only views, routers and composition roots use the platform's user interface.",
                remedy: "leave that to a view or the router"
            ) { layers in
                layers.members.filter(layers.isBelowViews).flatMap { member in
                    (member.typeNames.contains { $0.hasPrefix("ConsoleUI.") }
                        ? [member.says("\(member.name) depends on ConsoleUI")] : [])
                        + member.uses(where: isPlatform) { "uses \($0.name), which belongs to the platform" }
                }
                    + layers.imports(of: "ConsoleUI", inFilesOf: [.viewModel, .presenter, .presentation]).map {
                        Sighting(place: $0, sentence: "imports ConsoleUI")
                    }
            }.inModules(\.platform),
            Rule(
                "view-does-not-navigate", "Where there is a router, a view forwards taps, and pushes nothing.",
                steps: .router ... .interactor,
                remedy: "\(routing) the view calls its presenter, which calls the router"
            ) { layers in
                layers.code(of: .view).flatMap { member in
                    member.uses(where: layers.leaves) { "navigates by \($0.name)" }
                        + member.typeNames.sorted().filter { layers.role(of: $0) == .router }.map {
                            member.says("depends on \($0)")
                        }
                }
            }.inModules(\.viewDoesNotNavigate),
            Rule(
                "router-navigates", "A router pushes screens and does nothing else; no layer below a view pushes any.",
                steps: .router ... .interactor,
                remedy: "\(routing) only the router navigates, and it's told what to show"
            ) { layers in
                layers.otherWork
                    + layers.members.filter { member in
                        // An extension of the platform is a tool of the layer that calls it.
                        ![.router, .view].contains(layers.role(ofOwner: member))
                            && member.owner?.hasPrefix("ConsoleUI.") != true
                    }.flatMap { member in
                        member.uses(where: { $0.owner == "ConsoleUI.Navigator" && $0.isFunction && $0.name != "init" })
                        {
                            "calls \($0.name)"
                        }
                    }
            }.inModules(\.routerNavigates),
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

extension SourceFacts.Member {
    /// A sighting for each type that meets the condition, in its own type or in what it uses.
    fileprivate func typesAndUses(where condition: (String) -> Bool, say sentence: (String) -> String) -> [Sighting] {
        typeNames.filter(condition).sorted().map { says(sentence($0)) }
            + uses.flatMap { use in
                use.typeNames.union([use.owner]).filter(condition).sorted().map { says(of: use, sentence($0)) }
            }
    }
}

extension Layers {
    /// A sighting for each place where code of a role names a type of one of `others`.
    fileprivate func dependencies(of role: Role, on others: Set<Role>, _ sentence: (String) -> String) -> [Sighting] {
        func isOther(_ type: String) -> Bool {
            declarations[type] != nil && self.role(of: type).map(others.contains) ?? false
        }
        return facts.types.filter { self.role(of: $0.name) == role }.flatMap { type in
            type.supertypes.filter(isOther).map { Sighting(place: type.place, sentence: sentence($0)) }
        } + members(of: role).flatMap { $0.typesAndUses(where: isOther, say: sentence) }
    }

    /// The business layers that a presenter of another screen notifies.
    fileprivate var delegates: [String] {
        let types = members(of: .presenter).filter { $0.storage == .weak }.flatMap(\.typeNames)
        return Set(types.flatMap(concrete)).filter { role(of: $0) == .viewModel }.sorted()
    }

    /// The members of other layers, and those of none, unless the business layer alone runs them.
    fileprivate var outsideBusiness: [Member] {
        let above = Set([Role.view, .presenter, .router, .root].flatMap(code).map(\.key))
        let own = Set(code(of: .viewModel).map(\.key)).subtracting(above)
        return members.filter { role(ofOwner: $0) != .viewModel && !own.contains($0.key) }
    }

    /// The presenters that inherit the business layer.
    fileprivate var twofold: [Sighting] {
        let types = classes(of: .presenter).filter { type in
            ancestors[type]?.contains { role(of: $0) == .viewModel && declarations[$0]?.isProtocol == false } ?? false
        }
        return says(ofEach: types, "inherits the business layer, which makes it two layers in one")
    }

    /// Whether a type, or an adopter of it, stores the service.
    fileprivate func asksService(_ type: String) -> Bool {
        concrete(type).flatMap(members).contains { $0.typeNames.contains(where: vocabulary.isService) }
    }

    /// Whether code belongs to the business layer or a presenter, or formats for one.
    fileprivate func isBelowViews(_ member: Member) -> Bool {
        let formatsBelow = viewModelPresents || !classes(of: .presenter).isEmpty
        guard let role = role(ofOwner: member) else { return formatsBelow && formats(member) }
        return [.viewModel, .presenter, .presentation].contains(role)
    }

    /// The imports of `module` in files whose layers all have one of `roles`: an import applies to the whole file. What a
    /// contract alone still imports does nothing.
    func imports(of module: String, inFilesOf roles: Set<Role>) -> [SourceFacts.Place] {
        facts.files.filter { file in
            let types = facts.types.filter { $0.place.file == file.name }
            let own = Set(types.filter { !$0.isProtocol }.compactMap { role(of: $0.name) })
            let isNeeded = !roles.contains(.view) && types.contains { isScreen($0.name) }
            return !own.subtracting([.presentation]).isEmpty && own.isSubset(of: roles) && !isNeeded
        }.flatMap { file in
            file.imports.filter { $0.module == module && ($0.symbol.map { namesEntity("\(module).\($0)") } ?? true) }
                .map { .init(file: file.name, line: $0.line) }
        }
    }

    /// Whether code that a view runs navigates without its presenter.
    fileprivate func leaves(_ use: Use) -> Bool {
        navigates(use) || (!use.target.isEmpty || use.name == "init") && [.router, .root].contains(role(of: use.owner))
    }

    /// A router's code that does another layer's work. A router that creates its own screen may know its layers.
    fileprivate var otherWork: [Sighting] {
        let routing = classes(of: .presenter).filter { type in
            ancestors[type]?.contains { role(of: $0) == .router } ?? false
        }
        func isAsked(_ type: String) -> Bool { [.viewModel, .presenter].contains(role(of: type)) }
        return says(ofEach: routing, "inherits its navigation")
            + members(of: .router).flatMap { member in
                let held = member.storage == .computed ? [] : member.typeNames.filter(isAsked).sorted()
                let reads = member.uses.contains(where: readsEntity)
                return held.map { member.says("depends on \($0)") }
                    + member.uses(where: { member.receiver != nil && $0.name != "init" && isAsked($0.owner) }) {
                        "asks \($0.owner)"
                    }
                    + member.uses(where: { presents($0) || reads && $0.makesText }) { _ in
                        "formats a \(vocabulary.noun)"
                    }
            }
    }
}
