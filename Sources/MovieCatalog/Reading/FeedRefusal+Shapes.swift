import Fetching

extension FeedRefusal {
    /// Refuses JSON that is in none of the shapes.
    init(unknown found: String) {
        self.init(
            "is JSON, but no movie feed: found \(found), expected one of feed.entry or feed.results (iTunes), "
                + "items with imDbRating (imdb-api), results with vote_average (TMDB), or a list of objects with a title",
            advice: "give it a feed in one of these shapes"
        )
    }
}
