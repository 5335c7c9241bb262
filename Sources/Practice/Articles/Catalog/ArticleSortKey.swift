import Foundation

/// The property by which articles are sorted.
public enum ArticleSortKey: String, CaseIterable, Sendable {
    /// The date, newest first.
    case date
    /// The title, in alphabetical order.
    case title
    /// The authors, in alphabetical order.
    case author
    /// The website, in alphabetical order.
    case website
}

extension [Article] {
    /// Returns the articles sorted by the fact that `key` names, ignoring case. Articles without that fact come last.
    /// Articles with equal facts keep their order.
    /// - Complexity: O(*n* log *n*), where *n* is the number of articles.
    public func sorted(by key: ArticleSortKey) -> [Article] {
        switch key {
        case .date: sorted(by: \.date, >)
        case .title: sorted(by: { $0.title?.lowercased() }, <)
        case .author: sorted(by: { $0.authors?.lowercased() }, <)
        case .website: sorted(by: { $0.website?.lowercased() }, <)
        }
    }

    private func sorted<Fact>(by fact: (Article) -> Fact?, _ isBefore: (Fact, Fact) -> Bool) -> [Article] {
        // The facts are computed before sorting, not again for each comparison.
        let known = compactMap { article in fact(article).map { (article, $0) } }
        // The standard library's sort keeps the order of equal elements.
        return known.sorted { isBefore($0.1, $1.1) }.map(\.0) + filter { fact($0) == nil }
    }
}
