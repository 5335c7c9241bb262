import MovieCatalog

nonisolated extension LayerLaw where Subject == LayeredStep {
    static let detail = [
        LayerLaw(
            .detail, "detail-holds",
            "The view model or interactor holds the movie as it was chosen."
        ) { subject, _ in
            for movie in [Movie.wellKnown, Movie(title: "", genres: [""])] {
                try require("the movie", try subject.detail(of: movie).movie, is: movie)
            }
        },
        LayerLaw(
            .detail, "detail-formats",
            "The presenter formats each fact as text, and an unknown one as a dash."
        ) { subject, _ in
            let presentations = try [.wellKnown, Movie(title: "Lost")].compactMap {
                try subject.detail(of: $0).presenter.map { Text(of: $0.presentation) }
            }
            guard presentations.count == 2 else { return }
            let facts = [
                "1012", "Heat", "1995", "8.2", "1,234,567", "Michael Mann", "2 h 50 min", "Crime, Drama",
            ]
            try presentations[0].require(facts, in: subject.sources)
            try presentations[1].requireDashes(7, besides: "Lost", in: subject.sources)
        },
        LayerLaw(
            .detail, "detail-apart",
            "The presenter is a type of its own, and it alone formats."
        ) { subject, _ in
            let layers = try subject.detail(of: .wellKnown)
            guard let presenter = layers.presenter else { return }
            let names = [presenter.layer, layers.business, layers.movie].map(LayerName.init)
            try require(Set(names).count == names.count, "they are \(names.map(\.description))")
            let text = LayerName(presenter.presentation)
            let held = Mirror(reflecting: layers.business).children.first { child in
                text.isOwn && text.isMentioned(in: String(reflecting: type(of: child.value)))
            }
            try require(held == nil, "\(names[1]) holds a \(text) in '\(held?.label ?? "")'")
        },
    ]
}
