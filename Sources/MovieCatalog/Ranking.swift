extension [Movie] {
    /// Returns the movies in chart order, with ranks 1, 2, 3 and so on.
    ///
    /// - If every movie has a rank, the ranks determine the order.
    /// - Otherwise, if any movie has a rating and at least one vote, IMDb's weighted rating decides, best first:
    ///
    ///       v / (v + m) · R + m / (v + m) · C
    ///
    ///   where `R` is the movie's rating, `v` its vote count, `m` 25,000, and `C` the source's mean rating. See
    ///   [weighted average ratings](https://help.imdb.com/article/imdb/track-movies-tv/ratings-faq/G67Y87TFYYP6TWAV).
    ///   Ties are broken by votes, then by title. Movies without a rating or without votes come last, in source order.
    /// - Otherwise, the source is taken to be a chart, and its order stays the same.
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
        let rated = compactMap { movie in movie.weightedRating(mean: mean).map { ($0, movie) } }
        let unrated = filter { $0.weightedRating(mean: mean) == nil }
        return rated.sorted { one, other in
            (one.0, one.1.votes ?? 0, other.1.title) > (other.0, other.1.votes ?? 0, one.1.title)
        }.map(\.1) + unrated
    }
}

extension Movie {
    /// The rating, pulled towards the source's mean; nil without a rating or without votes.
    fileprivate func weightedRating(mean: Double) -> Double? {
        guard let rating, let votes, votes > 0 else { return nil }
        let weight = Double(votes) / (Double(votes) + 25_000)
        let exact = weight * rating + (1 - weight) * mean
        // Without rounding, noise in the last digits would break ties.
        return (exact * 1e9).rounded() / 1e9
    }
}
