/// What a commit tells of its step.
struct Lesson: Sendable {
    let step: Step
    /// The commit's first line.
    let title: String
    /// Why the step is taken, and what it costs.
    let body: String

    /// The name of the commit, such as `step-1-mvvm`.
    var tag: String { "step-\(step.textFolder)" }

    static let all = zip(Step.all, texts).map { Lesson(step: $0, title: $1.0, body: $1.1) }

    private static let texts = [
        (
            "Show the top movies with a view and a view model",
            """
            The UI shall not know the business rules: the view model ranks the movies,
            and the views observe it. What it costs: both views put movies into words,
            and both know the way to the details.
            """
        ),
        (
            "Add a presenter",
            """
            A second platform must not put movies into words again: MoviePresentation
            holds the words, made in one place, and the presenter hands them to any view.
            What it costs: one more layer to wire, and one more hop for each call.
            """
        ),
        (
            "Add a router",
            """
            A redesign must not navigate again: the presenter decides what a tap asks
            for, and the router knows the way. What it costs: one more type to wire,
            and a reference to the view that must be weak.
            """
        ),
        (
            "Call the view model Interactor",
            """
            With view, interactor, presenter and router, that is VIPER. Files and types
            are renamed, and nothing else changes. What it costs: nothing but the old
            name.
            """
        ),
    ]
}
