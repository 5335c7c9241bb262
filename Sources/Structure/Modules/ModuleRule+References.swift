extension ModuleRule {
    /// The rules about what keeps what alive.
    static let references = [
        ModuleRule("holds-down", "Strong references point down; a reference up, to a view or a delegate, is weak.") {
            facts in
            facts.upwardReferences
        },
        ModuleRule("subscription-is-kept", "The token of a subscription is stored.") { facts in
            facts.types.flatMap(facts.droppedSubscriptions)
        },
        ModuleRule("closure-holds-self", "A closure stored in a lower layer captures its owner weakly.") { facts in
            facts.types.filter(\.isReference).flatMap {
                facts.capturingClosures(of: $0) + facts.storedMethods(of: $0) + facts.assignments(of: $0)
            }
        },
    ]
}

extension ModuleFacts {
    fileprivate var upwardReferences: [ModuleSighting] {
        types.filter(\.isReference).flatMap { type -> [ModuleSighting] in
            let stored = type.members.filter { $0.reference == .strong && !$0.isClosure }
            let held = Dictionary(grouping: layers.held(by: type.name)) { $0.member.name }
            return stored.compactMap { upward($0, of: type, holding: (held[$0.name] ?? []).map(\.type)) }
        }
    }

    private func upward(
        _ member: Outline.Member, of type: Outline.TypeOutline, holding types: [String]
    ) -> ModuleSighting? {
        let targets =
            types
            .filter { $0 != type.name && layers.outline.types[$0]?.isReference == true }
        let named = member.type.joined()
        let isDelegate =
            member.name.lowercased().hasSuffix("delegate") || member.name.lowercased().hasSuffix("output")
            || named.contains("Delegate") || named.contains("Output") || member.name.hasPrefix("parent")
        var isReleased: Bool { isSetToNil(member, in: type) }
        // A view's output is the presenter, which is below the view.
        if isDelegate, !targets.isEmpty, targets.allSatisfy({ isUpward(from: $0, to: type.name) }) { return nil }
        if foreignStyle(of: type.name) == nil, let target = targets.first(where: { isUpward(from: type.name, to: $0) })
        {
            let cycles = layers.keeps(target, alive: type.name)
            let isView = layers.role(of: target) == .view && layers.role(of: type.name) != .router
            guard cycles || isView || layers.role(of: type.name) != .router else { return nil }
            let reason = cycles ? "which keeps \(type.lastName) alive: neither is ever released" : "which is above it"
            return member.says(
                of: type.lastName, "holds \(target) strongly (\(member.name)), \(reason). Make it weak.",
                isCertain: (cycles || isView) && !isReleased)
        }
        if isDelegate, let target = targets.first(where: { layers.keeps($0, alive: type.name) }) {
            return member.says(
                of: type.lastName,
                "holds \(target) strongly (\(member.name)), which keeps \(type.lastName) alive: neither is ever released."
                    + " Make it weak.", isCertain: !isReleased)
        }
        if isForeignView(member, of: type), !isReleased,
            layers.role(of: type.name) == .router || layers.role(of: type.name) == .presenter
        {
            let kept = layers.concrete(type.name)
            let views = self.types.filter { view in
                layers.role(of: view.name) == .view && kept.contains { layers.keeps(view.name, alive: $0) }
            }
            if let view = views.first {
                return member.says(
                    of: type.lastName,
                    "holds a view controller strongly (\(member.name)), and \(view.name) keeps \(type.lastName) alive:"
                        + " neither is ever released. Make it weak.")
            }
        }
        if member.name.lowercased().hasSuffix("delegate"), isClassBound(member, of: type) {
            return member.says(
                of: type.lastName,
                "holds its \(member.name) strongly: a delegate that holds \(type.lastName) in turn is never released."
                    + " Make it weak.", isCertain: !isReleased)
        }
        return isDelegate && layers.role(of: type.name) != nil && !type.name.contains(".")
            ? member.says(
                of: type.lastName,
                "holds its \(member.name) strongly: make it weak, unless it never refers back.",
                isCertain: false) : nil
    }

    /// Whether `target` is a layer above that of `type`.
    func isUpward(from type: String, to target: String) -> Bool {
        guard let rank = layers.role(of: type)?.rank, let above = layers.role(of: target)?.rank else { return false }
        return above < rank
    }

