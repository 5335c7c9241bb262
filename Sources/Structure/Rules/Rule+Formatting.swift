import Foundation

extension Rule {
    /// Returns the rules about where an entity becomes text.
    static func formatting(of vocabulary: Vocabulary) -> [Rule] {
        let noun = vocabulary.noun
        return [
            Rule(
                "view-formats-nothing", "A view shows text exactly as the layer below formatted it.",
                steps: (vocabulary.isOnRoadB ? .mvvm : .presenter) ... .interactor,
                remedy: "show the text that the layer below formatted"
            ) { layers in
                layers.code(of: [.view]).flatMap { member in
                    let user = layers.role(ofOwner: member) == .view ? "" : " for a view"
                    return member.uses(where: layers.readsEntity) { "reads the \(noun)'s \($0.name)\(user)" }
                        + member.uses(where: layers.presents) {
                            "makes \($0.owner.isEmpty ? $0.name : $0.owner) from the \(noun)"
                        } + layers.rawReads(in: member)
                }
            },
            Rule(
                "formats-once", "One place, above the business layer, formats an entity for all views.",
                remedy: "do the formatting in one place above the business layer or, in MVVM, in the views"
            ) { layers in
                layers.viewModelPresents
                    ? layers.secondFormattings(in: layers.classes(of: .viewModel))
                    : layers.misplacedFormatting + layers.secondFormattings(in: layers.classes(of: .presenter))
            },
            Rule(
                "view-knows-no-entity", "A view handles presentations, never an entity.",
                steps: vocabulary.viewsKnowNoEntitySince ... .interactor, remedy: "let a view pass a row and show text"
            ) { layers in
                let imports = layers.imports(of: vocabulary.catalog, inFilesOf: [.view])
                let contracts = layers.members(of: [.view]).flatMap(layers.named).filter {
                    layers.role(of: $0) == .presenter && layers.exposesEntity($0) && !layers.concrete($0).contains($0)
                }
                return layers.code(of: [.view]).flatMap { member in
                    (layers.namesEntity(member.type) ? [member.says("\(member.name) refers to a \(noun)")] : [])
                        + member.uses(where: { layers.namesEntity($0.type) || layers.namesEntity($0.base) }) {
                            "handles a \(noun) in \($0.name.isEmpty ? "an expression" : $0.name)"
                        }
                } + imports.map { Sighting(place: $0, sentence: "imports \(vocabulary.catalog)") }
                    + layers.says(ofEach: contracts, "offers views a \(noun)")
            },
            Rule("same-in-all-locales", "Text is the same in every locale.", remedy: "specify the locale") { layers in
                // Formatters that use the user's locale unless another locale is named, and the user's locale itself.
                let local = /Foundation.*(\.formatted\(\)|\.number\b|Format(ter|Style\S*)\.init)|Locale\.(c|\w+C)urrent/
                return layers.members.flatMap { member in
                    // A stored formatter may get its locale elsewhere in the type that stores the formatter.
                    let code = member.name.isEmpty ? layers.members(of: member.owner ?? "") : [member]
                    let isNamed = code.flatMap(\.uses).contains { $0.name == "locale" || $0.type.hasSuffix(".Locale") }
                    return member.uses(where: {
                        $0.target.contains(local) && (!isNamed || $0.name.hasSuffix("urrent"))
                    }) { _ in "formats in the user's locale" }
                }
            },
        ]
    }
}

extension Layers {
    /// Whether the view model does the formatting, as on road B until there's a presenter.
    var viewModelPresents: Bool { vocabulary.isOnRoadB && presentersBetween.isEmpty }

    /// Returns the members of types with one of `roles`, except `types`, and the code that they run outside all layers.
    func code(of roles: [Role], without types: Set<String> = []) -> [Member] {
        reached(from: members(of: roles).filter { !types.contains($0.owner ?? "") }) { self.role(ofOwner: $0) == nil }
    }

    /// Whether code passes an entity to a presentation, or to the initialiser of a struct outside all layers.
    func presents(_ use: Use) -> Bool {
        guard !use.target.isEmpty, namesEntity(use.type.components(separatedBy: " -> ").dropLast().joined()) else {
            return false
        }
        let owner = role(of: use.owner)
        if owner == .presentation { return true }
        // An enum made from an entity isn't text, and neither is an object that works with the entity.
        return use.name == "init" && owner == nil && declarations[use.owner]?.kind == .struct
            && !use.type.contains("\(use.owner)<")
    }

