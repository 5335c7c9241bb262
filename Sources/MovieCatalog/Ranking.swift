extension [Movie] {
    /// Returns the movies in the order of their chart, with ranks 1, 2, 3 and so on.
    ///
    /// - If every movie has a rank, that is the order.
    /// - Otherwise, if any movie has a rating and at least one vote, IMDb's weighted rating decides, best first:
    ///
    ///       v / (v + m) · R + m / (v + m) · C
    ///
    ///   where `R` is the movie's rating, `v` its votes, `m` is 25,000, and `C` is the mean rating of the source. See
    ///   [weighted average ratings](https://help.imdb.com/article/imdb/track-movies-tv/ratings-faq/G67Y87TFYYP6TWAV).
    ///   Ties go to more votes, then to the title; movies without a rating or votes come last, in their own order.
    /// - Otherwise the source is a chart, and keeps its order.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of movies.
    public func ranked() -> [Movie] {
        zip(1..., chartOrder()).map { rank, movie in
            var movie = movie
            movie.rank = rank
            return movie
        }
    }

    private func chartOrder() -> [Movie] {
        let ranks = compactMap(\.rank)
        if ranks.count == count {
            return zip(ranks, self).sorted { $0.0 < $1.0 }.map(\.1)
        }
        let ratings = compactMap(\.rating)
        let mean = ratings.reduce(0, +) / Double(ratings.count)
        let standings = map { Standing($0, mean: mean) }
        let rated = zip(standings, self).compactMap { standing, movie in standing.map { ($0, movie) } }
        let unrated = zip(standings, self).compactMap { standing, movie in standing == nil ? movie : nil }
        return rated.sorted { $0.0.isAbove($1.0) }.map(\.1) + unrated
    }
}

/// What decides a movie's place among rated movies.
private struct Standing: Equatable {
    /// The number of votes at which a movie's own rating weighs as much as the mean of its source.
    private static let balance = 25_000.0

    private let weightedRating: Double
    private let votes: Int
    private let title: String

    init?(_ movie: Movie, mean: Double) {
        guard let rating = movie.rating, let votes = movie.votes, votes > 0 else { return nil }
        let weight = Double(votes) / (Double(votes) + Self.balance)
        let exact = weight * rating + (1 - weight) * mean
        // Without rounding, noise in the last digits would decide ties.
        weightedRating = (exact * 1e9).rounded() / 1e9
        self.votes = votes
        title = movie.title
    }

    func isAbove(_ other: Standing) -> Bool {
        (weightedRating, votes, other.title) > (other.weightedRating, other.votes, title)
    }
}
