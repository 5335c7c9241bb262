/// One requirement for the layers of a step, and the check that finds where the layers don't meet it.
public struct Rule: Sendable, CustomStringConvertible {
    /// The rule's name, such as `view-formats-nothing`.
    public let id: String
    /// The requirement, in one sentence.
    public let sentence: String
    /// The steps that the rule applies to.
    public let steps: ClosedRange<StructureStep>
    /// The kind of the rule's findings.
    public let kind: Finding.Kind
    /// The remedy, if it's the same for every finding.
    private let remedy: String
    private let check: @Sendable (Layers) -> [Sighting]

    init(
        _ id: String, _ sentence: String, steps: ClosedRange<StructureStep> = .mvvm ... .interactor,
        kind: Finding.Kind = .violation, remedy: String = "", check: @escaping @Sendable (Layers) -> [Sighting]
    ) {
        (self.id, self.sentence, self.steps, self.kind) = (id, sentence, steps, kind)
        (self.remedy, self.check) = (remedy.isEmpty ? "" : ": \(remedy)", check)
    }

    /// All the rules, with Top Movies' vocabulary.
    public static let all = all(of: .topMovies)

    /// Returns all the rules for a vocabulary. A folder without findings has the structure that its step requires.
    public static func all(of vocabulary: Vocabulary) -> [Rule] {
        layers(of: vocabulary) + directions(of: vocabulary) + formatting(of: vocabulary) + references
    }

    /// Returns every place where the rule is broken, with at most one finding per line.
    func findings(in layers: Layers) -> [Finding] {
        var seen: Set<SourceFacts.Place> = []
        return check(layers).sorted { ($0.place, $0.sentence) < ($1.place, $1.sentence) }.filter {
            seen.insert($0.place).inserted
        }.map {
            Finding(
                rule: id, kind: kind, file: $0.place.file, line: $0.place.line == 0 ? nil : $0.place.line,
                sentence: $0.sentence + remedy)
        }
    }

    /// The rule's name.
    public var description: String { id }
}

/// A problem that a rule's check found, and its place. Line 0 means the whole file or folder.
struct Sighting {
    let place: SourceFacts.Place
    let sentence: String
}

extension SourceFacts.Member {
    func says(_ sentence: String) -> Sighting { Sighting(place: place, sentence: sentence) }

    func says(of use: SourceFacts.Use, _ sentence: String) -> Sighting {
        let subject = receiver.map { "hands \($0) a closure that " } ?? ""
        return Sighting(place: .init(file: place.file, line: use.line), sentence: subject + sentence)
    }

    /// Returns a sighting for each of the member's uses that meet the condition.
    func uses(where condition: (SourceFacts.Use) -> Bool, say sentence: (SourceFacts.Use) -> String) -> [Sighting] {
        uses.filter(condition).map { says(of: $0, sentence($0)) }
    }
}
