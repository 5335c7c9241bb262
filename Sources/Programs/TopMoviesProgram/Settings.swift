import ConsoleUI
import Foundation
import MovieCatalog

/// What the command line asks for.
struct Settings {
    private(set) var format = Console.Format.text
    private(set) var service: any MovieService = BundledMovieService()
    private(set) var limit = 25
    let isTraced: Bool
    let isHelp: Bool

    private static let options: [Arguments.Option] = [
        .init("--format", "text|json", "what the views write (text)"),
        .init("--source", "bundled|PATH|URL", "where the movies come from (bundled)"),
        .init("--limit", "N", "how many movies to show (25)"),
        .init("--timeout", "SECONDS", "how long to wait for an address (10)"),
        .init("--trace", nil, "print each hop from layer to layer to standard error"),
        .init("--help", nil, "show this"),
    ]

    /// - Throws: ``Arguments/UsageError`` that says what is wrong and what to type instead.
    init(_ words: [String]) throws(Arguments.UsageError) {
        let arguments = try Arguments(words.map { $0 == "-h" ? "--help" : $0 }, options: Self.options)
        isTraced = arguments["--trace"] != nil
        isHelp = arguments["--help"] != nil
        if let word = arguments["--format"] {
            guard let format = Console.Format(rawValue: word) else {
                throw Arguments.UsageError("'--format' takes 'text' or 'json', not '\(word)'.")
            }
            self.format = format
        }
        if let word = arguments["--limit"] {
            guard let limit = Int(word), limit > 0 else {
                throw Arguments.UsageError("'--limit' takes a whole number from 1 up, not '\(word)'.")
            }
            self.limit = limit
        }
        var timeout = Duration.seconds(10)
        if let word = arguments["--timeout"] {
            guard let seconds = Double(word), seconds > 0, seconds <= 86_400 else {
                throw Arguments.UsageError("'--timeout' takes a number of seconds up to 86400, not '\(word)'.")
            }
            timeout = .seconds(seconds)
        }
        if let word = arguments["--source"] { service = try Self.service(word, timeout: timeout) }
    }

    private static func service(
        _ source: String, timeout: Duration
    ) throws(Arguments.UsageError) -> any MovieService {
        if source == "bundled" { return BundledMovieService() }
        guard source.contains("://") else { return FileMovieService(path: source) }
        guard let url = URL(string: source), ["http", "https"].contains(url.scheme?.lowercased()),
            url.host()?.isEmpty == false
        else {
            throw Arguments.UsageError("'--source' takes an http(s) address, a path or 'bundled', not '\(source)'.")
        }
        return IsolatedHTTPMovieService(url: url, timeout: timeout)
    }

    /// The help text, line by line.
    static func help(for name: String) -> [String] {
        """
        Usage: \(name) [options]

        Shows the top movies, as a list and one by one.

        Options, and what holds without them:
        \(Arguments.help(for: options))

        Commands, one a line on standard input:
          reload    fetch the movies again
          open N    show the details of movie N
          back      go back to the screen before
          help      show the commands of the screen
          quit      leave, as the end of the input does

        Exit status: 0 all went well, 64 wrong usage, 65 the data is no movie feed, 66 no such file,
        69 the address did not answer.
        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
