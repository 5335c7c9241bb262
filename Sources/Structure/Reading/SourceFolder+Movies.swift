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
        let presentations = names(of: [.presentation])
        let labels = Set(storedProperties(of: .presentation).compactMap { $0.spot.next?.text })
        return words(outside: []).filter { spot in
            let isName = presentations.contains(spot.text)
            let open = isName && spot.next?.is(".") ?? false && spot.after(2)?.is("init") ?? false ? 3 : 1
            guard isName || spot.text == "init" && spot.previous?.is(".") ?? false else { return false }
            guard spot.after(open)?.is("(") ?? false, !(spot.previous?.is("self") ?? false) else { return false }
            let tokens = spot.file.tokens
            let start = spot.index + open
            let given = tokens.outermost(in: (start + 1)..<tokens.closing(start))
                .filter { tokens[$0 + 1].is(":") && labels.contains(tokens[$0].text) }
            return given.count > 1
        }
    }

    /// The places in views that read a fact of a raw `Movie`.
    var factsInViews: [Spot] {
        let sources = movieSources
        return functions(of: .view).flatMap { file, extent in
            let spots = extent.map { Spot(file: file, index: $0) }
            let movies = Set(spots.filter(\.isTypedMovie).map(\.text))
                .union(spots.filter { $0.isBinding(from: sources) }.compactMap { $0.next?.text })
            return spots.compactMap { $0.fact(of: movies, sources: sources) }
        }
    }

    /// The names of properties and functions that hand out a `Movie`.
    private var movieSources: Set<String> {
        Set(
            words(outside: []).compactMap { spot in
                let tokens = spot.file.tokens
                if spot.text == "var" || spot.text == "let" {
                    return Spot(file: spot.file, index: spot.index + 1).isTypedMovie ? spot.next?.text : nil
                }
                guard spot.text == "func", spot.after(2)?.is("(") ?? false else { return nil }
                let result = tokens[tokens.closing(spot.index + 2)...].dropFirst().prefix(3).map(\.text)
                return result == ["-", ">", "Movie"] ? spot.next?.text : nil
            })
    }

    private func functions(of role: Role) -> [(SourceFile, Range<Int>)] {
        words(of: [role]).filter { $0.text == "func" || $0.text == "init" }.compactMap { spot in
            let tokens = spot.file.tokens
            let open = tokens.outermost(in: spot.index..<tokens.endIndex).first { tokens[$0].is("{") }
            return open.map { (spot.file, spot.index..<tokens.closing($0)) }
        }
    }
}

extension Spot {
    /// Whether it is a name with the type `Movie`, as a parameter's or a variable's.
    fileprivate var isTypedMovie: Bool {
        token.kind == .word && next?.is(":") ?? false && after(2)?.is("Movie") ?? false
    }

    /// Whether it begins `let movie = presenter.movie(…)`.
    fileprivate func isBinding(from sources: Set<String>) -> Bool {
        guard token.is("let") || token.is("var"), after(2)?.is("=") ?? false else { return false }
        return file.tokens[(index + 3)...].prefix { $0.line == token.line }.contains { sources.contains($0.text) }
    }

    private static let facts: Set = [
        "rank", "title", "year", "rating", "votes", "director", "runtimeMinutes", "genres",
    ]

    /// The fact behind the dot, where this one is a movie.
    fileprivate func fact(of movies: Set<String>, sources: Set<String>) -> Spot? {
        let isMember = previous?.is(".") ?? false
        guard token.kind == .word, (isMember ? sources : movies).contains(text) else { return nil }
        var behind = index + 1
        if isMember && isCall { behind = file.tokens.closing(behind) + 1 }
        while behind < file.tokens.endIndex, file.tokens[behind].is("?") || file.tokens[behind].is("!") { behind += 1 }
        guard behind + 1 < file.tokens.endIndex, file.tokens[behind].is("."),
            Self.facts.contains(file.tokens[behind + 1].text)
        else { return nil }
        return Spot(file: file, index: behind + 1)
    }
}
