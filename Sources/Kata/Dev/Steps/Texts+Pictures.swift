import ExerciseKit

extension Texts {
    static let drawings = [StepsPicture.wide, StepsPicture.tall]

    /// Returns the drawings whose line counts are outdated, by path, with updated counts.
    func pictures() throws -> [String: String] {
        try Self.drawings.reduce(into: [:]) { pictures, file in
            let text = try facts.repository.text(at: file)
            if counted(in: text) != text { pictures[file] = counted(in: text) }
        }
    }

    /// Returns what is missing from the drawings, and anything they show that doesn't exist or is drawn twice.
    func drawingComplaints() throws -> [String] {
        let frames = try Self.drawings.flatMap { file in
            zip(Step.both, StepsPicture.frames(of: try facts.repository.text(at: file))).map { (file, $0, String($1)) }
        }
        let boxes = try Step.all.map { step in
            let file = "Steps/\(step.textFolder)/boxes.svg"
            return (file, step, try facts.repository.text(at: file))
        }
        return (frames + boxes).flatMap { file, step, drawing in
            let drawn = drawing.matches(of: /(?:class="line (\w+)[^>]* )?data-(box|arrow|hop)="([^"]*)"/).map {
                "\($0.1.map { "\($0) " } ?? "")\($0.2) '\($0.3)'"
            }
            let existing = pieces(of: step).filter { Self.drawings.contains(file) || !$0.hasPrefix("hop") }
            let absent = existing.filter { !drawn.contains($0) }
            let extra = zip(0..., drawn).filter { !existing.contains($1) || drawn.prefix($0).contains($1) }.map(\.1)
            let place = "in step \(step.name)"
            return absent.map { "\(file) lacks the \($0) \(place): draw it." }
                + extra.map { "\(file) has a stray or duplicate \($0) \(place): delete it." }
        }
    }

    /// Returns the boxes, arrows and calls to draw for a step. Calls have numbers for loading, and letters for opening.
    private func pieces(of step: Step) -> [String] {
        let hops = zip(["load", "open"], ["123456789", "abcdefghi"]).flatMap { part, marks in
            zip(marks, facts.traces[step]?[part] ?? []).map { "hop '\($0) \($1.escaped)'" }
        }
        guard let map = maps[step] else { return hops }
        return map.boxes.map { "box '\($0)'" } + map.arrows.map { "\($0.kind) arrow '\($0.from) \($0.to)'" } + hops
    }

    /// Returns `drawing` with updated line counts for each layer.
    private func counted(in drawing: String) -> String {
        drawing.replacing(/data-lines="(\w+) (\w+)">\d+/) { match in
            let step = Step.both.first { $0.name == match.1 }
            let files = step.flatMap { facts.sources[$0] }?.filter { $0.key.hasSuffix("\(match.2).swift") } ?? [:]
            return "data-lines=\"\(match.1) \(match.2)\">\(files.values.joined().count { $0 == "\n" })"
        }
    }
}
