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
            let frames = StepsPicture.frames(of: try facts.repository.text(at: file))
            return zip(Step.both, frames).flatMap { step, frame in
                complaints(about: String(frame), of: step, in: file, showsHops: true)
            }
        }
        let boxes = try Step.all.flatMap { step in
            let file = "Steps/\(step.textFolder)/boxes.svg"
            let drawing = try facts.repository.text(at: file)
            return complaints(about: drawing, of: step, in: file, showsHops: false)
        }
        return frames + boxes
    }

    private func complaints(
        about drawing: String, of step: Step, in file: String, showsHops: Bool
    ) -> [String] {
        let expected = pieces(of: step).filter { showsHops || !$0.hasPrefix("hop") }
        var extra: [String] = []
        var missing = expected
        for match in drawing.matches(of: /(?:class="line (\w+)[^>]* )?data-(box|arrow|hop)="([^"]*)"/) {
            let kind = match.1.map { "\($0) " } ?? ""
            let piece = "\(kind)\(match.2) '\(match.3)'"
            if let index = missing.firstIndex(of: piece) {
                missing.remove(at: index)
            } else {
                extra.append(piece)
            }
        }
        let place = "in step \(step.name)"
        return missing.map { "\(file) lacks the \($0) \(place): draw it." }
            + extra.map { "\(file) has a stray or duplicate \($0) \(place): delete it." }
    }

    /// Returns the boxes, arrows and calls to draw for a step. Calls have numbers for loading, and letters for opening.
    private func pieces(of step: Step) -> [String] {
        let marks = [("load", "123456789"), ("open", "abcdefghi")]
        let hops = marks.flatMap { part, marks in
            zip(marks, facts.traces[step]?[part] ?? []).map { mark, hop in
                "hop '\(mark) \(hop.escaped)'"
            }
        }
        guard let map = maps[step] else { return hops }
        let boxes = map.boxes.map { "box '\($0)'" }
        let arrows = map.arrows.map { "\($0.kind) arrow '\($0.from) \($0.to)'" }
        return boxes + arrows + hops
    }

    /// Returns `drawing` with updated line counts for each layer.
    private func counted(in drawing: String) -> String {
        drawing.replacing(/data-lines="(\w+) (\w+)">\d+/) { match in
            let step = Step.both.first { $0.name == match.1 }
            let sources = step.flatMap { facts.sources[$0] } ?? [:]
            let files = sources.filter { $0.key.hasSuffix("\(match.2).swift") }
            let count = files.values.joined().count { $0 == "\n" }
            return "data-lines=\"\(match.1) \(match.2)\">\(count)"
        }
    }
}
