import Foundation

/// A file of this package that is written anew with a few words changed, each of which must be there.
struct Original {
    let text: String
    private let path: String

    init(_ file: URL) throws {
        try self.init(text: String(contentsOf: file, encoding: .utf8), path: file.lastPathComponent)
    }

    private init(text: String, path: String) {
        (self.text, self.path) = (text, path)
    }

    func replacing(_ words: String, with others: String) throws(RouteError) -> Original {
        guard text.contains(words) else { throw missing(words) }
        return Original(text: text.replacing(words, with: others), path: path)
    }

    func replacing<Output>(
        _ pattern: Regex<Output>, with others: (Regex<Output>.Match) -> String
    ) throws(RouteError) -> Original {
        guard text.firstMatch(of: pattern) != nil else { throw missing("static let expected = …") }
        return Original(text: text.replacing(pattern, with: others), path: path)
    }

    /// The text without what begins with `words`.
    func cut(from words: String) throws(RouteError) -> Original {
        guard let range = text.firstRange(of: words) else { throw missing(words) }
        return Original(text: String(text[..<range.lowerBound]), path: path)
    }

    private func missing(_ words: String) -> RouteError {
        RouteError("'\(path)' has no more '\(words)', which the history changes; adapt 'Sources/Kata/History' to it.")
    }
}
