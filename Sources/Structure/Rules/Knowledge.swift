extension Rule {
    /// Who may know whom.
    static let knowledge = [
        Rule("knows-nobody-above", "The view model, later the interactor, knows no presenter, router or view.") {
            folder in
            let above = folder.names(of: [.view, .presenter, .router])
            return folder.words(of: [.business]).filter { above.contains($0.text) }.map {
                $0.says("knows \($0.text) above it: offer an Observable, and let whoever is above bind to it")
            }
        },
        Rule("service-is-below", "The business layer alone asks the service for movies.") { folder in
            let words = folder.words(of: [.view, .presenter, .presentation])
            return words.filter(\.isService).map {
                $0.says("knows \($0.text): leave the service to the view model or interactor, and call that")
            }
        },
        Rule(
            "view-knows-presenter-alone", "From step 2 on a view talks to its presenter alone.",
            steps: .presenter ... .interactor
        ) { folder in
            let business = folder.names(of: [.business])
            let words = folder.words(of: [.view]).filter { business.contains($0.text) || $0.isBusiness }
            return words.map { $0.says("knows \($0.text): from step 2 on a view talks to its presenter alone") }
        },
    ]
}

extension Spot {
    fileprivate var isBusiness: Bool {
        ["viewmodel", "interactor"].contains { text.lowercased().contains($0) }
    }

    fileprivate var isService: Bool {
        text.hasSuffix("MovieService") || text == "service" && (next?.is(".") ?? false)
    }
}
