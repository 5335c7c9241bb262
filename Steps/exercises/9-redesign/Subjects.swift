nonisolated extension LawSubject {
    static let all = [
        LawSubject(name: "text view") { law in try await law(MovieListModule.self, format: .text) },
        LawSubject(name: "JSON view") { law in try await law(MovieListModule.self, format: .json) },
        LawSubject(name: "new design") { law in
            try await law(RedesignedFeature.self, format: .text, draft: .redesigned)
        },
    ]
}

/// The same feature, seen through its new design.
struct RedesignedFeature: TopMoviesStep {
    let module: MovieListModule

    init(service: any MovieService, limit: Int) { module = MovieListModule(service: service, limit: limit) }

    func makeView(on console: Console) -> Screen { module.makeView(on: console, variant: .b) }
}

nonisolated extension Layout {
    static let redesigned = Layout.text.listing("★ {rating}  {title} · {year} · no. {rank}")
}
