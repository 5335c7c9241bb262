package import ConsoleUI
import Foundation

/// A console with a navigator on it, and a record of what was written.
@MainActor
package final class Window {
    /// Where the screens write.
    package let console: Console
    /// The stack of screens.
    package let navigator = Navigator()
    private let record = Record()
    private let loop: CommandLoop

    private final class Record {
        var output = ""
        var diagnostics = ""
    }

    /// Opens a window for views of a kind.
    package init(format: Console.Format) {
        console = Console(
            format: format, output: TextOutput { [record] in record.output += $0 },
            diagnostics: TextOutput { [record] in record.diagnostics += $0 })
        loop = CommandLoop(navigator: navigator, console: console) { nil }
    }

    /// Performs a command, as a person types it.
    package func type(_ command: String) { _ = loop.perform(command) }

    /// What was written since the last time, line by line.
    package func takeOutput() -> [String] {
        defer { record.output = "" }
        return record.output.split(separator: "\n").map(String.init)
    }

    /// What was said on the diagnostics since the last time.
    package func takeDiagnostics() -> String {
        defer { record.diagnostics = "" }
        return record.diagnostics
    }

    /// Holds a law to the list of exactly these movies, once, with the facts that belong on each one's line.
    func requireList(_ movies: [[String: String]]) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            try require("the list", page(ListPage.self, in: lines).movies, is: movies)
        case .text:
            let shown = lines.filter { line in movies.contains { line.contains($0["title", default: ""]) } }
            try require("how many lines name a movie of \(lines)", shown.count, is: movies.count)
            for (line, movie) in zip(shown, movies) {
                for (fact, words) in movie {
                    try require(line.contains(words), "the line '\(line)' lacks the \(fact) '\(words)'")
                }
            }
        }
    }

    /// Holds a law to the details that contain all of these words, and no list.
    func requireDetail(_ words: [String]) throws {
        let lines = takeOutput()
        for word in words {
            try require(lines.joined(separator: "\n").contains(word), "the details \(lines) lack '\(word)'")
        }
        if console.format == .json { _ = try page(DetailPage.self, in: lines) }
    }

    /// The one JSON object that these lines should be.
    package func page<Page: Decodable>(_ type: Page.Type, in lines: [String]) throws -> Page {
        try require("lines of JSON", lines.count, is: 1)
        do {
            return try JSONDecoder().decode(type, from: Data(lines.joined().utf8))
        } catch {
            throw LawViolation(description: "this is not the JSON object that belongs here: \(lines.joined())")
        }
    }

    struct ListPage: Decodable {
        let movies: [[String: String]]
        let failure: String?
    }

    struct DetailPage: Decodable {
        let movie: [String: String]
    }
}

extension [[String: String]] {
    /// The lines that belong to `Stage.movies`.
    static let stageMovies = [
        ["rank": "1", "title": "Heat", "year": "1995", "rating": "8.3"],
        ["rank": "2", "title": "Alien", "year": "1979", "rating": "8.5"],
        ["rank": "3", "title": "Big", "year": "1988", "rating": "7.3"],
    ]
}
