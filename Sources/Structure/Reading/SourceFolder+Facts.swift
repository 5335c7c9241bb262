extension SourceFolder {
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

    /// What a presenter hands a `Movie` out by: the names of properties, and of functions with a parenthesis.
    private var movieSources: Set<String> {
        Set(
            words(of: [.presenter]).compactMap { spot in
                guard let name = spot.next?.text else { return nil }
                if spot.text == "var" || spot.text == "let" {
                    return Spot(file: spot.file, index: spot.index + 1).isTypedMovie ? name : nil
                }
                guard spot.text == "func", spot.after(2)?.is("(") ?? false else { return nil }
                let tokens = spot.file.tokens
                let result = tokens[tokens.closing(spot.index + 2)...].dropFirst().prefix(3).map(\.text)
                return result == ["-", ">", "Movie"] ? name + "(" : nil
            })
    }

    private func functions(of role: Role) -> [(SourceFile, Range<Int>)] {
        words(of: [role]).filter { ["func", "init", "var"].contains($0.text) }.compactMap { spot in
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

    /// Whether it is a member that hands out a movie.
    private func isSource(in sources: Set<String>) -> Bool {
        previous?.is(".") ?? false && sources.contains(isCall ? text + "(" : text)
    }

    /// Whether it begins `let movie = presenter.movie(…)`.
    fileprivate func isBinding(from sources: Set<String>) -> Bool {
        guard token.is("let") || token.is("var"), after(2)?.is("=") ?? false else { return false }
        let end = file.tokens.endOfStatement(from: index, in: index..<file.tokens.endIndex)
        return file.tokens.outermost(in: index..<end).contains { Spot(file: file, index: $0).isSource(in: sources) }
    }

    private static let facts: Set = [
        "rank", "title", "year", "rating", "votes", "director", "runtimeMinutes", "genres",
    ]

    /// The fact behind the dot, where this one is a movie.
    fileprivate func fact(of movies: Set<String>, sources: Set<String>) -> Spot? {
        let isVariable = movies.contains(text) && !(previous?.is(".") ?? false)
        guard token.kind == .word, isVariable || isSource(in: sources) else { return nil }
        let behind = isCall ? file.tokens.closing(index + 1) + 1 : index + 1
        let rest = file.tokens.indices.dropFirst(behind).drop { file.tokens[$0].is("?") || file.tokens[$0].is("!") }
        guard let dot = rest.first, file.tokens[dot].is("."), dot + 1 < file.tokens.endIndex,
            Self.facts.contains(file.tokens[dot + 1].text)
        else { return nil }
        return Spot(file: file, index: dot + 1)
    }
}
