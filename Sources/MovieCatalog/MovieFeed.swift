/// What a source delivered: its movies, and what was left out on the way.
public struct MovieFeed: Sendable, Equatable {
    /// The movies, in the source's own order. ``Swift/Array/ranked()`` puts them into the order of the chart.
    public var movies: [Movie]
    /// Sentences about what was left out, for a diagnostic stream; empty if nothing was.
    public var remarks: [String]

    /// Creates a feed from what its source delivered.
    public init(movies: [Movie], remarks: [String] = []) {
        self.movies = movies
        self.remarks = remarks
    }
}
