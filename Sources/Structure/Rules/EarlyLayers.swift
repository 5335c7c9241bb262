extension Rule {
    /// Which layers there are not yet.
    static func earlyLayers(of vocabulary: Vocabulary) -> [Rule] {
        [
            Rule(
                "no-presenter-yet", "There is no presenter \(vocabulary.until(.presenter)).",
                steps: .mvvm ... .mvvm, kind: .overshot
            ) { folder in
                let roles: [Role] = vocabulary.presentationsSince == .mvvm ? [.presenter] : [.presenter, .presentation]
                return roles.flatMap {
                    folder.has($0, "\(vocabulary.until(.presenter)) \(vocabulary.formatter) that")
                }
            },
            Rule(
                "no-router-yet", "The views navigate \(vocabulary.until(.router)); there is no router.",
                steps: .mvvm ... .presenter, kind: .overshot
            ) { folder in folder.has(.router, "\(vocabulary.until(.router)) the views navigate") },
            Rule(
                "no-interactor-yet", "The business layer is called ViewModel \(vocabulary.until(.interactor)).",
                steps: .mvvm ... .router, kind: .overshot
            ) { folder in
                folder.speaks(
                    of: "interactor",
                    "ahead of its step: \(vocabulary.until(.interactor)) the Interactor is called ViewModel")
            },
        ]
    }
}
