import Testing

/// `--trace` shows the information flow, which is what the steps differ in.
struct TraceTests {
    static let flows: [(Program, load: [String], open: [String])] = [
        (
            .mvvm, ["View → ViewModel fetchMovies()", "ViewModel → Service", "ViewModel ⇢ View movies"],
            ["View → Navigator push"]
        ),
        (
            .presenter,
            [
                "View → Presenter reload()", "Presenter → ViewModel fetchMovies()", "ViewModel → Service",
                "ViewModel ⇢ Presenter movies", "Presenter ⇢ View presentations",
            ],
            ["View → Presenter movie(at:)", "View → Navigator push"]
        ),
        (
            .router,
            [
                "View → Presenter reload()", "Presenter → ViewModel fetchMovies()", "ViewModel → Service",
                "ViewModel ⇢ Presenter movies", "Presenter ⇢ View presentations",
            ],
            [
                "View → Presenter didSelectMovie(at:)", "Presenter → Router showDetailView(for:)",
                "Router → Navigator push",
            ]
        ),
        (
            .interactor,
            [
                "View → Presenter reload()", "Presenter → Interactor fetchMovies()", "Interactor → Service",
                "Interactor ⇢ Presenter movies", "Presenter ⇢ View presentations",
            ],
            [
                "View → Presenter didSelectMovie(at:)", "Presenter → Router showDetailView(for:)",
                "Router → Navigator push",
            ]
        ),
    ]

    @Test(arguments: flows)
    func `each hop is told, and the output stays as it is`(
        program: Program, load: [String], open: [String]
    ) async throws {
        let input = "open 1\nback\nreload\n"
        let run = try await program.run(["--trace"], input: input)
        #expect(run.diagnostics.split(separator: "\n").map(String.init) == load + open + load)
        #expect(try await program.run(input: input).output == run.output)
    }
}
