extension Mutant {
    // Texts, which are put into copies of the steps: that each is told of is what they are for.
    static let safetyFaults = [
        Mutant("unowned", in: "MovieListViewModel.swift", "[weak self,", "[unowned self,", rule: "nothing-unowned"),
        Mutant(
            "the router's view is unowned", in: "MovieListRouter.swift", steps: 3...4,
            "weak var view: (any MovieListView)?", "unowned var view: any MovieListView", rule: "nothing-unowned"),
        Mutant("a force unwrap", in: "MovieListViewModel.swift", "self?.state", "self!.state", rule: "nothing-forced"),
        Mutant("a forced try", in: "MovieListViewModel.swift", "try await", "try! await", rule: "nothing-forced"),
        Mutant(
            "a forced cast", in: "MovieListModule.swift", "        return view", "        return view as! Screen",
            rule: "nothing-forced"),
        Mutant(
            "an implicitly unwrapped optional", in: "TextMovieListView.swift", "Cancellable?", "Cancellable!",
            rule: "nothing-forced"),
        Mutant(
            "a force unwrap inside a string", in: "MovieListViewModel.swift", "reason: error.message)",
            "reason: \"\"\"\n\\(error.message.first!)\n\"\"\")", rule: "nothing-forced"),
    ]
}
