import Foundation
import Structure

/// All texts in `Steps/`.
struct Texts {
    private let facts: Facts

    init(facts: Facts) {
        self.facts = facts
    }

    /// All that is to be done, file by file.
    /// - Throws: what reading the texts throws.
    func complaints() throws -> [Complaint] {
        let steps = try Step.all.flatMap { step in
            guard let text = try text(of: step) else {
                return [
                    Complaint(
                        file: name(of: step), line: nil, sentence: "is missing: run 'swift run kata steps --write'.")
                ]
            }
            return StepTextCheck(facts: facts, step: step, file: name(of: step)).complaints(about: text)
        }
        return try steps
            + outdatedPictures().map {
                Complaint(
                    file: $0.file, line: nil,
                    sentence: "does not show the step as it is now: run 'swift run kata steps --write'.")
            } + LinkCheck(repository: facts.repository).complaints()
    }

    /// The pictures that are to be written: each step's boxes, beside its text.
    private func outdatedPictures() throws -> [(file: String, svg: String)] {
        let maps = facts.sources.mapValues { StructureMap(of: $0) }
        return Step.all.compactMap { step in
            guard let map = maps[step] else { return nil }
            let picture = BoxesPicture(
                of: map, previous: step.previous.flatMap { maps[$0] },
                title: "The layers of step \(step.number), \(step.title)", id: "boxes-\(step.number)")
            return ("Steps/\(step.textFolder)/boxes.svg", picture.svg)
        }.filter { file, svg in
            (try? String(contentsOf: facts.repository.root.appending(path: file), encoding: .utf8)) != svg
        }
    }

    /// Puts in what is generated, in each text where that changes something.
    /// - Returns: The files that were written.
    /// - Throws: what reading and writing the texts throws.
    func write() throws -> [String] {
        let texts = try Step.all.compactMap { step -> String? in
            let old = try text(of: step)
            let new = StepTextUpdate(facts: facts, step: step).updating(old ?? StepText(parsing: "# \(step.title)\n"))
            guard old != new else { return nil }
            let file = facts.repository.textFile(of: step)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try new.text.write(to: file, atomically: true, encoding: .utf8)
            return name(of: step)
        }
        let pictures = try outdatedPictures()
        for (file, svg) in pictures {
            try svg.write(to: facts.repository.root.appending(path: file), atomically: true, encoding: .utf8)
        }
        return texts + pictures.map(\.file)
    }

    private func text(of step: Step) throws -> StepText? {
        let file = facts.repository.textFile(of: step)
        guard FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else { return nil }
        return StepText(parsing: try String(contentsOf: file, encoding: .utf8))
    }

    private func name(of step: Step) -> String { "Steps/\(step.textFolder)/README.md" }
}
