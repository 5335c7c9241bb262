public import Foundation

/// A published article: the entity that every layer above works on. Any fact of it may be missing.
public struct Article: Sendable, Hashable {
    /// When it was published.
    public var date: Date?
    /// Its title.
    public var title: String?
    /// Where it was published.
    public var website: String?
    /// Who wrote it.
    public var authors: String?
    /// Its text.
    public var content: String?
    /// The address of its picture.
    public var imageURL: String?

    /// Creates an article from its known facts.
    public init(
        date: Date? = nil, title: String? = nil, website: String? = nil, authors: String? = nil,
        content: String? = nil, imageURL: String? = nil
    ) {
        (self.date, self.title, self.website) = (date, title, website)
        (self.authors, self.content, self.imageURL) = (authors, content, imageURL)
    }
}
