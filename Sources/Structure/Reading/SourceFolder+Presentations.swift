extension SourceFolder {
    /// The places that put a movie's facts into words: initialisers of the presentation that take a `Movie`, and calls
    /// of the one that takes the words.
    var presentationPlaces: [Spot] {
        presentationInitialisers + memberwiseCalls
    }

    private var presentationInitialisers: [Spot] {
        words(of: [.presentation]).filter { spot in
            guard spot.text == "init", !(spot.previous?.is(".") ?? false), spot.isCall else { return false }
            let parameters = spot.file.tokens[spot.index...spot.file.tokens.closing(spot.index + 1)]
            return parameters.contains { $0.is("Movie") }
        }
    }

    private var memberwiseCalls: [Spot] {
        let names = names(of: [.presentation]).union(["Self", "init"])
        let labels = storedProperties(of: .presentation).reduce(into: Set()) { $0.formUnion($1.words) }
        return words(outside: []).filter { spot in
            guard names.contains(spot.text), spot.isCall else { return false }
            // An initialiser that takes a movie may hand its words on to the memberwise one: that is still one place.
            let isHandedOn = spot.text == "init" && spot.after(-2)?.is("self") ?? false
            return !isHandedOn && spot.labels.intersection(labels).count > 1
        }
    }
}

extension Spot {
    /// The labels of the arguments of a call.
    fileprivate var labels: Set<String> {
        let arguments = (index + 2)..<max(file.tokens.closing(index + 1), index + 2)
        return Set(
            file.tokens.outermost(in: arguments).filter { file.tokens[$0 + 1].is(":") }.map { file.tokens[$0].text })
    }
}
