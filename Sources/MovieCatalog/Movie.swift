/// A movie as its source describes it. In VIPER, movies are the entities that the business rules work on.
///
/// This type doesn't check its values; ``MovieFeed/init(parsing:from:)`` drops values that are out of range.
public struct Movie: Sendable, Hashable {
    /// The place in the chart, from 1; nil if the source doesn't give one.
    public var rank: Int?
    /// The title as the source spells it. A title may contain any character, so make it safe before you show it.
    public var title: String
    /// The year of release.
    public var year: Int?
    /// The average of the votes, 0…10; nil if it isn't known.
    public var rating: Double?
    /// The number of votes.
    public var votes: Int?
    /// The director. Several directors are joined with `", "`.
    public var director: String?
    /// The running time in minutes.
    public var runtimeMinutes: Int?
    /// The genres, in the source's own order.
    public var genres: [String]

    /// Creates a movie. Everything but the title may be unknown.
    public init(
        rank: Int? = nil, title: String, year: Int? = nil, rating: Double? = nil, votes: Int? = nil,
        director: String? = nil, runtimeMinutes: Int? = nil, genres: [String] = []
    ) {
        self.rank = rank
        self.title = title
        self.year = year
        self.rating = rating
        self.votes = votes
        self.director = director
        self.runtimeMinutes = runtimeMinutes
        self.genres = genres
    }
}
