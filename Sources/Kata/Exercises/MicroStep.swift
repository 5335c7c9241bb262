/// A small step on the way through an exercise, after which all laws are kept.
struct MicroStep: Sendable {
    /// What is done, as the message of a commit would say.
    let sentence: String
    /// The files that are from now on as in the solution.
    var final: [String] = []
    /// The folder beside the task with files that stand so for a while only.
    var interim: String?

    /// The way through exercise 2 that its task proposes.
    static let presenter = [
        MicroStep(sentence: "A movie in words is a type", final: ["MoviePresentation.swift"]),
        MicroStep(sentence: "The views use it inside", interim: "micro-step"),
        MicroStep(
            sentence: "A presenter offers the words",
            final: ["MovieListContract.swift", "MovieListPresenter.swift"]),
        MicroStep(
            sentence: "The list's views talk to the presenter",
            final: ["TextMovieListView.swift", "JSONMovieListView.swift", "MovieListModule.swift"]),
        MicroStep(
            sentence: "The details take the same step",
            final: [
                "MovieDetailContract.swift", "MovieDetailPresenter.swift", "MovieDetailModule.swift",
                "TextMovieDetailView.swift", "JSONMovieDetailView.swift",
            ]),
    ]
}
