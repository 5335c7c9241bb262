import Foundation
import MovieCatalog
import TestSupport
import Testing

/// The chart's order: by rank if all movies have one, else by weighted rating if any has one, else as in the source.
struct RankingTests {
    @Test(arguments: try cases(in: "charts"))
    func `a chart has the expected order, and ranks from 1`(rule: String, text: String) throws {
        let lines = text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.filter { !$0.isEmpty }
        let movies = lines.dropLast().map { line in
            let facts = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return Movie(rank: Int(facts[0]), title: facts[1], rating: Double(facts[2]), votes: Int(facts[3]))
        }
        let ranked = movies.ranked()
        #expect(ranked.map(\.title).joined(separator: ", ") == lines.last?.dropFirst(2) ?? "")
        #expect(ranked.map(\.rank) == Array(1..<movies.count + 1))
    }

    @Test func `ranking changes only the ranks and the order`() {
        let movie = Movie(title: "Heat", year: 1995, rating: 8.3, votes: 1, runtimeMinutes: 170, genres: ["Crime"])
        var expected = movie
        expected.rank = 1
        #expect([movie].ranked() == [expected])
    }
}
