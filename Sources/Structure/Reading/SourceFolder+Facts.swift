extension SourceFolder {
    /// The places in views that read a fact of a raw `entity`.
    func factsInViews(of entity: Vocabulary.Entity) -> [Spot] {
        let sources = sources(of: entity.name)
        return functions(of: .view).flatMap { file, extent in
            let spots = extent.map { Spot(file: file, index: $0) }
            let entities = Set(spots.filter { $0.isTyped(as: entity.name) }.map(\.text))
                .union(spots.filter { $0.isBinding(from: sources) }.compactMap { $0.next?.text })
            return spots.compactMap { $0.fact(among: entity.facts, of: entities, sources: sources) }
        }
    }

    /// What whoever makes the presentations hands an entity out by: the names of properties, and of functions with a
    /// parenthesis.
    private func sources(of entity: String) -> Set<String> {
        Set(
            words(of: [viewModelPresents ? .business : .presenter]).compactMap { spot in
                guard let name = spot.next?.text else { return nil }
                if spot.text == "var" || spot.text == "let" {
                    return Spot(file: spot.file, index: spot.index + 1).isTyped(as: entity) ? name : nil
                }
                guard spot.text == "func", spot.after(2)?.is("(") ?? false else { return nil }
                let tokens = spot.file.tokens
                let result = tokens[tokens.closing(spot.index + 2)...].dropFirst().prefix(3).map(\.text)
                return result == ["-", ">", entity] ? name + "(" : nil
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
    /// Whether it is a name with the type `entity`, as a parameter's or a variable's.
    fileprivate func isTyped(as entity: String) -> Bool {
        token.kind == .word && next?.is(":") ?? false && after(2)?.is(entity) ?? false
    }

    /// Whether it is a member that hands out an entity.
    private func isSource(in sources: Set<String>) -> Bool {
        previous?.is(".") ?? false && sources.contains(isCall ? text + "(" : text)
    }

    /// Whether it begins `let movie = presenter.movie(…)`.
    fileprivate func isBinding(from sources: Set<String>) -> Bool {
        guard token.is("let") || token.is("var"), after(2)?.is("=") ?? false else { return false }
        let end = file.tokens.endOfStatement(from: index, in: index..<file.tokens.endIndex)
        return file.tokens.outermost(in: index..<end).contains { Spot(file: file, index: $0).isSource(in: sources) }
    }

    /// The fact behind the dot, where this one is an entity.
    fileprivate func fact(among facts: Set<String>, of entities: Set<String>, sources: Set<String>) -> Spot? {
        let isVariable = entities.contains(text) && !(previous?.is(".") ?? false)
        guard token.kind == .word, isVariable || isSource(in: sources) else { return nil }
        let behind = isCall ? file.tokens.closing(index + 1) + 1 : index + 1
        let rest = file.tokens.indices.dropFirst(behind).drop { file.tokens[$0].is("?") || file.tokens[$0].is("!") }
        guard let dot = rest.first, file.tokens[dot].is("."), dot + 1 < file.tokens.endIndex,
            facts.contains(file.tokens[dot + 1].text)
        else { return nil }
        return Spot(file: file, index: dot + 1)
    }
}
