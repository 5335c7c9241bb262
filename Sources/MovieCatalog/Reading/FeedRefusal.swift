/// Why some data is no movie feed: the rest of a sentence that starts with where the data came from.
struct FeedRefusal: Error {
    let reason: String
    let advice: String

    init(_ reason: String, advice: String) {
        self.reason = reason
        self.advice = advice
    }

    /// Refuses JSON that is in none of the shapes.
    init(unknown found: String) {
        self.init(
            "is JSON, but no movie feed: found \(found), expected one of feed.entry or feed.results (iTunes), "
                + "items with imDbRating (imdb-api), results with vote_average (TMDB), or a list of objects with a title",
            advice: "give it a feed in one of these shapes"
        )
    }
}
