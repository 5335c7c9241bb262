extension Rule {
    /// Returns the rules about which layers exist.
    static func layers(of vocabulary: Vocabulary) -> [Rule] {
        let data = "the \(vocabulary.all) and the business rules"
        return [
            Rule("business-layer-exists", "A view model, later called interactor, holds \(data).", kind: .missing) {
                layers in
                let asks = layers.code(of: [.viewModel]).contains { $0.uses.contains(where: layers.isBusiness) }
                return asks ? [] : layers.lacks("has no view model or interactor: give \(data) their own type")
            },
            Rule(
                "presenter-exists", "There is a presenter between the views and the view model.",
                steps: .presenter ... .interactor, kind: .missing
            ) { layers in
                if vocabulary.isOnRoadB { return layers.undivided }
                return layers.presentersBetween.isEmpty
                    ? layers.lacks("has no presenter yet: let one above the view model do the formatting") : []
            },
            Rule(
                "presentation-exists", "One type formats \(vocabulary.noun.withArticle) for the views.",
                steps: (vocabulary.isOnRoadB ? .mvvm : .presenter) ... .interactor, kind: .missing
            ) { layers in
                let isFormatted = layers.facts.members.contains {
                    layers.formats($0) && ![.view, .root, .router].contains(layers.role(ofOwner: $0))
                }
                return isFormatted || vocabulary.entities.isEmpty
                    ? [] : layers.lacks("formats no \(vocabulary.noun) below the views yet: write a type that does")
            },
            Rule(
                "router-exists", "A presenter calls a router, which pushes screens.", steps: .router ... .interactor,
                kind: .missing
            ) { layers in
                // A struct of closures can be a presenter's router, but an enum that only groups functions can't.
                guard let router = layers.classes(of: .router).first(where: { layers.declarations[$0]?.kind != .enum })
                else { return layers.lacks("has no router yet: let one navigate for the views") }
                let called = layers.members(of: [.presenter]).flatMap(layers.named)
                return called.contains { layers.role(of: $0) == .router }
                    ? [] : layers.lacks("has a \(router) that no presenter calls: let the presenter call it")
            },
            Rule(
                "presenter-notifies", "A presenter notifies its screen's delegate, which is also a presenter.",
                steps: .interactor ... .interactor, kind: .missing
            ) { layers in
                layers.members(of: [.viewModel]).filter(layers.isDelegate).map {
                    $0.says("\($0.name) is a layer of another screen: let the presenter hold and notify it")
                }
                    + layers.says(
                        ofEach: layers.delegates,
                        "is another screen's delegate: let its own presenter be the delegate, and pass the change down")
            },
            Rule(
                "renamed", "In VIPER, the view model is called Interactor everywhere.",
                steps: .interactor ... .interactor, kind: .missing,
                remedy: "in VIPER, the ViewModel is called Interactor"
            ) { layers in
                layers.mentions(of: /(?i:view[ _-]?(?:model|interactor))|VM\b|\bvm\b/, inComments: true) {
                    "'\($0)' is not renamed yet"
                }
            },
            Rule(
                "no-interactor-yet", "Before VIPER, the business layer is called ViewModel.",
                steps: .mvvm...(vocabulary.isOnRoadB ? .mvvm : .router), kind: .overshot,
                remedy: "in this step, the business layer is called ViewModel"
            ) { layers in
                layers.mentions(of: /interactor/.ignoresCase(), inComments: false) { "'\($0)' is a name from VIPER" }
            },
            Rule(
                "no-router-yet", "The views navigate; there is no router.", steps: .mvvm ... .presenter,
                kind: .overshot, remedy: "in this step, the views navigate"
            ) { layers in
                layers.says(ofEach: layers.classes(of: .router), "is a router")
                    + layers.members(of: [.root]).flatMap { $0.uses(where: layers.pushes) { "calls \($0.name)" } }
            },
            Rule(
                "no-presenter-yet", "There is no presenter.", steps: .mvvm ... .mvvm, kind: .overshot,
                remedy: "in this step, there is no presenter"
            ) { layers in layers.says(ofEach: layers.presentersBetween, "is between the views and the view model") },
        ]
    }
}