    private func isForeignView(_ member: Outline.Member, of type: Outline.TypeOutline) -> Bool {
        member.type.flatMap { [$0] + (type.generics[$0] ?? []) }.contains {
            ["UIViewController", "UIView", "NSViewController", "NSView"].contains($0)
        }
    }

    /// Whether the type of a property is a class-bound protocol declared here.
    private func isClassBound(_ member: Outline.Member, of type: Outline.TypeOutline) -> Bool {
        layers.types(in: member.type, from: type.name).contains { name in
            layers.outline.types[name]?.kind == .protocol
                && [name, "AnyObject", "class", "NSObjectProtocol"].contains {
                    layers.inherits(name, $0)
                }
        }
    }

    private func isSetToNil(_ member: Outline.Member, in type: Outline.TypeOutline) -> Bool {
        type.members.contains { other in
            let words = other.file.words
            return other.code.contains { index in
                words[index].text == member.name && index + 2 < words.count && words[index + 1].text == "="
                    && words[index + 2].text == "nil"
            }
        }
    }

    /// Subscriptions whose token is dropped at once, as in '_ = publisher.sink { … }'.
    fileprivate func droppedSubscriptions(of type: Outline.TypeOutline) -> [ModuleSighting] {
        type.members.flatMap { member -> [ModuleSighting] in
            let words = member.file.words
            return member.code.filter { index in
                guard index + 3 < words.count, words[index].text == "_", words[index + 1].text == "=" else {
                    return false
                }
                let statement = words[(index + 2)...].prefix(40).prefix {
                    $0.text != "{" && $0.text != "}" && $0.text != ";"
                }
                let subscribes: Set = ["sink", "observe", "bind"]
                let isOurs = member.file.imports.contains { $0.module == "Binding" }
                return zip(statement, statement.dropFirst()).contains {
                    $0.text == "." && subscribes.contains($1.text) && (isOurs || $1.text == "sink")
                }
            }.map {
                ModuleSighting(
                    file: member.file.name, line: words[$0].line,
                    sentence:
                        "\(type.lastName) drops a subscription, which ends it at once: store the token in a property.",
                    isCertain: true)
            }
        }
    }

    /// '.assign(to: \\.title, on: self).store(in: &tokens)' holds self for as long as self holds the tokens.
    fileprivate func assignments(of type: Outline.TypeOutline) -> [ModuleSighting] {
        type.members.flatMap { member -> [ModuleSighting] in
            let words = member.file.words
            return member.code.filter { index in
                guard index + 4 < words.count, words[index].text == "on", words[index + 1].text == ":",
                    words[index + 2].text == "self", words[index + 3].text == ")", words[index + 4].text == "."
                else { return false }
                return words[index + 5 < words.count ? index + 5 : index].text == "store"
                    && words[..<index].suffix(12).contains { $0.text == "assign" }
            }.map {
                ModuleSighting(
                    file: member.file.name, line: words[$0].line,
                    sentence:
                        "\(type.lastName) assigns to itself and stores the subscription: neither is ever released."
                        + " Use sink with [weak self], or assign(to:) with a published property.", isCertain: true)
            }
        }
    }

    /// Closures that a type stores in something that it keeps alive, and that keep the type alive in turn.
    fileprivate func capturingClosures(of type: Outline.TypeOutline) -> [ModuleSighting] {
        type.members.flatMap { member -> [ModuleSighting] in
            let words = member.file.words
            return member.code.compactMap { index in
                guard words[index].text == "{",
                    let capture = capture(at: index, in: words, upTo: min(member.code.upperBound, index + 2_000))
                else { return nil }
                return storedClosure(before: index, endingAt: capture, of: type, member)
            }
        }
    }

    /// The end of the closure that begins at `start` and uses `self` without a capture list for it.
    private func capture(at start: Int, in words: [SourceFile.Word], upTo limit: Int) -> Int? {
        var index = start + 1
        if index < limit, words[index].text == "[" {
            while index < limit, words[index].text != "]" {
                if words[index].text == "weak" || words[index].text == "unowned" { return nil }
                index += 1
            }
        }
        var (depth, mentions) = (1, false)
        while index < limit, depth > 0 {
            switch words[index].kind {
            case .opening where words[index].text == "{": depth += 1
            case .closing where words[index].text == "}": depth -= 1
            default:
                if words[index].text == "self", words[index - 1].text != "." { mentions = true }
                // An inner list that makes it weak is too late, and yet the common case of a nested closure.
                if words[index].text == "weak" { return nil }
            }
            index += 1
        }
        return mentions ? index : nil
    }

