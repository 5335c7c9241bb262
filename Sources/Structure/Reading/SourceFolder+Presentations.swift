extension SourceFolder {
    /// Whether the view model makes the presentations here: it does until a presenter stands above it.
    var viewModelPresents: Bool { vocabulary.presentationsSince == .mvvm && names(of: [.presenter]).isEmpty }

    /// The places that put an entity's facts, or a state, into words: initialisers of the presentation that take it, and
    /// calls of the one that takes the words.
    func presentationPlaces(of presentation: Vocabulary.Presentation?) -> [Spot] {
        guard let presentation else { return [] }
        let initialisers = initialisers(of: presentation)
        let calls = memberwiseCalls(of: presentation)
        if presentation.entity != nil { return initialisers + calls }
        // A state has its words in several cases: those that stand in the presentation itself are one place.
        let own = calls.filter { isPart($0, of: presentation) }
        return (initialisers.isEmpty ? Array(own.prefix(1)) : initialisers)
            + calls.filter { !isPart($0, of: presentation) }
    }

    private func initialisers(of presentation: Vocabulary.Presentation) -> [Spot] {
        words(of: [.presentation]).filter { spot in
            guard spot.text == "init", !(spot.previous?.is(".") ?? false), spot.isCall else { return false }
            let parameters = spot.file.tokens[spot.index...spot.file.tokens.closing(spot.index + 1)]
            return isPart(spot, of: presentation)
                && parameters.contains { $0.kind == .word && presentation.isMade(of: $0.text) }
        }
    }

    private func memberwiseCalls(of presentation: Vocabulary.Presentation) -> [Spot] {
        let names = names(of: presentation)
        let properties = storedProperties(of: .presentation).filter { isPart($0.spot, of: presentation) }
        let labels = properties.reduce(into: Set()) { $0.formUnion($1.words) }
        return words(outside: []).filter { spot in
            guard names.contains(spot.text) || ["Self", "init"].contains(spot.text), spot.isCall else { return false }
            // An initialiser that takes an entity may hand its words on to the memberwise one: that is still one place.
            let isHandedOn = spot.text == "init" && spot.after(-2)?.is("self") ?? false
            // One label tells a presentation of one word only with the name before it.
            let isShort = properties.count == 1 && names.contains(spot.text)
            return !isHandedOn && spot.labels.intersection(labels).count > (isShort ? 0 : 1)
        }
    }

    private func names(of presentation: Vocabulary.Presentation) -> Set<String> {
        names(of: [.presentation]).filter { vocabulary.presentation(named: $0)?.name == presentation.name }
    }

    /// Whether the place is in the presentation's own code, and not in that of another one.
    private func isPart(_ spot: Spot, of presentation: Vocabulary.Presentation) -> Bool {
        let around = spot.file.types.filter { roles[$0.name] == .presentation && $0.extent.contains(spot.index) }
        return around.contains { vocabulary.presentation(named: $0.name)?.name == presentation.name }
    }
}

extension Vocabulary.Presentation {
    /// Whether it puts a type of this name into words.
    fileprivate func isMade(of type: String) -> Bool { entity.map { $0 == type } ?? type.hasSuffix("State") }
}

extension Spot {
    /// The labels of the arguments of a call.
    fileprivate var labels: Set<String> {
        let arguments = (index + 2)..<max(file.tokens.closing(index + 1), index + 2)
        return Set(
            file.tokens.outermost(in: arguments).filter { file.tokens[$0 + 1].is(":") }.map { file.tokens[$0].text })
    }
}
