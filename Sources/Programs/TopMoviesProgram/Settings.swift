import ConsoleProgram
import ConsoleUI
import MovieCatalog

/// What the program's own options ask for.
struct Settings {
    static let options: [Arguments.Option] = [
        .source(of: "movies"), .init("--limit", "N", "how many movies to show (25)"), .timeout,
    ]

    let service: any MovieService
    let limit: Int

    /// - Throws: ``Arguments/UsageError`` that says what is wrong and what to type instead.
    init(_ arguments: Arguments) throws(Arguments.UsageError) {
        let word = arguments["--limit"] ?? "25"
        guard let limit = Int(word), limit > 0 else {
            throw Arguments.UsageError("'--limit' takes a whole number from 1 up, not '\(word)'.")
        }
        self.limit = limit
        if let source = try arguments.source(expecting: FetchingMovieService.content) {
            service = FetchingMovieService(from: source)
        } else {
            service = BundledMovieService()
        }
    }
}
