extension Rule {
    /// Returns the rules about which layer may depend on which, and about which layer navigates.
    static func directions(of vocabulary: Vocabulary) -> [Rule] {
        [
            Rule(
                "depends-down", "A layer doesn't depend on any layer above it.",
                remedy: "offer an Observable, and let the layer above bind to it"
            ) { layers in
                layers.dependencies(of: .viewModel, on: { layers.has($0, [.view, .presenter, .router, .root]) }) {
                    "depends on \($0) above it"
                }
            },
            Rule(
                "service-is-below", "Only the business layer fetches and saves data, and applies the business rules.",
                remedy: "leave the \(vocabulary.service) and the business rules to the "
                    + (vocabulary.isOnRoadB ? "interactor" : "view model or interactor")
            ) { layers in
                layers.code(of: [.view, .presenter, .presentation, .router, .root]).flatMap { member in
                    member.uses(where: { layers.isBusiness($0, of: member) }) { "uses \($0.name)" }
                }
                    + layers.dependencies(of: .view, .presenter, .presentation, .router, on: vocabulary.isService) {
                        "depends on \($0)"
                    } + layers.limits
            },
            Rule(
                "view-asks-next", "A view calls only the layer directly below it.",
                steps: .presenter ... .interactor
            ) { layers in
                let whole = layers.wholeLayers
                // An enum is a value that a layer returns, not a layer, even if one of its cases carries an entity.
                let isLayer = { layers.has($0, [.viewModel]) && layers.declarations[$0]?.kind != .enum }
                let isBelow = { isLayer($0) && whole.isDisjoint(with: layers.concrete($0)) }
                return layers.twofold
                    + layers.dependencies(of: .view, on: isBelow) {
                        "depends on \($0), the business layer: a view calls only the layer that formats for it"
                    }
            },
            Rule(
                "no-global", "Layers call each other, and neither read nor write global state.",
                remedy: "pass it in where the module is composed, or call the next layer"
            ) { layers in
                layers.code(of: [.view, .presenter, .router, .viewModel]).flatMap { member in
                    member.uses(where: layers.isGlobal) { "uses \($0.name), which is global" }
                }
            },
            Rule(
                "platform", "Only views, routers and composition roots use the platform's user interface.",
                remedy: "leave that to a view or the router"
            ) { layers in
                layers.dependencies(of: .viewModel, .presenter, .presentation, on: isPlatform) { "depends on \($0)" }
                    + layers.code(of: [.viewModel, .presenter, .presentation]).flatMap { member in
                        member.uses(where: writes) { "uses \($0.name), which belongs to the platform" }
                    }
                    + layers.imports(of: "ConsoleUI", inFilesOf: [.viewModel, .presenter, .presentation]).map {
                        Sighting(place: $0, sentence: "imports ConsoleUI")
                    }
            },
            Rule(
                "view-does-not-navigate", "Where there is a router, a view forwards taps, and pushes nothing.",
                steps: .router ... .interactor, remedy: "the view calls its presenter, which calls the router"
            ) { layers in
                layers.code(of: [.view]).flatMap { member in
                    member.uses(where: layers.navigates) { "navigates with \($0.name)" }
                } + layers.dependencies(of: .view, on: { layers.has($0, [.router, .root]) }) { "depends on \($0)" }
            },
            Rule(
                "router-navigates", "A router only pushes screens, and no other layer below a view pushes a screen.",
                steps: .router ... .interactor, remedy: "the router navigates, and the presenter tells it what to show"
            ) { layers in
                layers.otherWork
                    + layers.members.filter { member in
                        // An extension of a platform type is a tool for the layer that calls it.
                        ![.router, .view].contains(layers.role(ofOwner: member))
                            && member.owner?.hasPrefix("ConsoleUI.") != true
                    }.flatMap { member in
                        member.uses(where: layers.pushes) { "calls \($0.name)" }
                    }
            },
        ]
    }

