import Fetching

/// Turns what entries say into movies: the one place that decides what is valid, and counts what is not.
struct FeedInspection {
    private var losses = Losses()

    /// Returns the movie, or nil if `raw` holds none.
    mutating func movie(from raw: RawMovie?) -> Movie? {
        guard let raw else { return leaveOut(because: "not an object") }
        if let kind = raw.kind, !kind.lowercased().contains("movie") {
            return leaveOut(because: "not a movie: \(kind.quoted)")
        }
        guard let title = raw.title?.trimmed else { return leaveOut(because: "no title") }
        let isUnrated = raw.rating == 0 && raw.votes == 0
        return Movie(
            rank: losses.whole(raw.rank, in: 1...Int(Int32.max), "rank"), title: title,
            year: losses.whole(raw.year, in: 1888...2100, "year"),
            rating: isUnrated ? nil : losses.number(raw.rating, in: 0...10, "rating"),
            votes: losses.whole(raw.votes, in: 0...Int(Int32.max), "votes"), director: raw.director?.trimmed,
            runtimeMinutes: losses.whole(raw.runtimeMinutes, in: 1...60_000, "runtime"),
            genres: raw.genres.compactMap(\.trimmed))
    }

    /// Returns a sentence for each of the two ways in which something was lost.
    func remarks(entryCount: Int) -> [String] { losses.remarks(entryCount: entryCount) }

    private mutating func leaveOut(because reason: String) -> Movie? {
        losses.leaveOut(because: reason)
        return nil
    }
}
