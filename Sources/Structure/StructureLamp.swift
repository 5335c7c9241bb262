/// Checks the dependencies between a folder's layers against a step's rules. It goes by what types do, not by names.
public enum StructureLamp {
    /// The violations of `step`'s rules, file by file, in an application's `vocabulary`, or why it can't be checked.
    public static func findings(
        in facts: SourceFacts, step: StructureStep, of vocabulary: Vocabulary = .topMovies
    ) -> [Finding] {
        if let refusal = facts.refusal {
            return [Finding(rule: "not-judged", kind: .notJudged, file: facts.name, line: nil, sentence: refusal)]
        }
        let layers = Layers(of: facts, in: vocabulary)
        return Rule.all(of: vocabulary).filter { $0.steps.contains(step) }.flatMap { $0.findings(in: layers) }
            .sorted { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
    }

    /// The classes of each layer, by name. ViewModel may be Interactor, and a class that only has the name counts too.
    public static func classes(in facts: SourceFacts, of vocabulary: Vocabulary = .topMovies) -> [String: Set<String>] {
        let layers = Layers(of: facts, in: vocabulary)
        let objects = layers.declarations.values.filter(\.isReference).map(\.name)
        return Dictionary(
            uniqueKeysWithValues: Role.allCases.map { role in
                (role.rawValue, Set(layers.classes(of: role) + objects.filter { Layers.claim(of: $0) == role }))
            })
    }

    /// The numbers of places that read an entity's fact to show it, and that push or pop a screen; nil if unknown.
    public static func places(
        in facts: SourceFacts, of vocabulary: Vocabulary = .topMovies
    ) -> (formatting: Int, navigating: Int)? {
        guard facts.refusal == nil else { return nil }
        let layers = Layers(of: facts, in: vocabulary)
        let above = facts.members.filter { member in
            member.owner.map { ![.viewModel, .root].contains(layers.role(of: $0)) } ?? true
        }.flatMap(\.uses)
        return (above.count(where: layers.readsEntity), above.count(where: layers.pushes))
    }
}
