public import Foundation

/// A published article: the entity that every layer above works on. Any of its facts may be missing.
public struct Article: Sendable, Hashable {
    /// The date of publication.
    public var date: Date?
    /// The title.
    public var title: String?
    /// The website that published it.
    public var website: String?
    /// The authors.
    public var authors: String?
    /// The text.
    public var content: String?
    /// The picture's address.
    public var imageURL: String?

    /// Creates an article from the facts that are known.
    public init(
        date: Date? = nil, title: String? = nil, website: String? = nil, authors: String? = nil,
        content: String? = nil, imageURL: String? = nil
    ) {
        (self.date, self.title, self.website) = (date, title, website)
        (self.authors, self.content, self.imageURL) = (authors, content, imageURL)
    }
}
