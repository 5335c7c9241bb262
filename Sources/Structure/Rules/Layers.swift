extension Rule {
    /// Which layers there are.
    static func layers(of vocabulary: Vocabulary) -> [Rule] {
        let data = "the \(vocabulary.all) and the business rules"
        return [
            Rule("business-layer-exists", "A view model, later the interactor, holds \(data).", kind: .missing) {
                folder in
                folder.lacks(.business, "has no view model or interactor: give \(data) a type")
            },
            Rule(
                "presenter-exists",
                "A presenter stands between the views and the view model, \(vocabulary.from(.presenter)).",
                steps: .presenter ... .interactor, kind: .missing
            ) { folder in
                folder.lacks(.presenter, "has no presenter yet: put one between the views and the view model")
            },
            Rule(
                "presentation-exists", "What a view shows is made \(vocabulary.presentation.withArticle).",
                steps: vocabulary.presentationsSince ... .interactor, kind: .missing
            ) { folder in
                folder.presentationPlaces(of: vocabulary.presentations.first).isEmpty
                    ? [
                        folder.says(
                            "makes no \(vocabulary.presentation) of \(vocabulary.noun.withArticle) yet: "
                                + "move there what puts it into words")
                    ] : []
            },
            Rule(
                "router-exists", "A router leads from screen to screen, \(vocabulary.from(.router)).",
                steps: .router ... .interactor, kind: .missing
            ) { folder in
                folder.lacks(.router, "has no router yet: move \(vocabulary.way) out of the views into one")
            },
            Rule(
                "renamed", "The view model is called Interactor, everywhere, \(vocabulary.inVIPER).",
                steps: .interactor ... .interactor, kind: .missing
            ) { folder in
                folder.speaks(
                    of: "viewmodel", "not renamed yet: \(vocabulary.inVIPER) the ViewModel is called Interactor")
            },
        ]
    }

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
