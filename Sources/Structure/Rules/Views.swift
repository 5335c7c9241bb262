extension Rule {
    /// What a view leaves to its presenter.
    static let views = [
        Rule(
            "one-presentation", "One place puts a movie's facts into words, for all views.",
            steps: .presenter ... .interactor
        ) { folder in
            folder.presentationPlaces.dropFirst().map {
                $0.says("makes a MoviePresentation a second time: let one place do it, and call that")
            }
                + folder.words(of: [.business]).filter(\.isFormatting)
                .map {
                    $0.says("formats by \($0.text): leave the words to the one place that makes a MoviePresentation")
                }
        },
        Rule(
            "view-formats-nothing", "From step 2 on a view shows a MoviePresentation as it is, and formats nothing.",
            steps: .presenter ... .interactor
        ) { folder in
            folder.words(of: [.view]).filter(\.isFormatting)
                .map { $0.says("formats by \($0.text): from step 2 on that is the presentation's") }
                + folder.factsInViews.map {
                    $0.says("reads the \($0.text) of a Movie: from step 2 on a view shows a MoviePresentation")
                }
        },
        Rule(
            "view-knows-no-movie", "From step 3 on a view does not know Movie.", steps: .router ... .interactor
        ) { folder in
            folder.imports(of: "MovieCatalog", inFilesOf: [.view])
                .map { $0.says("imports MovieCatalog: from step 3 on a view knows presentations only") }
                + folder.words(of: [.view]).filter { $0.text == "Movie" }
                .map { $0.says("knows Movie: from step 3 on it tells the presenter a row, and shows presentations") }
        },
    ]
}

extension Spot {
    fileprivate var isFormatting: Bool {
        text == "formatted" && isCall && previous?.is(".") ?? false
            || text == "String" && isCall && after(2)?.is("format") ?? false
            || text.hasSuffix("Formatter") || text.hasSuffix("FormatStyle")
    }
}
