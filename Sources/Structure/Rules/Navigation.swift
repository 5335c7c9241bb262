extension Rule {
    /// Who leads from screen to screen.
    static func navigation(of vocabulary: Vocabulary) -> [Rule] {
        let from = vocabulary.from(.router)
        return [
            Rule(
                "view-does-not-navigate", "A view tells the presenter of a tap, and knows no way on, \(from).",
                steps: .router ... .interactor
            ) { folder in
                let ways = folder.names(of: [.module, .router])
                let words = folder.words(of: [.view]).filter { ways.contains($0.text) || $0.isNavigation }
                return words.map { $0.says("navigates by \($0.text): \(from) the presenter asks the router") }
            },
            Rule("router-navigates", "The router alone pushes screens, \(from).", steps: .router ... .interactor) {
                folder in
                folder.words(outside: [.router, .module, .view])
                    .filter { ["push", "pop"].contains($0.text) && $0.isCall }
                    .map { $0.says("calls \($0.text): \(from) navigation is the router's") }
            },
        ]
    }
}

extension Spot {
    fileprivate var isNavigation: Bool {
        ["navigator", "Navigator", "router"].contains(text) || text.hasPrefix("show") && text.hasSuffix("View")
            || ["push", "pop"].contains(text) && isCall
    }
}
