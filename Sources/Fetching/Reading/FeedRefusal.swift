/// Why some data is not the feed that was expected.
public struct FeedRefusal: Error, Sendable, Equatable {
    private let reason: String
    private let advice: String

    /// Creates a refusal.
    ///
    /// - Parameters:
    ///   - reason: The rest of a sentence that starts with where the data came from: `is empty`.
    ///   - advice: What to do next: `give it a movie feed`.
    public init(_ reason: String, advice: String) {
        (self.reason, self.advice) = (reason, advice)
    }

    /// The whole sentence, on one line, about data that came from `place`.
    public func sentence(about place: String) -> String { "\(place.quoted) \(reason); \(advice)." }
}
