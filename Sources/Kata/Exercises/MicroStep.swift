/// A small step on the way through an exercise, after which all laws are kept.
struct MicroStep: Sendable {
    /// What is done, as the message of a commit would say.
    let sentence: String
    /// The files that are from now on as in the solution.
    let final: [String]
    /// The folder beside the task with files that stand so for a while only.
    let interim: String?

    private init(_ sentence: String, final: [String] = [], interim: String? = nil) {
        (self.sentence, self.final, self.interim) = (sentence, final, interim)
    }

    /// The way through exercise 2 that its task proposes.
    static let presenter = [
        MicroStep("A movie in words is a type", final: ["MoviePresentation.swift"]),
        MicroStep("The views use it inside", interim: "micro-step"),
        MicroStep("A presenter offers the words", final: ["MovieListContract.swift", "MovieListPresenter.swift"]),
        MicroStep(
            "The list's views talk to the presenter",
            final: ["TextMovieListView.swift", "JSONMovieListView.swift", "MovieListModule.swift"]),
        MicroStep(
            "The details take the same step",
            final: [
                "MovieDetailContract.swift", "MovieDetailPresenter.swift", "MovieDetailModule.swift",
                "TextMovieDetailView.swift", "JSONMovieDetailView.swift",
            ]),
    ]
}
