public import Foundation

/// What somebody published somewhere: the entity that every layer above works on. Any fact of it may be missing.
public struct Article: Sendable, Hashable {
    /// When it was published.
    public var date: Date?
    /// What it is called.
    public var title: String?
    /// Where it was published.
    public var website: String?
    /// Who wrote it.
    public var authors: String?
    /// What it says.
    public var content: String?
    /// Where its picture is.
    public var imageURL: String?

    /// Creates an article from what is known of it.
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
