import Structure

/// One task for a participant: from some sources to others that behave alike.
struct Exercise: Sendable, Equatable {
    /// From 1, in the order of the workshop.
    let number: Int
    /// The folder of its task, hints and sources in `Steps/exercises`.
    let folder: String
    /// What there is to do, in a few words.
    let title: String
    /// The application that it is about.
    let app: App
    /// What the participant's copy is laid from.
    let start: SourcesFolder
    /// What the solution is laid from.
    let solution: SourcesFolder
    /// The step whose structure is asked for.
    let target: StructureStep
    /// The files that must stay as they are laid.
    let untouched: [String]
    /// What is asked for beyond the step's structure.
    let additions: [Addition]
    /// How often the laws are tried: once for each view that there is to be.
    let views: Int
    /// The laws that are not kept at the start. A refactoring's start keeps all.
    let brokenLaws: [String]
    /// What comes of a mistake that people make.
    let wrongTurn: WrongTurn

    /// A mistake that people make, and what the lamps must say of it.
    struct WrongTurn: Sendable, Equatable {
        /// What somebody did.
        let meaning: String
        /// The verdict.
        let verdict: Verdict
        /// The sources that it ends in, or nil where the files in `wrong-turn` are laid over the solution.
        let end: SourcesFolder?

        init(_ meaning: String, _ verdict: Verdict, endsIn end: SourcesFolder? = nil) {
            (self.meaning, self.verdict, self.end) = (meaning, verdict, end)
        }
    }

    /// A view that an exercise asks for: a class, and the module's mention of it.
    struct Addition: Sendable, Equatable {
        /// How its name begins, such as "Markdown".
        let prefix: String
        /// What such a view is, for a person.
        let meaning: String
    }

    init(
        _ number: Int, _ folder: String, _ title: String, of app: App = .topMovies, from start: SourcesFolder,
        to solution: SourcesFolder, target: StructureStep, untouched: [String] = [], additions: [Addition] = [],
        views: Int = 2, brokenLaws: [String] = [], wrongTurn: WrongTurn
    ) {
        (self.number, self.folder, self.title, self.app) = (number, folder, title, app)
        (self.start, self.solution, self.target) = (start, solution, target)
        (self.untouched, self.additions, self.views) = (untouched, additions, views)
        (self.brokenLaws, self.wrongTurn) = (brokenLaws, wrongTurn)
    }
}

extension Exercise {
    private static let belowTheView = [
        "MovieDetailContract.swift", "MovieDetailInteractor.swift", "MovieDetailPresenter.swift",
        "MovieListContract.swift", "MovieListInteractor.swift", "MovieListPresenter.swift", "MovieListRouter.swift",
        "MoviePresentation.swift",
    ]

    /// All exercises, in order.
    static let all = [
        Exercise(
            1, "1-mvvm", "make the given MVVM whole", from: .step(1), to: .step(1), target: .mvvm,
            brokenLaws: ["empty", "late-failure", "newest-wins", "older-first"],
            wrongTurn: WrongTurn("A second reload is ignored while one runs.", .movedBroken)),
        Exercise(
            2, "2-presenter", "extract the presenter", from: .step(1), to: .step(2), target: .presenter,
            wrongTurn: WrongTurn("The navigation is moved as well.", .overshot, endsIn: .step(3))),
        Exercise(
            3, "3-router", "extract the router", from: .step(2), to: .step(3), target: .router,
            wrongTurn: WrongTurn("The router holds the view strongly.", .movedBroken)),
        Exercise(
            4, "4-interactor", "rename the view model", from: .step(3), to: .step(4), target: .interactor,
            wrongTurn: WrongTurn("The types are renamed, the presenter's property is not.", .notMoved)),
        Exercise(
            5, "5-markdown", "add a third view, Markdown", from: .step(4), to: .step(4), target: .interactor,
            untouched: belowTheView, additions: [Addition(prefix: "Markdown", meaning: "a view that writes Markdown")],
            views: 3, wrongTurn: WrongTurn("The presentation learns of Markdown.", .overshot)),
        Exercise(
            6, "6-redesign", "redesign the list behind an A/B switch", from: .step(4), to: .step(4),
            target: .interactor, untouched: belowTheView,
            additions: [Addition(prefix: "Redesigned", meaning: "the list's new design")], views: 3,
            wrongTurn: WrongTurn("The new view navigates by itself.", .movedBroken)),
        Exercise(
            7, "7-back", "go back to MVVM, where VIPER is too much", from: .step(4), to: .step(1), target: .mvvm,
            wrongTurn: WrongTurn("The presenter is kept.", .notMoved, endsIn: .step(2))),
        Exercise(
            8, "8-contacts", "Contacts, from MVVM to VIPER, on your own", of: .contacts, from: .contactsMVVM,
            to: .contactsVIPER, target: .interactor,
            wrongTurn: WrongTurn("The Add screen's presenter holds its delegate strongly.", .movedBroken)),
    ]
}

extension Exercise {
    /// The exercise after this one, if this is not the last.
    var next: Exercise? { Self.all.first { $0.number == number + 1 } }
}

extension Exercise: CustomStringConvertible {
    /// The exercise's number and title.
    var description: String { "exercise \(number), \(title)" }
}
