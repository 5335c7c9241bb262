import Structure

/// One task for a participant: from some sources to others.
struct Exercise: Sendable {
    /// From 1, in the order of the workshop.
    let number: Int
    /// The folder of its task, hints and sources in `Steps/exercises`.
    let folder: String
    let title: String
    var app = App.topMovies
    /// The sources that the participant starts from.
    let start: SourcesFolder
    /// The sources of the solution.
    let solution: SourcesFolder
    /// The step whose structure the exercise asks for.
    let target: StructureStep
    /// The files that must stay as they were, and why.
    var untouched: (files: [String], reason: String) = ([], "")
    /// Whether names are all that may change.
    var isRename = false
    /// What users should see that they don't see at the start, or nil for a refactoring.
    var change: Change?
    /// The laws that are broken at the start. A refactoring starts with none.
    var brokenLaws: [String] = []
    /// The number of the exercise whose change this one repeats, with the new layer.
    var repeats: Int?

    /// How many views the laws are tried through.
    var views: Int { 2 + (change?.views ?? 0) }

    var next: Exercise? { Self.all.first { $0.number == number + 1 } }

    /// A change to what users see, and the template in `Texts/Changes` that adapts the laws to it.
    struct Change: Sendable {
        let name: String
        /// How many views the laws are tried through, besides the two.
        let views: Int
        /// The program's option for the change, and how the program makes the view.
        let option: String
        let view: String
        /// The option that shows the change.
        let arguments: [String]

        static let markdown = Change(
            name: "markdown", views: 1, option: "formats: [\"markdown\"]",
            view: "launch.choice == nil ? module.makeView(on: console) : module.makeMarkdownView(on: console)",
            arguments: ["--format", "markdown"])
        static let members = Change(
            name: "members", views: 2,
            option: "choice: Choice(\"--user\", [\"member\", \"guest\"], \"who uses the list (member)\")",
            view: "module.makeView(on: console, for: launch.choice == \"guest\" ? .guest : .member)",
            arguments: ["--user", "guest"])
        static let redesign = Change(
            name: "redesign", views: 1,
            option: "choice: Choice(\"--variant\", [\"a\", \"b\"], \"the design of the list (a)\")",
            view: "module.makeView(on: console, variant: launch.choice == \"b\" ? .b : .a)",
            arguments: ["--variant", "b"])
    }
}

extension Exercise {
    private static let views = ["TextMovieListView", "JSONMovieListView", "TextMovieDetailView", "JSONMovieDetailView"]
        .map { "\($0).swift" }
    private static let viewModels = ["MovieListViewModel.swift", "MovieDetailViewModel.swift"]
    private static let presenters = ["MovieListPresenter", "MovieDetailPresenter", "MoviePresentation"]
        .map { "\($0).swift" }
    private static let interactors = ["MovieListInteractor.swift", "MovieDetailInteractor.swift"]
    private static let newView = "has changed: restore it, the new view needs no change there"

    static let all = [
        Exercise(
            number: 1, folder: "1-mvvm", title: "make the given MVVM whole", start: .step(1), solution: .step(1),
            target: .mvvm, brokenLaws: ["empty", "late-failure", "newest-wins", "older-first"]),
        Exercise(
            number: 2, folder: "2-markdown", title: "a third view, Markdown, on MVVM", start: .step(1),
            solution: .step(1), target: .mvvm, untouched: (views + viewModels, newView), change: .markdown),
        Exercise(
            number: 3, folder: "3-presenter", title: "extract the presenter", start: .step(1), solution: .step(2),
            target: .presenter),
        Exercise(
            number: 4, folder: "4-markdown-again", title: "Markdown again, with a presenter", start: .step(2),
            solution: .step(2), target: .presenter, untouched: (views + viewModels + presenters, newView),
            change: .markdown, repeats: 2),
        Exercise(
            number: 5, folder: "5-members", title: "details for members only, without a router", start: .step(2),
            solution: .step(2), target: .presenter, change: .members),
        Exercise(
            number: 6, folder: "6-router", title: "extract the router", start: .step(2), solution: .step(3),
            target: .router),
        Exercise(
            number: 7, folder: "7-members-again", title: "members only again, with a router", start: .step(3),
            solution: .step(3), target: .router,
            untouched: (
                views, "has changed: restore it, a view doesn't decide who sees the details"
            ), change: .members, repeats: 5),
        Exercise(
            number: 8, folder: "8-interactor", title: "rename the view model", start: .step(3), solution: .step(4),
            target: .interactor, isRename: true),
        Exercise(
            number: 9, folder: "9-redesign", title: "redesign the list behind an A/B switch", start: .step(4),
            solution: .step(4), target: .interactor,
            untouched: (views + presenters + interactors + ["MovieListRouter.swift"], newView), change: .redesign),
        Exercise(
            number: 10, folder: "10-back", title: "go back to MVVM, where VIPER is too much", start: .step(4),
            solution: .step(1), target: .mvvm),
        Exercise(
            number: 11, folder: "11-contacts", title: "Contacts, from MVVM to VIPER, on your own", app: .contacts,
            start: .contactsMVVM, solution: .contactsVIPER, target: .interactor),
    ]
}
