import Foundation

/// The exact output of a view.
public nonisolated struct Layout: Sendable {
    /// A movie's formatted facts by name: rank, title, year, rating, votes, director, runtime and genres.
    public typealias Facts = [String: String]

    /// Something that a view shows.
    enum Content: Sendable {
        case list([Facts])
        case failure(String)
        case detail(Facts)

        /// The name of the screen that shows the content.
        var part: String {
            switch self {
            case .list, .failure: "list"
            case .detail: "details"
            }
        }
    }

    private let text: @Sendable (Content) -> String

    /// Creates a layout of lines, in which `{title}` stands for a movie's title, and so on.
    /// - Parameters:
    ///   - heading: The text above the rows.
    ///   - row: One row of the list.
    ///   - detail: The screen that a tap opens.
    ///   - escaped: The characters of a fact that need a backslash.
    public init(heading: String = "Top Movies", row: String, detail: String, escaped: String = "") {
        text = { content in
            switch content {
            case .list([]):
                return "No movies to show\n"
            case .list(let movies):
                let rows = movies.map { $0.filling(row, escaped: escaped) }
                return ([heading] + rows).map { $0 + "\n" }.joined()
            case .failure(let reason):
                return "The movies could not be loaded. \(reason)\n"
            case .detail(let movie):
                return movie.filling(detail, escaped: escaped) + "\n"
            }
        }
    }

    private init(text: @escaping @Sendable (Content) -> String) { self.text = text }

    /// The layout of the text views.
    public static let text = Layout(
        row: "{rank}. {title} ({year})  {rating}",
        detail: """
            {rank}. {title} ({year})
            Rating    {rating}
            Votes     {votes}
            Director  {director}
            Runtime   {runtime}
            Genres    {genres}
            """)

    /// The layout of the JSON views.
    public static let json = Layout { content in
        let page: [String: Any] =
            switch content {
            case .list(let movies):
                ["screen": "list", "movies": movies.map(\.ofRow)]
            case .failure(let reason):
                ["screen": "list", "movies": [Facts](), "failure": reason]
            case .detail(let movie):
                ["screen": "detail", "movie": movie]
            }
        let bytes = try? JSONSerialization.data(
            withJSONObject: page,
            options: [.sortedKeys, .withoutEscapingSlashes])
        return String(decoding: bytes ?? Data(), as: UTF8.self) + "\n"
    }

    /// Returns the layout, but with the list as lines of text: "Top Movies", and then each movie as `row`, unescaped.
    public func listing(_ row: String) -> Layout {
        let list = Layout(row: row, detail: "")
        return Layout { content in
            guard case .list = content else { return self(content) }
            return list(content)
        }
    }

    /// Returns the same layout, except that a tap opens a screen that writes `line`.
    public func opening(_ line: String) -> Layout {
        Layout { content in
            guard case .detail = content else { return self(content) }
            return line + "\n"
        }
    }

    func callAsFunction(_ content: Content) -> String { text(content) }
}

/// A difference between a view's output and the layout that an exercise asks for. Apart from that, the law passes.
public nonisolated struct LayoutDifference: Error, CustomStringConvertible {
    /// The screen that differs, `list` or `details`.
    public let screen: String
    /// A diff: the lines that are missing, and those found instead.
    public let difference: String
    /// A sentence that names the screen, followed by the diff.
    public var description: String {
        let verb = screen == "list" ? "differs" : "differ"
        let heading = "The \(screen) \(verb) from what TASK.md asks for (- missing, + extra):"
        return "\(heading)\n\(difference)"
    }

    /// Creates a difference. Its `screen` is `list` or `details`.
    public init(screen: String, difference: String) {
        self.screen = screen
        self.difference = difference
    }
}

nonisolated extension Layout.Facts {
    /// Returns all the facts of a movie: those in `known`, and a dash for each of the others.
    static func facts(_ known: Layout.Facts) -> Layout.Facts {
        ["rank", "title", "year", "rating", "votes", "director", "runtime", "genres"]
            .reduce(into: [:]) { $0[$1] = known[$1] ?? "–" }
    }

    /// The facts that the list shows.
    fileprivate var ofRow: Layout.Facts {
        let names = ["rank", "title", "year", "rating"]
        return filter { names.contains($0.key) }
    }

    fileprivate func filling(_ template: String, escaped: String) -> String {
        template.replacing(/\{(\w+)\}/) { match in
            self[String(match.1), default: ""].reduce(into: "") { text, character in
                text += escaped.contains(character) ? "\\\(character)" : "\(character)"
            }
        }
    }
}

/// Returns a diff of the missing lines (-) and the extra lines (+). Lines in the wrong order appear as both.
nonisolated func difference(between expected: String, and seen: String) -> String {
    let oldLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = seen.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = newLines.difference(from: oldLines).inferringMoves()
    return (changes.removals + changes.insertions).map { change in
        switch change {
        case .remove(_, let line, _): "- \(line)"
        case .insert(_, let line, let old): "+ \(line)\(old == nil ? "" : "  (in another order)")"
        }
    }.joined(separator: "\n")
}
