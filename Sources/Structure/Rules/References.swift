extension Rule {
    /// Who may hold whom.
    static let references = [
        Rule("holds-nobody-above", "Strong references go down only.") { folder in
            folder.held(by: .presenter, [.view]) + folder.held(by: .router, [.presenter]) + folder.strongListeners
        },
        Rule(
            "weak-view", "The router's reference to the view is weak: the view holds the router through its presenter.",
            steps: .router ... .interactor
        ) { folder in
            let views = folder.names(of: [.view]).union(["Screen", "Navigator"])
            return folder.storedProperties(of: .router)
                .filter { !$0.isWeak && !$0.isClosure && !$0.words.isDisjoint(with: views) }
                .map { $0.spot.says("holds the view strongly, and the view holds it: make it a weak var") }
        },
        Rule("subscription-is-kept", "Who binds or observes keeps the token.") { folder in
            folder.words(outside: []).filter { $0.text == "_" && $0.next?.is("=") ?? false }
                .flatMap(\.droppedSubscriptions)
        },
    ]
}

extension SourceFolder {
    fileprivate func held(by role: Role, _ above: Set<Role>) -> [Sighting] {
        let names = names(of: above)
        return storedProperties(of: role).filter { !$0.isClosure }.flatMap { property in
            property.words.intersection(names).sorted().map {
                property.spot.says("holds \($0), which is above it: let whoever is above bind to what is below")
            }
        }
    }

    /// Strong references to a protocol by which somebody listens who is above, or stands beside it in another module.
    fileprivate var strongListeners: [Sighting] {
        let listeners: [(Role, Set<Role>)] = [
            (.view, []), (.presenter, [.view, .presenter]), (.business, [.view, .presenter, .business]),
            (.router, [.view, .presenter]),
        ]
        return listeners.flatMap { role, above in
            let protocols = protocols(of: above).union(delegates)
            return storedProperties(of: role)
                .filter { !$0.isWeak && !$0.isClosure && !$0.words.isDisjoint(with: protocols) }
                .map { $0.spot.says("holds whoever listens to it strongly: make it weak, or an Observable") }
        }
    }

    /// The protocols by which a module talks back to another, whoever listens: they are called delegates everywhere.
    private var delegates: Set<String> {
        protocols(of: [.view, .presenter, .business]).filter { $0.hasSuffix("Delegate") }
    }

    /// The protocols without a role of their own that types of `roles` conform to.
    private func protocols(of roles: Set<Role>) -> Set<String> {
        let protocols = files.flatMap(\.types).filter { $0.isProtocol && self.roles[$0.name] == nil }.map(\.name)
        return Set(names(of: roles).flatMap { inherited[$0] ?? [] }).intersection(protocols)
    }
}

extension Spot {
    /// What to say where the statement `_ = …` drops the token of a subscription.
    fileprivate var droppedSubscriptions: [Sighting] {
        let end = file.tokens.endOfStatement(from: index, in: index..<file.tokens.endIndex)
        return file.tokens.outermost(in: index..<end)
            .filter { ["bind", "observe"].contains(file.tokens[$0].text) && file.tokens[$0 - 1].is(".") }
            .map { _ in says("drops a subscription, which ends it at once: keep the token in a property") }
    }
}
