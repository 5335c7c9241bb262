package import KataRoute
package import Structure

/// One task for a participant: from some sources to others that behave alike.
package struct Exercise: Sendable, Equatable {
    /// From 1, in the order of the workshop.
    package let number: Int
    /// The folder of its task, hints and sources in `Steps/exercises`.
    package let folder: String
    /// What there is to do, in a few words.
    package let title: String
    /// The step that the participant's copy is laid from.
    package let start: Step
    /// The step that the solution is laid from.
    package let solution: Step
    /// The step whose structure is asked for.
    package let target: StructureStep
    /// The files that must stay as they are laid.
    package let untouched: [String]
    /// What is asked for beyond the step's structure.
    package let additions: [Addition]
    /// How often the laws are tried: once for each view that there is to be.
    package let views: Int
    /// The laws that are not kept at the start. A refactoring's start keeps all.
    package let brokenLaws: [String]
    /// What comes of a mistake that people make.
    package let wrongTurn: WrongTurn

    /// A mistake that people make, and what the lamps must say of it.
    package struct WrongTurn: Sendable, Equatable {
        /// What somebody did.
        package let meaning: String
        /// The verdict.
        package let verdict: Verdict
        /// The step whose sources it ends in, or nil where the files in `wrong-turn` are laid over the solution.
        package let step: Step?

        init(_ meaning: String, _ verdict: Verdict, endsIn step: Step? = nil) {
            (self.meaning, self.verdict, self.step) = (meaning, verdict, step)
        }
    }

    /// A view that an exercise asks for: a class, and the module's mention of it.
    package struct Addition: Sendable, Equatable {
        /// How its name begins, such as "Markdown".
        package let prefix: String
        /// What such a view is, for a person.
        package let meaning: String
    }

    init(
        _ number: Int, _ folder: String, _ title: String, from start: Step, to solution: Step, target: StructureStep,
        untouched: [String] = [], additions: [Addition] = [], views: Int = 2, brokenLaws: [String] = [],
        wrongTurn: WrongTurn
    ) {
        (self.number, self.folder, self.title) = (number, folder, title)
        (self.start, self.solution, self.target) = (start, solution, target)
        (self.untouched, self.additions, self.views) = (untouched, additions, views)
        (self.brokenLaws, self.wrongTurn) = (brokenLaws, wrongTurn)
    }
}

extension Exercise {
    private static let belowTheView = [
        "MovieDetailContract.swift", "MovieDetailInteractor.swift", "MovieDetailPresenter.swift",
        "MovieListContract.swift", "MovieListInteractor.swift", "MovieListPresenter.swift", "MovieListRouter.swift",
        "MovieListState.swift", "MoviePresentation.swift",
    ]

    /// All exercises, in order.
    package static let all = [
        Exercise(
            1, "1-mvvm", "make the given MVVM whole", from: Step.all[0], to: Step.all[0], target: .mvvm,
            brokenLaws: ["empty", "late-failure", "newest-wins", "older-first"],
            wrongTurn: WrongTurn("A second reload is ignored while one runs.", .movedBroken)),
        Exercise(
            2, "2-presenter", "extract the presenter", from: Step.all[0], to: Step.all[1], target: .presenter,
            wrongTurn: WrongTurn("The navigation is moved as well.", .overshot, endsIn: Step.all[2])),
        Exercise(
            3, "3-router", "extract the router", from: Step.all[1], to: Step.all[2], target: .router,
            wrongTurn: WrongTurn("The router holds the view strongly.", .movedBroken)),
        Exercise(
            4, "4-interactor", "rename the view model", from: Step.all[2], to: Step.all[3], target: .interactor,
            wrongTurn: WrongTurn("The types are renamed, the presenter's property is not.", .notMoved)),
        Exercise(
            5, "5-markdown", "add a third view, Markdown", from: Step.all[3], to: Step.all[3], target: .interactor,
            untouched: belowTheView, additions: [Addition(prefix: "Markdown", meaning: "a view that writes Markdown")],
            views: 3, wrongTurn: WrongTurn("The presentation learns of Markdown.", .overshot)),
        Exercise(
            6, "6-redesign", "redesign the list behind an A/B switch", from: Step.all[3], to: Step.all[3],
            target: .interactor, untouched: belowTheView,
            additions: [Addition(prefix: "Redesigned", meaning: "the list's new design")], views: 3,
            wrongTurn: WrongTurn("The new view navigates by itself.", .movedBroken)),
        Exercise(
            7, "7-back", "go back to MVVM, where VIPER is too much", from: Step.all[3], to: Step.all[0], target: .mvvm,
            wrongTurn: WrongTurn("The presenter is kept.", .notMoved, endsIn: Step.all[1])),
    ]
}

extension Exercise: CustomStringConvertible {
    /// The exercise's number and title.
    package var description: String { "exercise \(number), \(title)" }
}