extension Layers {
    /// Returns the concrete types of a role. A protocol alone does nothing.
    func classes(of role: Role) -> [String] {
        types(of: role).filter { roles[$0] == role && declarations[$0]?.isProtocol == false }
    }

    /// Whether a member is a delegate: a weak reference to a presenter or view model of another screen.
    fileprivate func isDelegate(_ member: Member) -> Bool {
        let all = member.storage == .weak ? member.typeNames.flatMap(concrete) : []
        let others = all.filter { [.presenter, .viewModel].contains(role(of: $0)) }
            .filter { !holds($0).contains(member.owner ?? "") }
        return !all.isEmpty && others.count == all.count
    }

    /// The business layers that another screen notifies. A listener created by a presenter is part of the presenter.
    fileprivate var delegates: [String] {
        let known = members(of: [.presenter])
        let types = known.filter { $0.storage == .weak }.flatMap(\.typeNames) + [vocabulary.delegate]
        let parts = known.flatMap(\.uses).filter { $0.name == "init" }.map(\.owner)
        return Set(types.flatMap(concrete)).subtracting(parts).filter { role(of: $0) == .viewModel }.sorted()
    }

    /// The layers on road B that aren't split yet: they do the formatting, and hold entities or apply business rules.
    fileprivate var undivided: [Sighting] {
        let (views, between, whole) = (types(of: .view), presentersBetween, wholeLayers)
        guard between.isEmpty else {
            // Another rule covers views that hold a presenter's business layer. Stored closures may call a presenter.
            let isSplit = { type in
                roles[type] == .viewModel && !whole.contains(type) || between.contains(type)
                    || members(of: type).contains { $0.storage == .strong && $0.type.contains("->") }
            }
            let rest = Set(views.filter { roles[$0] == .view && !holds($0).contains(where: isSplit) }.flatMap(holds))
            let own = Self.closure(of: rest, holds).filter { members(of: $0).flatMap(\.uses).contains(where: presents) }
            let isHeld = code(of: [.viewModel]).contains(where: storesEntities)
            let kept = members(of: [.presenter]).filter(storesEntities)
            return says(
                ofEach: (own.isEmpty ? rest : own).sorted(),
                "is one layer that holds and formats: split it, and leave the formatting to the half that views call")
                + kept.filter { !isHeld || $0.type.contains("Subject<") }.map {
                    $0.says("holds the \(vocabulary.all) itself: let the layer below hold them and drop late responses")
                }
        }
        let below = classes(of: .viewModel).first { !views.flatMap(holds).contains($0) }
        return lacks(
            below.map { "has a \($0) that no view model calls: let the view model that does the formatting hold it" }
                ?? "formats and decides in one layer: split it, and leave the formatting to the half that views call")
    }

    /// The view models on road B that are held by views but not used by a presenter. They still have to be split.
    var wholeLayers: Set<String> {
        let held = Set(types(of: .view).flatMap(holds)).filter { vocabulary.isOnRoadB && roles[$0] == .viewModel }
        return held.subtracting(members(of: [.presenter]).flatMap(named).flatMap(concrete))
    }

    /// The presenters above a business layer. Leaves out presenters that only format text, without a layer below.
    var presentersBetween: [String] {
        classes(of: .presenter).filter { members(of: $0).flatMap(named).contains { role(of: $0) == .viewModel } }
    }

    fileprivate func lacks(_ sentence: String) -> [Sighting] {
        [Sighting(place: .init(file: facts.name, line: 0), sentence: sentence)]
    }

    func says(ofEach types: [String], _ sentence: String) -> [Sighting] {
        types.compactMap { declarations[$0] }.map { Sighting(place: $0.place, sentence: "\($0.name) \(sentence)") }
    }

    /// Returns a sighting for each file name and each word that matches `pattern`.
    func mentions(of pattern: Regex<Substring>, inComments: Bool, _ sentence: (String) -> String) -> [Sighting] {
        facts.files.flatMap { file in
            let words = file.words.filter { inComments || $0.isCode }.map { ($0.text, $0.line, $0.isCode) }
            return ([(file.name, 0, false)] + words).compactMap { text, line, isCode in
                text.firstMatch(of: pattern).map {
                    let word = isCode ? text : String($0.output)
                    return Sighting(place: .init(file: file.name, line: line), sentence: sentence(word))
                }
            }
        }
    }
}
