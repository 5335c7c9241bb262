/// Which step suits a project, from five answers. The number of screens doesn't matter: with six, step 4 is longer than
/// step 1 by about the same factor as with two.
struct Advice {
    /// A question and its possible answers, from the least to the most.
    struct Question: Sendable {
        /// The option that answers it, such as `--platforms`.
        let option: String
        let text: String
        let answers: [String]
    }

    static let questions = [
        ("--platforms", "How many kinds of views show the same screens (iPhone, Mac, widget …)?", "one two more"),
        ("--redesigns", "How often will views be redesigned or A/B-tested?", "never yearly often"),
        (
            "--routes",
            "Where does a tap lead: to a screen of its own, to one that taps elsewhere share, or where a rule says?",
            "own shared rule"
        ),
        ("--team", "How many people change the same screens?", "one some many"),
        ("--lifetime", "How long will the app live?", "weeks year years"),
    ].map { Question(option: $0, text: $1, answers: $2.split(separator: " ").map(String.init)) }

    /// The index of each answer among its question's, by option.
    let answers: [String: Int]

    private func answer(_ option: String) -> Int { answers[option] ?? 0 }

    private var isLargeForYears: Bool { answer("--team") > 1 && answer("--lifetime") > 1 }

    /// Whether each change of the views' texts would have to be made in more than one view.
    private var isFormattedTwice: Bool {
        answer("--platforms") > 0 || answer("--redesigns") > 1
            || answer("--redesigns") > 0 && answer("--lifetime") > 1
    }

    /// Whether more than one view would have to navigate in the same way.
    private var isNavigatedTwice: Bool { answer("--routes") > 1 || answer("--routes") > 0 && isFormattedTwice }

    /// The step to begin with. Step 4 is step 3 by another name.
    var step: Step {
        if isNavigatedTwice { return Step.all[isLargeForYears ? 3 : 2] }
        return Step.all[isFormattedTwice || isLargeForYears ? 1 : 0]
    }

    /// The reason, in a sentence.
    var reason: String {
        switch step.number {
        case 1: "One kind of view formats and navigates, so a presenter and a router would only forward."
        case 2 where !isFormattedTwice:
            "Your views would repeat little, but many people over years are better off with views that only lay out,"
                + " and with formatting that is tested without a screen."
        case 2:
            "Your views would format twice, and the presenter formats once; a tap opens what its"
                + " screen says."
        case 3: "Several views would navigate alike, or a rule decides where a tap leads: the router does it once."
        default:
            "Step 3, with the view model called interactor: many people over years benefit from VIPER's"
                + " fixed names, and from nothing else in it."
        }
    }

    /// The changes whose figures support the answer.
    var rows: [String] {
        switch step.number {
        case 1: ["05-after-1990", "06-sorted", "10-country", "11-offline"]
        case 2: ["01-markdown", "03-stars", "04-two-languages"]
        default: ["02-redesigned-list", "09-members-only"]
        }
    }

    /// An answer that would lead to another step.
    struct Alternative: Encodable {
        let option, answer: String
        let step: Int
    }

    /// The single answers that would lead to another step.
    var alternatives: [Alternative] {
        Self.questions.flatMap { question in
            question.answers.enumerated().map { index, answer in
                let other = Advice(answers: answers.merging([question.option: index]) { $1 }).step
                return Alternative(option: question.option, answer: answer, step: other.number)
            }
        }.filter { $0.step != step.number }
    }
}
