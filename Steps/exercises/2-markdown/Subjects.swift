nonisolated extension LawSubject {
    static let all = [
        LawSubject(name: "text view") { law in try await law(MovieListModule.self, format: .text) },
        LawSubject(name: "JSON view") { law in try await law(MovieListModule.self, format: .json) },
        LawSubject(name: "Markdown view") { law in
            try await law(MarkdownFeature.self, format: .text, draft: .markdown)
        },
    ]
}

/// The same feature, seen through its Markdown view.
struct MarkdownFeature: TopMoviesStep {
    let module: MovieListModule

    init(service: any MovieService, limit: Int) { module = MovieListModule(service: service, limit: limit) }

    func makeView(on console: Console) -> Screen {
        console.format == .json ? module.makeView(on: console) : module.makeMarkdownView(on: console)
    }
}

nonisolated extension Layout {
    static let markdown = Layout(
        heading: "# Top Movies\n",
        row: "{rank}. **{title}** ({year}), {rating}",
        detail: """
            # {rank}. {title} ({year})

            - Rating: {rating}
            - Votes: {votes}
            - Director: {director}
            - Runtime: {runtime}
            - Genres: {genres}
            """,
        escaped: #"\*_`[]<>#"#)
}
