extension Mutant {
    static let layersFaults = [
        Mutant(
            "the word ViewModel is left", in: "MovieListModule.swift", steps: 4...4, "private let interactor:",
            "private let viewmodel:", rule: "renamed"),
        Mutant(
            "a presenter too early", in: "MovieListViewModel.swift", steps: 1...1, "/// The top",
            "struct MovieListPresenter {}\n/// The top", rule: "no-presenter-yet"),
        Mutant(
            "a presentation too early", in: "MovieListViewModel.swift", steps: 1...1, "/// The top",
            "struct MoviePresentation {}\n/// The top", rule: "no-presenter-yet"),
        Mutant(
            "a router too early", in: "MovieListModule.swift", steps: 1...2, "/// The comp",
            "final class DefaultMovieListRouter {}\n/// The comp", rule: "no-router-yet"),
        Mutant(
            "an interactor too early", in: "MovieListModule.swift", steps: 1...3, "viewModel:", "interactor:",
            rule: "no-interactor-yet"),
    ]
}
