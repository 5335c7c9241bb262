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

    /// Who may know the platform.
    static let platform = [
        Rule("platform", "Only views, the router and the composition roots know the console.") { folder in
            let roles: Set<Role> = [.business, .presenter, .presentation]
            let uses = folder.words(of: roles).filter {
                platformTypes.contains($0.text) || printing.contains($0.text) && $0.isCall
            }
            return folder.imports(of: "ConsoleUI", inFilesOf: roles)
                .map { $0.says("imports ConsoleUI: only views, the router and the module know the platform") }
                + uses.map { $0.says("knows the platform by \($0.text): leave that to a view or the router") }
        }
    ]

    private static let platformTypes: Set = ["Console", "Navigator", "Screen", "FileHandle"]
    private static let printing: Set = ["print", "debugPrint", "fputs", "puts", "putchar", "NSLog"]

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
    fileprivate func isService(in vocabulary: Vocabulary) -> Bool {
        text.hasSuffix(vocabulary.serviceEnding) || text == vocabulary.service && (next?.is(".") ?? false)
    }

    fileprivate var isNavigation: Bool {
        ["navigator", "Navigator", "router"].contains(text) || text.hasPrefix("show") && text.hasSuffix("View")
            || ["push", "pop"].contains(text) && isCall
    }
}
