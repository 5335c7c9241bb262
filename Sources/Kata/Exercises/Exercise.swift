import Structure

/// One task for a participant: from some sources to others that behave alike.
struct Exercise: Sendable {
    /// From 1, in the order of the workshop.
    let number: Int
    /// The folder of its task, hints and sources in `Steps/exercises`.
    let folder: String
    let title: String
    var app = App.topMovies
    /// What the participant's copy is laid from.
    let start: SourcesFolder
    /// What the solution is laid from.
    let solution: SourcesFolder
    /// The step whose structure is asked for.
    let target: StructureStep
    var untouched: [String] = []
    /// Whether names are all that may change.
    var isRename = false
    /// What is asked for beyond the step's structure.
    var additions: [Addition] = []
    /// How often the laws are tried: once for each view that there is to be.
    var views = 2
    /// The laws that are not kept at the start. A refactoring's start keeps all.
    var brokenLaws: [String] = []
    /// What comes of a mistake that people make.
    let wrongTurn: WrongTurn

    /// A mistake that people make, and what the lamps must say of it.
    struct WrongTurn: Sendable {
        let meaning: String
        let verdict: Verdict
        /// The sources that it ends in, or nil where the files in `wrong-turn` are laid over the solution.
        var end: SourcesFolder?
    }

    /// A view that an exercise asks for: a class, and the module's mention of it.
    struct Addition: Sendable {
        /// How its name begins, such as "Markdown".
        let prefix: String
        /// What such a view is, for a person.
        let meaning: String
    }

    private static let belowTheView = [
        "MovieDetailContract.swift", "MovieDetailInteractor.swift", "MovieDetailPresenter.swift",
        "MovieListContract.swift", "MovieListInteractor.swift", "MovieListPresenter.swift", "MovieListRouter.swift",
        "MoviePresentation.swift",
    ]

    static let all = [
        Exercise(
            number: 1, folder: "1-mvvm", title: "make the given MVVM whole", start: .step(1), solution: .step(1),
            target: .mvvm,
            brokenLaws: ["empty", "late-failure", "newest-wins", "older-first"],
            wrongTurn: WrongTurn(meaning: "A second reload is ignored while one runs.", verdict: .behaviourRed)),
        Exercise(
            number: 2, folder: "2-presenter", title: "extract the presenter", start: .step(1), solution: .step(2),
            target: .presenter,
            wrongTurn: WrongTurn(meaning: "The navigation is moved as well.", verdict: .overshot, end: .step(3))),
        Exercise(
            number: 3, folder: "3-router", title: "extract the router", start: .step(2), solution: .step(3),
            target: .router,
            wrongTurn: WrongTurn(meaning: "The router holds the view strongly.", verdict: .behaviourRed)),
        Exercise(
            number: 4, folder: "4-interactor", title: "rename the view model", start: .step(3), solution: .step(4),
            target: .interactor, isRename: true,
            wrongTurn: WrongTurn(
                meaning: "The types are renamed, the presenter's property is not.", verdict: .notMoved)),
        Exercise(
            number: 5, folder: "5-markdown", title: "add a third view, Markdown", start: .step(4), solution: .step(4),
            target: .interactor,
            untouched: belowTheView, additions: [Addition(prefix: "Markdown", meaning: "a view that writes Markdown")],
            views: 3, wrongTurn: WrongTurn(meaning: "The presentation learns of Markdown.", verdict: .overshot)),
        Exercise(
            number: 6, folder: "6-redesign", title: "redesign the list behind an A/B switch", start: .step(4),
            solution: .step(4),
            target: .interactor, untouched: belowTheView,
            additions: [Addition(prefix: "Redesigned", meaning: "the list's new design")], views: 3,
            wrongTurn: WrongTurn(meaning: "The new view navigates by itself.", verdict: .structureRed)),
        Exercise(
            number: 7, folder: "7-back", title: "go back to MVVM, where VIPER is too much", start: .step(4),
            solution: .step(1), target: .mvvm,
            wrongTurn: WrongTurn(meaning: "The presenter is kept.", verdict: .notMoved, end: .step(2))),
        Exercise(
            number: 8, folder: "8-contacts", title: "Contacts, from MVVM to VIPER, on your own", app: .contacts,
            start: .contactsMVVM,
            solution: .contactsVIPER, target: .interactor,
            wrongTurn: WrongTurn(
                meaning: "The Add screen's presenter holds its delegate strongly.", verdict: .structureRed)),
    ]

    var next: Exercise? { Self.all.first { $0.number == number + 1 } }
}
