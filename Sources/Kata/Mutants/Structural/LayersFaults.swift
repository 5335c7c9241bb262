import Structure

extension Fault {
    static let layers = [
        Fault(
            "the word ViewModel is left", rule: "renamed", steps: .interactor ... .interactor,
            in: "MovieListModule.swift", find: "let interactor = ", replace: "let viewmodel = "),
        Fault(
            "a presenter too early", rule: "no-presenter-yet", steps: .mvvm ... .mvvm, in: "MovieListViewModel.swift",
            find: "/// The top", replace: "struct MovieListPresenter {}\n/// The top"),
        Fault(
            "a presentation too early", rule: "no-presenter-yet", steps: .mvvm ... .mvvm,
            in: "MovieListViewModel.swift",
            find: "/// The top", replace: "struct MoviePresentation {}\n/// The top"),
        Fault(
            "a router too early", rule: "no-router-yet", steps: .mvvm ... .presenter, in: "MovieListModule.swift",
            find: "/// The comp", replace: "final class TopMovieListRouter {}\n/// The comp"),
        Fault(
            "an interactor too early", rule: "no-interactor-yet", steps: .mvvm ... .router, in: "MovieListModule.swift",
            find: "viewModel:", replace: "interactor:"),
    ]
}
