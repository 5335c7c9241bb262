extension Rule {
    /// Who leads from screen to screen.
    static let navigation = [
        Rule(
            "view-does-not-navigate", "From step 3 on a view tells the presenter of a tap, and knows no way on.",
            steps: .router ... .interactor
        ) { folder in
            let ways = folder.names(of: [.module, .router])
            let words = folder.words(of: [.view]).filter { ways.contains($0.text) || $0.isNavigation }
            return words.map { $0.says("navigates by \($0.text): from step 3 on the presenter asks the router") }
        },
        Rule(
            "router-navigates", "From step 3 on the router alone pushes screens.", steps: .router ... .interactor
        ) { folder in
            folder.words(outside: [.router, .module, .view]).filter { ["push", "pop"].contains($0.text) && $0.isCall }
                .map { $0.says("calls \($0.text): from step 3 on navigation is the router's") }
        },
    ]
}

extension Spot {
    fileprivate var isNavigation: Bool {
        ["navigator", "Navigator", "router", "showDetailView"].contains(text)
            || ["push", "pop"].contains(text) && isCall
    }
}
