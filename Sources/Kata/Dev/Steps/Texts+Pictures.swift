import Structure

extension Texts {
    static let drawings = [StepsPicture.wide, StepsPicture.tall]

    /// The outdated pictures, by path: those of the steps' layers, and the counts of lines in those drawn by hand.
    func pictures() throws -> [String: String] {
        var pictures: [String: String] = [:]
        for (step, map) in maps {
            let picture = BoxesPicture(
                of: map, previous: step.previous.flatMap { maps[$0] },
                title: "The layers of step \(step.number), \(step.title)", id: "boxes-\(step.number)")
            pictures["Steps/\(step.textFolder)/boxes.svg"] = picture.svg
        }
        for file in Self.drawings { pictures[file] = counted(in: try facts.repository.text(at: file)) }
        return pictures.filter { (try? facts.repository.text(at: $0)) != $1 }
    }

    /// Returns what a drawing lacks, and what it shows that doesn't exist.
    func drawingComplaints(about file: String) throws -> [String] {
        zip(Step.all, StepsPicture.frames(of: try facts.repository.text(at: file))).flatMap { step, frame in
            let drawn = frame.matches(of: /(?:class="line (\w+)[^>]* )?data-(box|arrow|hop)="([^"]*)"/).map {
                "\($0.1.map { "\($0) " } ?? "")\($0.2) '\($0.3)'"
            }
            let existing = pieces(of: step)
            let absent = existing.filter { !drawn.contains($0) }
            let extra = zip(0..., drawn).filter { !existing.contains($1) || drawn.prefix($0).contains($1) }.map(\.1)
            let place = "in step \(step.number)"
            return absent.map { "\(file) lacks the \($0) \(place): draw it." }
                + extra.map { "\(file) has the \($0) \(place), which doesn't exist, or twice: delete it." }
        }
    }

    /// The boxes, arrows and calls of a step, as a drawing names them: calls that load the list have numbers, and those
    /// that open a movie have letters.
    private func pieces(of step: Step) -> [String] {
        let hops = zip(["load", "open"], ["123456789", "abcdefghi"]).flatMap { part, marks in
            zip(marks, facts.traces[step]?[part] ?? []).map { "hop '\($0) \($1.escaped)'" }
        }
        guard let map = maps[step] else { return hops }
        return map.boxes.map { "box '\($0.name)'" } + map.arrows.map { "\($0.kind) arrow '\($0.from) \($0.to)'" } + hops
    }

    /// Returns a drawing with the lines of each layer counted anew.
    private func counted(in drawing: String) -> String {
        drawing.replacing(/data-lines="(\d) (\w+)">\d+/) { match in
            let step = Step.all.first { "\($0.number)" == match.1 }
            let types = step.flatMap { maps[$0] }?.boxes.first { $0.name == match.2 }?.types ?? []
            let sources = step.flatMap { facts.sources[$0]?.values.map(\.self) } ?? []
            let files = sources.filter { text in types.contains { text.contains("class \($0):") } }
            return "data-lines=\"\(match.1) \(match.2)\">\(files.joined().count { $0 == "\n" })"
        }
    }
}
