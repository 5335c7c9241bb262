import MovieCatalog
import Testing

/// The order of the chart: ranks if all have one, else the weighted rating, else the source's own order.
struct RankingTests {
    /// A rule, movies in another order than the chart's, and the titles of the chart.
    struct Chart: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let movies: [Movie]
        let titles: String

        init(_ rule: String, _ movies: Movie..., titles: String) {
            (testDescription, self.movies, self.titles) = (rule, movies, titles)
        }
    }

    @Test(arguments: [
        // The mean is 7.2.
        Chart(
            "the more votes, the more a rating weighs",
            Movie(title: "Rare", rating: 9.0, votes: 2_500),  // 1/11 · 9.0 + 10/11 · 7.2 = 7.36
            Movie(title: "Popular", rating: 8.6, votes: 225_000),  // 9/10 · 8.6 + 1/10 · 7.2 = 8.46
            Movie(title: "Poor", rating: 4.0, votes: 25_000),  // 1/2 · 4.0 + 1/2 · 7.2 = 5.60
            titles: "Popular, Rare, Poor"),
        // The mean is 6.
        Chart(
            "few votes pull a rating towards the mean, even from below",
            Movie(title: "Middling", rating: 5, votes: 25_000),  // 1/2 · 5 + 1/2 · 6 = 5.50
            Movie(title: "Disliked", rating: 2, votes: 1_000),  // 1/26 · 2 + 25/26 · 6 = 5.85
            Movie(title: "Fine", rating: 7, votes: 6_250),  // 1/5 · 7 + 4/5 · 6 = 6.20
            Movie(title: "Liked", rating: 10, votes: 50_000),  // 2/3 · 10 + 1/3 · 6 = 8.67
            titles: "Liked, Fine, Disliked, Middling"),
        // The mean is 5; of the movies with votes it would be 7, and with the missing ones 2.5.
        Chart(
            "a rating without votes counts for the mean, and a missing one doesn't",
            Movie(title: "Rare", rating: 8, votes: 100),  // nearly the mean
            Movie(title: "Popular", rating: 6, votes: 1_000_000),  // nearly 6
            Movie(title: "Unvoted", rating: 1), Movie(title: "Unrated", votes: 5), Movie(title: "Unknown"),
            Movie(title: "Also unknown"),
            Movie(title: "Middling", rating: 4, votes: 25_000),  // 1/2 · 4 + 1/2 · 5 = 4.5
            titles: "Popular, Rare, Middling, Unvoted, Unrated, Unknown, Also unknown"),
        // The mean is 7. Were it much lighter, the second one would lead; much heavier, it would come after the third.
        Chart(
            "the mean of the source weighs as much as 25,000 votes",
            Movie(title: "Poor", rating: 2.5, votes: 100_000),  // 4/5 · 2.5 + 1/5 · 7 = 3.40
            Movie(title: "Below", rating: 8.2, votes: 100_000),  // 4/5 · 8.2 + 1/5 · 7 = 7.96
            Movie(title: "Halfway", rating: 9.0, votes: 25_000),  // 1/2 · 9.0 + 1/2 · 7 = 8.00
            Movie(title: "Above", rating: 8.3, votes: 100_000),  // 4/5 · 8.3 + 1/5 · 7 = 8.04
            titles: "Above, Halfway, Below, Poor"),
        // 6.1 has no exact binary form: unrounded, the weighted ratings would differ in their last digit.
        Chart(
            "a tie goes to more votes", Movie(title: "100", rating: 6.1, votes: 100_000),
            Movie(title: "050", rating: 6.1, votes: 50_000), Movie(title: "400", rating: 6.1, votes: 400_000),
            titles: "400, 100, 050"),
        Chart(
            "a tie in votes goes to the title", Movie(title: "Heat", rating: 8, votes: 75_000),
            Movie(title: "Alien", rating: 8, votes: 75_000), Movie(title: "Zodiac", rating: 8, votes: 75_000),
            Movie(title: "Big", rating: 8, votes: 75_000), titles: "Alien, Big, Heat, Zodiac"),
        Chart(
            "movies without rating or votes come last, in their own order", Movie(title: "No votes", rating: 9.9),
            Movie(title: "Poor", rating: 1.0, votes: 500_000), Movie(title: "No rating", votes: 500_000),
            Movie(title: "Neither"), Movie(title: "Nobody voted", rating: 9.8, votes: 0),
            Movie(title: "Good", rating: 8.0, votes: 500_000),
            titles: "Good, Poor, No votes, No rating, Neither, Nobody voted"),
        Chart(
            "a chart keeps its order", Movie(title: "Zootopia"), Movie(title: "Alien", rating: 8.5),
            Movie(title: "Deadpool", votes: 9), titles: "Zootopia, Alien, Deadpool"),
        Chart(
            "ranks decide against ratings", Movie(rank: 2, title: "Second", rating: 9.9, votes: 900_000),
            Movie(rank: 3, title: "Third", rating: 9.0, votes: 900_000),
            Movie(rank: 1, title: "First", rating: 1.0, votes: 900_000), titles: "First, Second, Third"),
        Chart(
            "with one rank missing, the ratings decide", Movie(rank: 1, title: "Poor", rating: 1.0, votes: 900_000),
            Movie(title: "Good", rating: 9.0, votes: 900_000), titles: "Good, Poor"),
        Chart(
            "gaps and repetitions in the ranks are renumbered from 1", Movie(rank: 40, title: "A"),
            Movie(rank: 7, title: "B"), Movie(rank: 40, title: "C"), Movie(rank: 12, title: "D"), titles: "B, D, A, C"),
        Chart("no movies stay none", titles: ""),
    ])
    func `the order of a chart, with ranks from 1`(chart: Chart) {
        let ranked = chart.movies.ranked()
        #expect(ranked.map(\.title).joined(separator: ", ") == chart.titles)
        #expect(ranked.map(\.rank) == Array(1..<chart.movies.count + 1))
    }

    @Test func `ranking changes nothing but ranks and order`() {
        let movie = Movie(title: "Heat", year: 1995, rating: 8.3, votes: 1, runtimeMinutes: 170, genres: ["Crime"])
        var expected = movie
        expected.rank = 1
        #expect([movie].ranked() == [expected])
    }
}
