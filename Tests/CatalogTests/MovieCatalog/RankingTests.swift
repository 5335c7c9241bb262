import MovieCatalog
import Testing

/// The order of the chart: ranks if all have one, else the weighted rating, else the source's own order.
struct RankingTests {
    @Test func `the more votes, the more a rating weighs`() {
        // The mean is 7.2.
        let movies = [
            Movie(title: "Rare", rating: 9.0, votes: 2_500),  // 1/11 · 9.0 + 10/11 · 7.2 = 7.36
            Movie(title: "Popular", rating: 8.6, votes: 225_000),  // 9/10 · 8.6 + 1/10 · 7.2 = 8.46
            Movie(title: "Poor", rating: 4.0, votes: 25_000),  // 1/2 · 4.0 + 1/2 · 7.2 = 5.60
        ]

        #expect(movies.ranked().map(\.title) == ["Popular", "Rare", "Poor"])
    }

    @Test func `few votes pull a rating towards the mean, even from below`() {
        // The mean is 6.
        let movies = [
            Movie(title: "Middling", rating: 5, votes: 25_000),  // 1/2 · 5 + 1/2 · 6 = 5.50
            Movie(title: "Disliked", rating: 2, votes: 1_000),  // 1/26 · 2 + 25/26 · 6 = 5.85
            Movie(title: "Fine", rating: 7, votes: 6_250),  // 1/5 · 7 + 4/5 · 6 = 6.20
            Movie(title: "Liked", rating: 10, votes: 50_000),  // 2/3 · 10 + 1/3 · 6 = 8.67
        ]

        #expect(movies.ranked().map(\.title) == ["Liked", "Fine", "Disliked", "Middling"])
    }

    @Test func `a rating without votes counts for the mean, and a missing one doesn't`() {
        // The mean is 5; of the movies with votes it would be 7, and with the missing ones 2.5.
        let movies = [
            Movie(title: "Rare", rating: 8, votes: 100),  // nearly the mean
            Movie(title: "Popular", rating: 6, votes: 1_000_000),  // nearly 6
            Movie(title: "Unvoted", rating: 1),
            Movie(title: "Unrated", votes: 5), Movie(title: "Unknown"), Movie(title: "Also unknown"),
            Movie(title: "Middling", rating: 4, votes: 25_000),  // 1/2 · 4 + 1/2 · 5 = 4.5
        ]
        let order = ["Popular", "Rare", "Middling", "Unvoted", "Unrated", "Unknown", "Also unknown"]
        #expect(movies.ranked().map(\.title) == order)
        #expect(movies.ranked().map(\.rank) == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test func `the mean of the source weighs as much as 25,000 votes`() {
        // The mean is 7. Were it much lighter, the second one would lead; much heavier, it would come after the third.
        let movies = [
            Movie(title: "Above", rating: 8.3, votes: 100_000),  // 4/5 · 8.3 + 1/5 · 7 = 8.04
            Movie(title: "Halfway", rating: 9.0, votes: 25_000),  // 1/2 · 9.0 + 1/2 · 7 = 8.00
            Movie(title: "Below", rating: 8.2, votes: 100_000),  // 4/5 · 8.2 + 1/5 · 7 = 7.96
            Movie(title: "Poor", rating: 2.5, votes: 100_000),  // 4/5 · 2.5 + 1/5 · 7 = 3.40
        ]

        #expect(movies.reversed().ranked().map(\.title) == ["Above", "Halfway", "Below", "Poor"])
    }

    @Test func `a tie goes to more votes`() {
        // 6.1 has no exact binary form: unrounded, the weighted ratings would differ in their last digit.
        let movies = [100_000, 50_000, 400_000].map { Movie(title: "Same", rating: 6.1, votes: $0) }

        #expect(movies.ranked().map(\.votes) == [400_000, 100_000, 50_000])
    }

    @Test func `a tie in votes goes to the title`() {
        let movies = ["Heat", "Alien", "Zodiac", "Big"].map { Movie(title: $0, rating: 8, votes: 75_000) }

        #expect(movies.ranked().map(\.title) == ["Alien", "Big", "Heat", "Zodiac"])
    }

    @Test func `movies without rating or votes come last, in their own order`() {
        let movies = [
            Movie(title: "No votes", rating: 9.9),
            Movie(title: "Poor", rating: 1.0, votes: 500_000),
            Movie(title: "No rating", votes: 500_000),
            Movie(title: "Neither"),
            Movie(title: "Nobody voted", rating: 9.8, votes: 0),
            Movie(title: "Good", rating: 8.0, votes: 500_000),
        ]

        let order = ["Good", "Poor", "No votes", "No rating", "Neither", "Nobody voted"]
        #expect(movies.ranked().map(\.title) == order)
    }

    @Test func `a chart keeps its order`() {
        let movies = [Movie(title: "Zootopia"), Movie(title: "Alien", rating: 8.5), Movie(title: "Deadpool", votes: 9)]

        #expect(movies.ranked().map(\.title) == ["Zootopia", "Alien", "Deadpool"])
    }

    @Test func `ranks decide against ratings`() {
        let movies = [
            Movie(rank: 2, title: "Second", rating: 9.9, votes: 900_000),
            Movie(rank: 3, title: "Third", rating: 9.0, votes: 900_000),
            Movie(rank: 1, title: "First", rating: 1.0, votes: 900_000),
        ]

        #expect(movies.ranked().map(\.title) == ["First", "Second", "Third"])
    }

    @Test func `with one rank missing, the ratings decide`() {
        let movies = [
            Movie(rank: 1, title: "Poor", rating: 1.0, votes: 900_000),
            Movie(title: "Good", rating: 9.0, votes: 900_000),
        ]

        #expect(movies.ranked().map(\.title) == ["Good", "Poor"])
    }

    @Test func `gaps and repetitions in the ranks are renumbered from 1`() {
        let movies = [40, 7, 40, 12].map { (rank: Int) in Movie(rank: rank, title: "Was \(rank)") }

        #expect(movies.ranked().map(\.title) == ["Was 7", "Was 12", "Was 40", "Was 40"])
        #expect(movies.ranked().map(\.rank) == [1, 2, 3, 4])
    }

    @Test func `ranking changes nothing but ranks and order`() {
        let movie = Movie(title: "Heat", year: 1995, rating: 8.3, votes: 1, runtimeMinutes: 170, genres: ["Crime"])
        var expected = movie
        expected.rank = 1

        #expect([movie].ranked() == [expected])
    }

    @Test func `no movies stay none`() {
        #expect([Movie]().ranked().isEmpty)
    }
}
