nonisolated extension LawSubject {
    static let all = [
        LawSubject(name: "text view") { law in try await law(MovieListModule.self, format: .text) },
        LawSubject(name: "JSON view") { law in try await law(MovieListModule.self, format: .json) },
        LawSubject(name: "guest's text view") { law in
            try await law(GuestFeature.self, format: .text, draft: .guestText)
        },
        LawSubject(name: "guest's JSON view") { law in
            try await law(GuestFeature.self, format: .json, draft: .guestJSON)
        },
    ]
}

/// The same feature, as a guest sees it.
struct GuestFeature: TopMoviesStep {
    let module: MovieListModule

    init(service: any MovieService, limit: Int) { module = MovieListModule(service: service, limit: limit) }

    func makeView(on console: Console) -> Screen {
        let view = module.makeView(on: console, for: .guest)
        // A member beside a guest must not let the guest in.
        _ = module.makeView(on: console, for: .member)
        return view
    }
}

nonisolated extension Layout {
    static let guestText = Layout.text.opening("The details are for members.")
    static let guestJSON = Layout.json.opening(#"{"screen":"membersOnly"}"#)
}
