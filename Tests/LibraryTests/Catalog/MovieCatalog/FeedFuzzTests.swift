import Foundation
import MovieCatalog
import TestSupport
import Testing

@testable import Fetching

/// Any feed, however damaged, yields movies that can be shown, or a single message.
struct FeedFuzzTests {
    @Test func `Fuzz: a feed yields movies with facts in range, or one safe message`() async throws {
        try await Fuzzing("feed", seeds: try Fuzzing.feeds, dictionary: Fuzzing.feedWords, short: 200)() { input in
            let result = Self.feed(input.data)
            try hold(Self.feed(input.data) == result, "the same when it's read twice")
            switch result {
            case .success(let feed): try Self.check(feed)
            case .failure(let error):
                try hold(error.kind == .notAFeed, "one kind of error")
                try hold(error.message.hasPrefix("'feed.json' "), "says where: \(error.message)")
                try hold(error.message.hasSuffix("."), "a sentence: \(error.message)")
                try hold(error.message.isSafeLine, "one safe line: \(error.message)")
            }
            guard let value = try? JSONValue(parsing: input.data, expecting: "JSON") else {
                return try hold((try? result.get()) == nil, "what isn't JSON isn't a feed")
            }
            // Turning objects on separate lines into a list may nest values one level too deep.
            let json = Data(value.json.utf8)
            guard (try? JSONValue(parsing: json, expecting: "JSON")) != nil else { return }
            let again = Self.feed(json)
            try hold(again == result, "the same with keys reversed and one added: \(again)")
            try hold(
                Self.titles(in: value).isSuperset(of: (try? result.get())?.movies.map(\.title) ?? []),
                "titles of the feed")
        }
    }

    private static func feed(_ data: Data) -> Result<MovieFeed, MovieServiceError> {
        Result { () throws(MovieServiceError) in try MovieFeed(parsing: data, from: "feed.json") }
    }

    private static func check(_ feed: MovieFeed) throws {
        for movie in feed.movies {
            try hold(movie.title.trimmed == movie.title, "a title, trimmed: \(movie)")
            try hold(movie.rank.map { 1...Int(Int32.max) ~= $0 } ?? true, "a rank from 1 up: \(movie)")
            try hold(movie.year.map { 1888...2100 ~= $0 } ?? true, "a year with movies: \(movie)")
            try hold(movie.rating.map { 0...10 ~= $0 && $0.sign == .plus } ?? true, "a rating up to 10: \(movie)")
            try hold(movie.votes.map { 0...Int(Int32.max) ~= $0 } ?? true, "votes: \(movie)")
            try hold(movie.runtimeMinutes.map { 1...60_000 ~= $0 } ?? true, "a runtime: \(movie)")
            try hold(movie.director != "" && !movie.genres.contains(""), "names that aren't empty: \(movie)")
        }
        let ranked = feed.movies.ranked()
        try hold(ranked.compactMap(\.rank) == Array(1..<(ranked.count + 1)), "each place is taken once: \(ranked)")
        try hold(ranked.map(\.title).sorted() == feed.movies.map(\.title).sorted(), "all movies are ranked")
        let ranks = feed.movies.compactMap(\.rank)
        try hold(ranks.isEmpty || ranks.count == feed.movies.count, "all have a rank, or none has")
        for remark in feed.remarks { try hold(!remark.isEmpty && remark.isSafeLine, "one safe line: \(remark)") }
    }

    /// Returns all the strings and numbers in a feed, as titles.
    private static func titles(in value: JSONValue) -> Set<String> {
        switch value {
        case .list(let list): list.reduce(into: []) { $0.formUnion(titles(in: $1)) }
        case .object(let members): members.reduce(into: []) { $0.formUnion(titles(in: $1.value)) }
        default: Set([value.textOrNumber].compactMap(\.self))
        }
    }
}

extension JSONValue {
    /// The value as JSON, in ASCII. The members of each object are reversed, and there's one more.
    fileprivate var json: String {
        switch self {
        case .null: return "null"
        case .bool(let value): return "\(value)"
        case .number(let number): return "\(number)"
        case .integer(let integer): return "\(integer)"
        case .text(let text): return Self.quoted(text)
        case .list(let list): return "[\(list.map(\.json).joined(separator: ", "))]"
        case .object(let members):
            let texts = members.map { "\(Self.quoted($0.key)): \($0.value.json)" }
            return "{\(([#""unheard-of": null"#] + texts.reversed()).joined(separator: ", "))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let digits = text.utf16.map { "\\u" + String(0x1_0000 + UInt32($0), radix: 16).dropFirst() }
        return "\"\(digits.joined())\""
    }
}
