import ArticleCatalog

/// A word that articles are not sorted by.
public struct UnknownArticleSortKey: Error, CustomStringConvertible {
    /// One sentence that lists the words there are.
    public let description: String

    init(_ word: String) {
        let words = ArticleSortKey.allCases.map(\.rawValue)
        let choice = words.dropLast().joined(separator: ", ") + words.suffix(1).map { " or \($0)" }.joined()
        description = "Articles are sorted by \(choice), not by '\(word)'."
    }
}
