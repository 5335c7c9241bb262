/// Which step suits a project, from five answers. The number of screens isn't one: all steps grow alike with it.
struct Advice {
    /// A line of `advice.txt`: a question, named by its option, and its answers, or the advice in a case.
    struct Entry: Sendable {
        let name: String
        let words: [String]
        let text: String
    }

    private static let entries = Resource.text("advice.txt").matches(of: /(?m)^(\S+) (.+?): (.+)$/).map {
        Entry(name: String($0.1), words: $0.2.split(separator: " ").map(String.init), text: String($0.3))
    }

    static let questions = entries.filter { $0.name.hasPrefix("--") }

    /// The index of each answer among its question's, by option.
    private let answers: [String: Int]
    /// The step to begin with. Step 4 is step 3 by another name.
    let step: Step
    /// The reason, in a sentence.
    let reason: String
    /// The changes whose figures support the answer.
    let rows: [String]

    init(answers: [String: Int]) {
        self.answers = answers
        func answer(_ option: String) -> Int { answers[option] ?? 0 }
        let isLargeForYears = answer("--team") > 1 && answer("--lifetime") > 1
        // Whether each change of the views' texts would have to be made in more than one view.
        let isFormattedTwice =
            answer("--platforms") > 0 || answer("--redesigns") > 1
            || answer("--redesigns") > 0 && answer("--lifetime") > 1
        // Whether more than one view would have to navigate in the same way.
        let isNavigatedTwice = answer("--routes") > 1 || answer("--routes") > 0 && isFormattedTwice
        let name =
            isNavigatedTwice
            ? isLargeForYears ? "both" : "navigated"
            : isFormattedTwice ? "formatted" : isLargeForYears ? "large" : "simple"
        guard let entry = Self.entries.first(where: { $0.name == name }),
            let step = Step.all.first(where: { "\($0.number)" == entry.words[0] })
        else { preconditionFailure("Advice: 'advice.txt' says what to do if '\(name)'.") }
        (self.step, reason, rows) = (step, entry.text, Array(entry.words.dropFirst()))
    }

    /// The answers that would lead to another step, each by itself.
    var alternatives: [(option: String, answer: String, step: Int)] {
        Self.questions.flatMap { question in
            question.words.enumerated().map { index, answer in
                (question.name, answer, Advice(answers: answers.merging([question.name: index]) { $1 }).step.number)
            }
        }.filter { $0.2 != step.number }
    }
}
