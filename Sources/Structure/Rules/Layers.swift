extension Rule {
    /// Which layers there are, and which there are not yet.
    static let layers = [
        Rule(
            "business-layer-exists", "A view model, later the interactor, holds the movies and the business rules.",
            kind: .missing
        ) { folder in
            folder.lacks(.business, "has no view model or interactor: give the movies and the business rules a type")
        },
        Rule(
            "presenter-exists", "From step 2 on a presenter stands between the views and the view model.",
            steps: .presenter ... .interactor, kind: .missing
        ) { folder in
            folder.lacks(.presenter, "has no presenter yet: put one between the views and the view model")
        },
        Rule(
            "presentation-exists", "From step 2 on the presenter's side makes a MoviePresentation of each movie.",
            steps: .presenter ... .interactor, kind: .missing
        ) { folder in
            folder.presentationPlaces.isEmpty
                ? [folder.says("makes no MoviePresentation of a movie yet: move there what puts it into words")]
                : []
        },
        Rule(
            "router-exists", "From step 3 on a router leads from screen to screen.",
            steps: .router ... .interactor, kind: .missing
        ) { folder in
            folder.lacks(.router, "has no router yet: move showDetailView(for:) out of the views into one")
        },
        Rule(
            "renamed", "In step 4 the view model is called Interactor, everywhere.",
            steps: .interactor ... .interactor, kind: .missing
        ) { folder in
            folder.speaks(of: "viewmodel", "not renamed yet: in step 4 the ViewModel is called Interactor")
        },
        Rule(
            "no-presenter-yet", "In step 1 the views put the movies into words; there is no presenter.",
            steps: .mvvm ... .mvvm, kind: .overshot
        ) { folder in
            [Role.presenter, .presentation].flatMap { folder.has($0, "until step 2 the views do that") }
        },
        Rule(
            "no-router-yet", "In steps 1 and 2 the views navigate; there is no router.",
            steps: .mvvm ... .presenter, kind: .overshot
        ) { folder in folder.has(.router, "until step 3 the views navigate") },
        Rule(
            "no-interactor-yet", "In steps 1 to 3 the business layer is called ViewModel.",
            steps: .mvvm ... .router, kind: .overshot
        ) { folder in
            folder.speaks(of: "interactor", "ahead of its step: until step 4 the Interactor is called ViewModel")
        },
    ]
}

extension SourceFolder {
    func says(_ sentence: String) -> Sighting {
        Sighting(file: name, line: nil, sentence: sentence)
    }

    /// What to say where no class, struct or actor has the role: a protocol alone does nothing.
    fileprivate func lacks(_ role: Role, _ sentence: String) -> [Sighting] {
        let isThere = files.flatMap(\.types).contains { type in
            let inherited = inherited[type.name] ?? []
            return !type.isProtocol && !type.isExtension
                && (roles[type.name] == role || inherited.contains { Role(named: $0) == role })
        }
        return isThere ? [] : [says(sentence)]
    }

    fileprivate func has(_ role: Role, _ sentence: String) -> [Sighting] {
        types(of: role).filter { !$0.type.isExtension }.map { file, type in
            Sighting(file: file.name, line: type.line, sentence: "has \(type.name) already: \(sentence)")
        }
    }

    /// What to say of each name, of a file or in one, that has `word` in it.
    fileprivate func speaks(of word: String, _ sentence: String) -> [Sighting] {
        let names = files.map(\.name).filter { $0.lowercased().contains(word) }
        return names.map { Sighting(file: $0, line: nil, sentence: "is \(sentence)") }
            + words(outside: []).filter { $0.text.lowercased().contains(word) }
            .map { $0.says("says \($0.text), \(sentence)") }
    }
}
