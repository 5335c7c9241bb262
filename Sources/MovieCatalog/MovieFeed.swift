import Fetching
public import Foundation

/// The movies that a source delivered, and remarks on what was left out.
public struct MovieFeed: Sendable, Equatable {
    /// The movies, in the source's order. ``Swift/Array/ranked()`` returns them in chart order.
    public var movies: [Movie]
    /// Sentences about what was left out, for a diagnostic stream; empty if nothing was.
    public var remarks: [String]

    /// Creates a feed from what its source delivered.
    public init(movies: [Movie], remarks: [String] = []) {
        self.movies = movies
        self.remarks = remarks
    }
}

extension MovieFeed {
    /// Parses a feed in any shape that the catalog supports. The shape is recognised from the content.
    ///
    /// An entry that can't be read or isn't a movie is left out. A value counts as missing if it can't be read or is
    /// outside its range (rating 0…10, year 1888…2100, rank and votes up to 2,147,483,647, runtime 1…60,000 minutes).
    /// ``remarks`` counts such entries and values.
    ///
    /// - Parameters:
    ///   - data: JSON, or one JSON object per line, in UTF-8. A byte order mark and outer white space are allowed.
    ///   - place: The path or address that the data came from, for the error's message.
    /// - Throws: A ``MovieServiceError`` of kind `notAFeed` if the data isn't a feed, or if the feed has entries but
    ///   none is a movie that can be read. A feed without entries is valid.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public init(parsing data: Data, from place: String) throws(MovieServiceError) {
        do throws(FeedRefusal) {
            let json = try JSONValue(parsing: data, expecting: FetchingMovieService.content)
            try self.init(FeedShape(of: json))
        } catch {
            throw MovieServiceError(kind: .notAFeed, message: error.sentence(about: place))
        }
    }

    private init(_ feed: FeedShape) throws(FeedRefusal) {
        var inspection = FeedInspection()
        var movies = feed.entries.compactMap { inspection.movie(from: $0) }
        var remarks = inspection.losses.remarks(entryCount: feed.entries.count)
        if movies.isEmpty, !feed.entries.isEmpty {
            let reason = "is a feed without movies: \(remarks.joined(separator: "; "))"
            throw FeedRefusal(reason, advice: "choose one that lists movies with their titles")
        }
        // Ranks are meaningful only if every movie has one.
        let unranked = movies.count { $0.rank == nil }
        if unranked > 0, unranked < movies.count {
            remarks.append("ranks ignored: none for \(unranked) of \(movies.count) movies")
            for index in movies.indices { movies[index].rank = nil }
        }
        self.init(movies: movies, remarks: remarks)
    }
}