    private func storedClosure(
        before start: Int, endingAt end: Int, of type: Outline.TypeOutline, _ member: Outline.Member
    ) -> ModuleSighting? {
        let words = member.file.words
        // 'viewModel.onChange = { … }'
        if words[start - 1].text == "=" {
            let use = uses[type.name]?.last {
                $0.member.line == member.line && $0.member.name == member.name && $0.deed == .assigns
                    && $0.place < start
                    && start - $0.place <= 3
            }
            guard let use, isStoredBelow(use, by: type) else { return nil }
            return use.says(
                "stores a closure in \(use.path) that captures self strongly, so the two hold each other: neither is ever"
                    + " released. Capture [weak self].")
        }
        // 'Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self… }', and a deinit that would end it.
        let call = words[..<start].suffix(20).map(\.text)
        let stops = type.members.contains { other in
            other.name == "deinit" && other.code.contains { other.file.words[$0].text == "invalidate" }
        }
        if stops, call.contains("scheduledTimer"), call.contains("repeats"), call.contains("true"), call.last == ")" {
            return ModuleSighting(
                file: member.file.name, line: words[start].line,
                sentence: "\(type.lastName) has a timer whose closure captures self strongly, so its deinit never runs."
                    + " Capture [weak self].", isCertain: true)
        }
        // '.sink { self… }.store(in: &tokens)', '.subscribe(onNext: { self… }).disposed(by: bag)'
        var index = end
        while index < words.count, [")", ",", "?"].contains(words[index].text) { index += 1 }
        guard index + 2 < words.count, words[index].text == "." else { return nil }
        let isStored = words[index + 1].text == "store" || words[index + 1].text == "disposed"
        guard isStored else { return nil }
        let arguments = words[(index + 2)...].prefix(8).prefix { $0.text != ")" }
        guard
            arguments.contains(where: { word in
                type.members.contains { $0.name == word.text && $0.reference == .strong }
            })
        else { return nil }
        return ModuleSighting(
            file: member.file.name, line: words[start].line,
            sentence:
                "\(type.lastName) stores a subscription whose closure captures self strongly: neither is ever released."
                + " Capture [weak self].", isCertain: true)
    }

    /// Methods of its own that a type stores as closures in something that it keeps alive: 'viewModel.onChange = render'.
    fileprivate func storedMethods(of type: Outline.TypeOutline) -> [ModuleSighting] {
        (uses[type.name] ?? []).filter { $0.deed == .assigns && isStoredBelow($0, by: type) }.compactMap { use in
            let value = use.member.file.words[(use.place + 1)...].drop { $0.text != "=" }.dropFirst().prefix(4)
            let path = value.first?.text == "self" ? value.dropFirst(2) : value
            guard let name = path.first?.text, ![".", "(", "{"].contains(path.dropFirst().first?.text),
                type.members.contains(where: { $0.name == name && $0.kind == .function && !$0.isStatic })
            else { return nil }
            return use.says(
                "stores its method \(name) in \(use.path), which holds self strongly, so the two hold each other: neither is"
                    + " ever released. Store a closure that captures [weak self].")
        }
    }

    /// Whether a closure is assigned to a stored property of something that `type` keeps alive.
    private func isStoredBelow(_ use: ModuleUse, by type: Outline.TypeOutline) -> Bool {
        guard use.path.contains("."), let target = layers.member(use.name, of: use.type), target.isStored,
            target.isClosure || isClosureAlias(target)
        else { return false }
        return ([use.type] + layers.concrete(use.type)).contains { kept in
            layers.held(by: type.name).contains { $0.type == kept && use.path.hasPrefixes($0.member.name) }
        }
    }

    private func isClosureAlias(_ member: Outline.Member) -> Bool {
        member.type.contains { layers.outline.aliases[$0]?.contains("-") ?? false }
    }
}

extension Outline.Member {
    /// Whether it's a stored property, or a protocol's requirement.
    fileprivate var isStored: Bool { kind == .property && (reference != .none || code.isEmpty) }
}

extension String {
    /// Whether a path such as `self.viewModel.onChange` begins with a property.
    fileprivate func hasPrefixes(_ property: String) -> Bool {
        hasPrefix("\(property).") || hasPrefix("self.\(property).")
    }
}
