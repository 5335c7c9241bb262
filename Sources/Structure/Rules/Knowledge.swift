extension Rule {
    /// Who may know whom.
    static func knowledge(of vocabulary: Vocabulary) -> [Rule] {
        [
            Rule("knows-nobody-above", "The view model, later the interactor, knows no presenter, router or view.") {
                folder in
                let above = folder.names(of: [.view, .presenter, .router])
                return folder.words(of: [.business]).filter { above.contains($0.text) }.map {
                    $0.says("knows \($0.text) above it: offer an Observable, and let whoever is above bind to it")
                }
            },
            Rule("service-is-below", "The business layer alone asks the \(vocabulary.service).") { folder in
                let words = folder.words(of: [.view, .presenter, .presentation])
                return words.filter { $0.isService(in: vocabulary) }.map {
                    $0.says(
                        "knows \($0.text): leave the \(vocabulary.service) to the view model or interactor, and call that"
                    )
                }
            },
            Rule(
                "view-knows-presenter-alone", "A view talks to its presenter alone, \(vocabulary.from(.presenter)).",
                steps: .presenter ... .interactor
            ) { folder in
                let business = folder.names(of: [.business])
                let words = folder.words(of: [.view]).filter {
                    business.contains($0.text) || $0.speaks(of: "viewmodel") || $0.speaks(of: "interactor")
                }
                return words.map {
                    $0.says("knows \($0.text): \(vocabulary.from(.presenter)) a view talks to its presenter alone")
                }
            },
        ]
    }
}

extension Spot {
    fileprivate func isService(in vocabulary: Vocabulary) -> Bool {
        text.hasSuffix(vocabulary.serviceEnding) || text == vocabulary.service && (next?.is(".") ?? false)
    }
}
