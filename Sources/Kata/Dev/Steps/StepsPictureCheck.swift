import Structure

/// Compares the hand-drawn pictures of the four steps with the sources and the traces.
struct StepsPictureCheck {
    let facts: Facts
    private let maps: [Step: StructureMap]

    init(of facts: Facts) {
        self.facts = facts
        maps = facts.sources.mapValues { StructureMap(of: $0) }
    }

    /// Returns what a drawing lacks, and what it shows that doesn't exist.
    func complaints(about drawing: String, in file: String) -> [Complaint] {
        zip(Step.all, StepsPicture.frames(of: drawing)).flatMap { step, frame in
            let drawn = frame.matches(of: /(?:class="line (\w+)[^>]* )?data-(box|arrow|hop)="([^"]*)"/).map {
                "\($0.1.map { "\($0) " } ?? "")\($0.2) '\($0.3)'"
            }
            let existing = pieces(of: step)
            let absent = existing.filter { !drawn.contains($0) }.map {
                "lacks the \($0) in step \(step.number): draw it."
            }
            let extra = drawn.enumerated().filter { !existing.contains($1) || drawn.prefix($0).contains($1) }.map {
                "has the \($0.element) in step \(step.number), which doesn't exist, or twice: delete it."
            }
            return (absent + extra).map { Complaint(file: file, line: nil, sentence: $0) }
        }
    }

    /// Returns a drawing with the lines of each layer counted anew.
    func counted(in drawing: String) -> String {
        drawing.replacing(/data-lines="(\d) (\w+)">\d+/) { match in
            let step = Step.all.first { "\($0.number)" == match.1 }
            let types = step.flatMap { maps[$0] }?.boxes.first { $0.name == match.2 }?.types ?? []
            let files = step.map {
                facts.sources[$0, default: [:]].values.filter { text in
                    types.contains { text.contains("class \($0):") }
                }
            }
            let count = files?.map { $0.count { $0 == "\n" } }.reduce(0, +) ?? 0
            return "data-lines=\"\(match.1) \(match.2)\">\(count)"
        }
    }

    /// The boxes, arrows and calls of a step, as a drawing names them: calls that load the list have numbers, and those
    /// that open a movie have letters.
    private func pieces(of step: Step) -> [String] {
        let hops = zip(["load", "open"], ["123456789", "abcdefghi"]).flatMap { part, marks in
            zip(marks, facts.traces[step]?[part] ?? []).map { "hop '\($0) \($1.escaped)'" }
        }
        let map = maps[step]
        return (map?.boxes ?? []).map { "box '\($0.name)'" }
            + (map?.arrows ?? []).map { "\($0.kind) arrow '\($0.from) \($0.to)'" }
            + hops
    }
}
