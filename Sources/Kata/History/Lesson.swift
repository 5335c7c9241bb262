import Foundation

/// The message of the commit of a step.
struct Lesson: Sendable {
    let step: Step
    let title: String
    /// The reason for the step, and its cost.
    let body: String

    /// The commit's tag, such as `step-1-mvvm`.
    var tag: String { "step-\(step.textFolder)" }

    /// The lessons of all steps, from `lessons.txt`.
    static let all = zip(Step.all, "\n\(Resource.text("lessons.txt"))".split(separator: "\n== ")).map { step, text in
        let lines = text.split(separator: "\n", maxSplits: 1)
        return Lesson(
            step: step, title: String(lines[0]), body: lines[1].trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
