package import ConsoleUI
import Foundation

/// A console with a navigator, and a record of the output.
@MainActor package final class Window {
    /// The console that the screens write to.
    package let console: Console
    /// The stack of screens.
    package let navigator = Navigator()
    private let record = Record()
    private let loop: CommandLoop
    private let draft: Draft?

    private final class Record {
        var output = ""
        var diagnostics = ""
        /// Whether anything was written while the console was busy, when a terminal would still show the progress.
        var isEarly = false
        var didWrite: () -> Void = {}
        weak var console: Console?

        func write(_ text: String) {
            output += text
            if console?.activity != nil { isEarly = true }
            didWrite()
        }
    }

    /// Opens a window for views in this format.
    package convenience init(format: Console.Format) { self.init(format: format, draft: nil) }

    /// Opens a window for views that may still differ from the draft's layout.
    init(format: Console.Format, draft: Draft?, isTerminal: Bool = false) {
        self.draft = draft
        console = Console(
            format: format,
            output: TextOutput(isTerminal: isTerminal, hasColors: isTerminal) { [record] text in
                record.write(text)
            },
            diagnostics: TextOutput { [record] text in
                record.diagnostics += text
            })
        record.console = console
        loop = CommandLoop(navigator: navigator, console: console) { nil }
    }

    /// Performs a command as if the user had typed it.
    package func type(_ command: String) { _ = loop.perform(command) }

    /// Returns the output since the last call, line by line.
    package func takeOutput() -> [String] {
        defer { record.output = "" }
        return output
    }

    /// The output that hasn't been taken yet, line by line.
    package var output: [String] {
        let lines = record.output.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().map(String.init)
    }

    /// Waits for output from a screen that is no longer busy, and returns it, line by line.
    package func newOutput() async -> [String] {
        await wait { !record.output.isEmpty && console.activity == nil }
        return takeOutput()
    }

    /// Calls `act` each time something is written.
    package func onOutput(_ act: @escaping () -> Void) { record.didWrite = act }

    /// Returns the diagnostics since the last call.
    package func takeDiagnostics() -> String {
        defer { record.diagnostics = "" }
        return record.diagnostics
    }

    /// Requires exactly this output, soon and once; for a draft, records the first difference instead.
    func requireOutput(_ content: Layout.Content) async throws {
        defer { record.output = "" }
        let layout = draft?.layout ?? (console.format == .text ? .text : .json)
        let expected = layout(content)
        await wait {
            record.output == expected
        } unless: {
            !expected.hasPrefix(record.output)
        }
        try require(!record.isEarly, "output was written while the console was still busy")
        guard record.output != expected else { return }
        let difference = difference(between: expected, and: record.output)
        guard let draft else {
            throw LawViolation(description: "wrong output (- missing, + extra):\n\(difference)")
        }
        if draft.difference == nil {
            draft.difference = LayoutDifference(screen: content.part, difference: difference)
        }
    }

    /// Requires `lines` to be `text` or the JSON of `page`, depending on the format.
    package func requireLines(
        _ what: String, _ lines: [String], text: [String], json page: some Encodable
    ) throws {
        try require(what, lines, is: self.lines(text: text, json: page))
    }

    /// Returns `text` or the JSON of `page`, depending on the format, as the console writes it.
    package func lines(text: [String], json page: some Encodable) -> [String] {
        let expected = Window(format: console.format)
        switch console.format {
        case .text: for line in text { expected.console.write(line) }
        case .json: expected.console.write(json: page)
        }
        return expected.output
    }

    /// Returns the JSON object in `lines`, which must be a single line.
    package func page<Page: Decodable>(_ type: Page.Type, in lines: [String]) throws -> Page {
        try require("lines of JSON", lines.count, is: 1)
        do {
            return try JSONDecoder().decode(type, from: Data(lines.joined().utf8))
        } catch {
            throw LawViolation(
                description: "this isn't the expected JSON object: \(lines.joined())")
        }
    }
}

extension Window {
    struct ListPage: Decodable {
        let movies: [Layout.Facts]
    }
}

/// A layout that an exercise asks for, and the first difference between it and a view's output, if any.
final class Draft {
    let layout: Layout
    var difference: LayoutDifference?

    init(_ layout: Layout) { self.layout = layout }
}

extension [Layout.Facts] {
    /// The facts of `TopMoviesStage.movies`, in the list's order.
    static let stageMovies: Self = [.heat, .alien, .big]
}

extension Layout.Facts {
    static let heat = facts([
        "rank": "1", "title": "Heat", "year": "1995", "rating": "8.3", "director": "Michael Mann",
        "runtime": "2 h 50 min", "genres": "Crime, Drama",
    ])
    static let alien = facts(["rank": "2", "title": "Alien", "year": "1979", "rating": "8.5"])
    static let big = facts([
        "rank": "3", "title": "Big", "year": "1988", "rating": "7.3", "director": "Penny Marshall",
    ])
}
