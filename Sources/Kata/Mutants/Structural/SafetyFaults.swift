import Structure

extension Fault {
    // Texts, which are put into copies of the steps: that each is told of is what they are for.
    static let safety = [
        Fault(
            "unowned", rule: "nothing-unowned", in: "MovieListViewModel.swift", find: "[weak self,",
            replace: "[unowned self,"),
        Fault(
            "the router's view is unowned", rule: "nothing-unowned", steps: .router ... .interactor,
            in: "MovieListRouter.swift", find: "weak var view: (any MovieListView)?",
            replace: "unowned var view: any MovieListView"),
        Fault(
            "a force unwrap", rule: "nothing-forced", in: "MovieListViewModel.swift", find: "self?.state",
            replace: "self!.state"),
        Fault(
            "a forced try", rule: "nothing-forced", in: "MovieListViewModel.swift", find: "try await",
            replace: "try! await"),
        Fault(
            "a forced cast", rule: "nothing-forced", in: "MovieListModule.swift", find: "        return view",
            replace: "        return view as! Screen"),
        Fault(
            "an implicitly unwrapped optional", rule: "nothing-forced", in: "TextMovieListView.swift",
            find: "Cancellable?", replace: "Cancellable!"),
        Fault(
            "a force unwrap inside a string", rule: "nothing-forced", in: "MovieListState.swift",
            find: "reason: reason)", replace: "reason: \"\"\"\n\\(reason.first!)\n\"\"\")"),
    ]
}
