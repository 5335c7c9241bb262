/// One sentence about who may know whom, and how to see that it is kept.
public struct Rule: Sendable, CustomStringConvertible {
    /// The name to find it by.
    public let id: String
    /// What must hold, in one sentence.
    public let sentence: String
    /// The steps that it holds for.
    public let steps: ClosedRange<StructureStep>
    /// What its findings say about how far the refactoring has come.
    public let kind: Finding.Kind
    private let check: @Sendable (SourceFolder) -> [Sighting]

    init(
        _ id: String, _ sentence: String, steps: ClosedRange<StructureStep> = .mvvm ... .interactor,
        kind: Finding.Kind = .violation, check: @escaping @Sendable (SourceFolder) -> [Sighting]
    ) {
        (self.id, self.sentence, self.steps, self.kind, self.check) = (id, sentence, steps, kind, check)
    }

    /// All rules, in the words of Top Movies.
    public static let all = all(of: .topMovies)

    /// All rules, in the words of an application. A folder of it without a finding under those of its step is built as
    /// the step asks.
    public static func all(of vocabulary: Vocabulary) -> [Rule] {
        layers(of: vocabulary) + earlyLayers(of: vocabulary) + platform + knowledge(of: vocabulary) + references
            + views(of: vocabulary) + navigation(of: vocabulary) + safety
    }

    /// Every place where the rule is broken, one finding a line.
    func findings(in folder: SourceFolder) -> [Finding] {
        var seen: Set<String> = []
        return check(folder)
            .filter { seen.insert("\($0.file):\($0.line ?? 0)").inserted }
            .map { Finding(rule: id, kind: kind, file: $0.file, line: $0.line, sentence: $0.sentence) }
    }

    /// The rule's name.
    public var description: String { id }
}

/// What a rule's check sees, and where.
struct Sighting {
    let file: String
    let line: Int?
    let sentence: String
}