    private static func isPlatform(_ type: String) -> Bool {
        type.hasPrefix("ConsoleUI.") || type.hasSuffix(".FileHandle") || type.hasSuffix(".OutputStream")
    }

    private static func writes(_ use: SourceFacts.Use) -> Bool {
        use.module == "ConsoleUI"
            || use.isFunction && !use.module.isEmpty && use.owner == use.module && printing.contains(use.name)
    }

    private static let printing: Set = [
        "print", "debugPrint", "dump", "puts", "fputs", "putchar", "printf", "vprintf", "fwrite", "write", "NSLog",
    ]
}

extension Layers {
    /// Whether `type` is one of the folder's types and has one of `roles`.
    fileprivate func has(_ type: String, _ roles: Set<Role>) -> Bool {
        declarations[type] != nil && role(of: type).map(roles.contains) ?? false
    }

    /// Returns a sighting wherever types with one of `roles`, or code they run, name a type that `isOther` accepts.
    fileprivate func dependencies(
        of roles: Role..., on isOther: (String) -> Bool, say sentence: (String) -> String
    ) -> [Sighting] {
        facts.types.filter { has($0.name, Set(roles)) }.flatMap { type in
            type.supertypes.filter(isOther).map { Sighting(place: type.place, sentence: sentence($0)) }
        }
            + code(of: roles).flatMap { member in
                member.typeNames.filter(isOther).sorted().map { member.says(sentence($0)) }
                    + member.uses.flatMap { use in
                        use.typeNames.union([use.owner]).filter(isOther).sorted().map {
                            member.says(of: use, sentence($0))
                        }
                    }
            }
    }

    /// The numbers that presenters store, if the business layer is given none. A list's limit is a business rule.
    fileprivate var limits: [Sighting] {
        let asking = members(of: [.viewModel]).filter { $0.typeNames.contains(where: vocabulary.isService) }
        let business = Self.closure(of: Set(asking.compactMap(\.owner)), holds)
        let isGiven = business.flatMap(members).contains { $0.name == "init" && $0.typeNames.contains("Swift.Int") }
        let above = Self.closure(of: Set(types(of: .presenter)), holds).subtracting(business)
        let stored = above.flatMap(members).filter { $0.isConstant && $0.typeNames == ["Swift.Int"] }
        return isGiven ? [] : stored.map { $0.says("stores \($0.name), which belongs to a business rule") }
    }

    /// The presenters that inherit from another layer.
    fileprivate var twofold: [Sighting] {
        let types = classes(of: .presenter).filter { type in
            !Set(classes(of: .viewModel) + classes(of: .router)).isDisjoint(with: ancestors[type] ?? [])
        }
        return says(ofEach: types, "inherits from another layer, and so is two in one: store that layer instead")
    }

    /// Returns the imports of `module` in files whose layers all have one of `roles`. Leaves out contracts.
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

    /// Router code that does another layer's work. A router that creates its own screen may use that screen's layers.
    fileprivate var otherWork: [Sighting] {
        func isAsked(_ type: String) -> Bool { [.viewModel, .presenter].contains(role(of: type)) }
        return members(of: [.router]).flatMap { member in
            let choices = ["Swift.Bool"] + vocabulary.entities.map { $0 + "?" }
            let input = member.name == "init" ? "" : member.type.split(separator: " -> ").dropLast().joined()
            let makes = member.uses.contains { $0.name == "init" && isAsked($0.owner) }
            let isWeak = member.storage == .weak
            let types = member.typeNames.filter { isAsked($0) || isWeak && concrete($0).contains(where: isAsked) }
            let held = member.storage == .computed ? [] : types.sorted()
            return held.map { member.says("depends on \($0)") }
                + (choices.contains(where: input.contains)
                    ? [member.says("\(member.name) branches on a flag or nil: write one method per destination")] : [])
                + member.uses(where: { !makes && $0.effect != .assigns && $0.name != "init" && isAsked($0.owner) }) {
                    "asks \($0.owner)"
                }
        }
    }
}
