/// The reason why some data isn't the expected feed.
public struct FeedRefusal: Error, Sendable, Equatable {
    private let reason: String
    private let advice: String

    /// Creates a refusal from a reason, such as `is empty`, and advice, such as `give it a movie feed`, for a sentence
    /// that starts with the data's source.
    public init(_ reason: String, advice: String) {
        self.reason = reason
        self.advice = advice
    }

    /// Returns the whole sentence, on one line, about data from `place`.
    public func sentence(about place: String) -> String {
        "\(place.quoted) \(reason); \(advice)."
    }
}