    /// Returns the places where a view itself formats values from the presenter, such as numbers and dates.
    fileprivate func rawReads(in member: Member) -> [Sighting] {
        let makesTextOfNumbers = member.uses.contains { $0.isMadeText && $0.type.isNumeric }
        let fillsIn = member.uses.contains {
            $0.name == "??" && $0.type.contains("Swift.String") || $0.base == "Swift.String?" && $0.module != "Swift"
        }
        let joins = member.uses.filter { $0.name == "joined" }.map(\.line)
        return member.uses.filter { use in
            if use.effect == .formats { return true }
            if use.makesText, use.module.hasPrefix("Foundation") { return makesTextOfNumbers }
            guard !use.isFunction || use.name == "subscript", !use.target.isEmpty, use.name != "self",
                [.presenter, .presentation].contains(role(of: use.owner))
            else { return false }
            if use.typeNames.contains("Binding.Observable"), namesEntity(use.type) { return true }
            // An integer may be a count of the items shown.
            return use.type.hasSuffix("Swift.String?") && fillsIn
                || use.type == "[Swift.String]" && joins.contains(use.line)
                || use.type.isNumeric && !use.type.contains("->") && use.type != "Swift.Int"
        }.map { member.says(of: $0, description(of: $0)) }
    }

    private func description(of use: Use) -> String {
        if use.typeNames.contains("Binding.Observable") {
            return "observes the \(vocabulary.all) themselves through \(use.name)"
        }
        return use.target.isEmpty || use.makesText ? "formats a number itself" : "formats \(use.name) itself"
    }

    /// Formatting in layers that should leave it to presenters. Code that a root passes to a presenter doesn't count.
    fileprivate var misplacedFormatting: [Sighting] {
        // A view without a presenter shows its view model's text. On road B, that view model still has to be split.
        let views = types(of: .view).map(members).filter { !$0.flatMap(named).contains { role(of: $0) == .viewModel } }
        let shown = Set(views.joined().flatMap(named)).filter { role(of: $0) == .presentation }
        let undivided = vocabulary.isOnRoadB ? Set(types(of: .view).flatMap(holds)) : []
        return [Role.viewModel: "in the business layer", .router: "in a router"].flatMap { role, place in
            code(of: [role], without: undivided).filter(runsBelow).flatMap { member in
                let reads = member.uses.contains(where: readsEntity)
                return member.uses(where: { use in
                    let writes = use.effect == .writes && use.created.map { declarations[$0] != nil } ?? false
                    return presents(use) || use.makesText && reads
                        || role == .viewModel && (writes || use.name == "init" && shown.contains(use.owner))
                }) { _ in "formats \(place)" }
                    + (role == .viewModel && member.type.contains(/State<[^<>]*Swift.String/)
                        && !namesEntity(member.type)
                        ? [member.says("offers text in place of the \(vocabulary.all)")] : [])
            }
        }
            + members(of: [.root]).flatMap { member in
                member.uses(where: { use in
                    presents(use) && role(of: use.owner) == .presentation && use.receiver == nil
                        || namesEntity(use.owner) && use.typeNames.contains { role(of: $0) == .presentation }
                }) { _ in "formats where layers are composed" }
            }
    }

    /// Whether a member's own layer might run it. If only presenters use a member of a state, the layer doesn't run it.
    private func runsBelow(_ member: Member) -> Bool {
        let users = facts.members.filter { $0.key != member.key && $0.uses.contains { $0.target == member.id } }
        let isOfState = member.owner.flatMap { declarations[$0] }?.kind == .enum
        return !isOfState || users.isEmpty || !users.allSatisfy { role(ofOwner: $0) == .presenter }
    }

    /// Returns the places that format something that is already formatted elsewhere.
    fileprivate func secondFormattings(in types: [String]) -> [Sighting] {
        var places: [String: [Member]] = [:]
        for member in formatters(for: types) where member.name == "init" || member.uses.contains(where: \.makesText) {
            // Copying text isn't formatting, and neither is reading what an extension of the entity has formatted.
            let facts = member.uses.filter { readsEntity($0) && !$0.isFunction && !$0.module.isEmpty }
                .filter { $0.type != "Swift.String" && !namesEntity($0.type) }
            for fact in Set(facts.map(\.name)) { places[fact, default: []].append(member) }
        }
        return places.flatMap { fact, members in
            members.sorted { $0.place < $1.place }.dropFirst().map { $0.says("formats \(fact) a second time") }
        }
    }

    /// Returns the members that format for `types`: their own, and any they run in presentations or outside all layers.
    private func formatters(for types: [String]) -> [Member] {
        reached(from: types.flatMap(members)) { [nil, .presentation].contains(role(ofOwner: $0)) }.filter(formats)
    }
}
