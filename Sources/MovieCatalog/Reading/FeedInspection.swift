import Fetching

/// An inspection that turns a feed's entries into movies. Only this type validates values and counts invalid ones.
struct FeedInspection {
    private(set) var losses = Losses()

    /// Returns the movie, or nil if `entry` doesn't describe one.
    mutating func movie(from entry: FeedEntry) -> Movie? {
        guard entry.isObject else { return leaveOut(because: "not an object") }
        if let kind = losses.fact(entry.kind, "kind", \.text), !kind.lowercased().contains("movie") {
            return leaveOut(because: "not a movie: \(kind.quoted)")
        }
        guard let title = entry.title?.textOrNumber else { return leaveOut(because: "no title") }
        let rating = entry.rating
        let votes = entry.votes
        let isUnrated = rating?.number == 0 && votes?.number == 0
        return Movie(
            rank: losses.whole(entry.rank, in: 1...Int(Int32.max), "rank"),
            title: title,
            year: losses.whole(entry.year, in: 1888...2100, "year", \.year),
            rating: isUnrated ? nil : losses.number(rating, in: 0...10, "rating"),
            votes: losses.whole(votes, in: 0...Int(Int32.max), "votes"),
            director: names(in: entry.director, "director").joined(separator: ", ").trimmed,
            runtimeMinutes: losses.whole(entry.runtime, in: 1...60_000, "runtime", \.minutes),
            genres: names(in: entry.genres?.splitList, "genre"))
    }

    private mutating func leaveOut(because reason: String) -> Movie? {
        losses.leaveOut(because: reason)
        return nil
    }

    /// Returns the names in a string or an object, or in a list of strings or objects.
    private mutating func names(in value: JSONValue?, _ fact: String) -> [String] {
        guard let value else { return [] }
        let values = if case .list(let list) = value { list } else { [value] }
        return values.compactMap { value in
            losses.fact(value, fact) { $0.text ?? $0["name"]?.text ?? $0["displayName"]?.text }
        }
    }
}

extension JSONValue {
    /// A list made from a string such as `Drama, Crime`. Any other value is returned unchanged.
    fileprivate var splitList: JSONValue {
        guard let text else { return self }
        let names = text.split { ",|".contains($0) }
        return .list(names.map { .text(String($0)) })
    }

    /// The year, if this is a year or a date that starts with one, such as `1994-03-02`.
    fileprivate var year: Double? {
        if let number { return number }
        guard let start = text?.prefix(while: { !"-–/".contains($0) }) else { return nil }
        return JSONValue.text(String(start)).number
    }

    /// The minutes, if this is a number or a string such as `142 min`, `2h 22m` or, in ISO 8601, `PT2H22M`.
    fileprivate var minutes: Double? {
        if let number { return number }
        guard var rest = text?.lowercased().filter({ $0 != " " })[...] else { return nil }
        if rest.hasPrefix("pt") { rest = rest.dropFirst(2) }
        var minutes = 0.0
        repeat {
            let number = rest.prefix { "0"..."9" ~= $0 }
            let unit = rest.dropFirst(number.count).prefix(while: \.isLetter)
            guard let count = Double(number), let length = Self.minutesByUnit[String(unit)] else {
                return nil
            }
            minutes += count * length
            rest = rest[unit.endIndex...]
        } while !rest.isEmpty
        return minutes.rounded(.down)
    }

    /// The number of minutes in each unit. Minutes after hours may lack a unit, as in `2h22`.
    private static let minutesByUnit = [
        "h": 60.0, "hr": 60, "hrs": 60, "hour": 60, "hours": 60,
        "m": 1, "min": 1, "mins": 1, "minute": 1, "minutes": 1, "": 1,
        "s": 1 / 60.0, "sec": 1 / 60.0, "secs": 1 / 60.0, "second": 1 / 60.0, "seconds": 1 / 60.0,
    ]
}
