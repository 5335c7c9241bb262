/// A check of a folder's layers and dependencies against a step's rules. Finds layers by what types do, not by name.
public enum StructureLamp {
    /// Returns the places where an app with this `vocabulary` breaks `step`'s rules, or why the rules can't be checked.
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

    /// Returns each layer's concrete types, and classes that match it in name only. Interactors count as view models.
    public static func classes(in facts: SourceFacts, of vocabulary: Vocabulary = .topMovies) -> [String: Set<String>] {
        let layers = Layers(of: facts, in: vocabulary)
        let objects = layers.declarations.values.filter(\.isReference).map(\.name)
        return Dictionary(
            uniqueKeysWithValues: Role.allCases.map { role in
                (role.rawValue, Set(layers.classes(of: role) + objects.filter { Layers.claim(of: $0) == role }))
            })
    }
}
