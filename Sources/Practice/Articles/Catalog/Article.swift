public import Foundation

/// A published article: the entity that the business rules work on. A fact that the source lacks is nil.
public struct Article: Sendable, Hashable {
    /// The date of publication.
    public var date: Date?
    /// The title.
    public var title: String?
    /// The website that published the article.
    public var website: String?
    /// The authors.
    public var authors: String?
    /// The text.
    public var content: String?
    /// The web address of the article's picture.
    public var imageURL: String?

    /// Creates an article from the facts that are known.
    public init(
        date: Date? = nil,
        title: String? = nil,
        website: String? = nil,
        authors: String? = nil,
        content: String? = nil,
        imageURL: String? = nil
    ) {
        self.date = date
        self.title = title
        self.website = website
        self.authors = authors
        self.content = content
        self.imageURL = imageURL
    }
}
