import Foundation

/// Turns what entries say into movies: the one place that decides what is valid, and counts what is not.
struct FeedInspection {
    private var leftOut = Tally()
    private var ignored = Tally()

    /// Returns the movie, or nil if `raw` holds none.
    mutating func movie(from raw: RawMovie?) -> Movie? {
        guard let raw else { return leaveOut(because: "not an object") }
        if let kind = raw.kind, !kind.lowercased().contains("movie") {
            return leaveOut(because: "not a movie: \(kind.quoted)")
        }
        guard let title = raw.title?.trimmed else { return leaveOut(because: "no title") }
        let isUnrated = raw.rating == 0 && raw.votes == 0
        return Movie(
            rank: whole(raw.rank, in: 1...Int(Int32.max), "rank"),
            title: title,
            year: whole(raw.year, in: 1888...2100, "year"),
            rating: isUnrated ? nil : number(raw.rating, in: 0...10, "rating"),
            votes: whole(raw.votes, in: 0...Int(Int32.max), "votes"),
            director: raw.director?.trimmed,
            runtimeMinutes: whole(raw.runtimeMinutes, in: 1...60_000, "runtime"),
            genres: raw.genres.compactMap(\.trimmed)
        )
    }

    /// Returns a sentence for each of the two ways in which something was lost.
    func remarks(entryCount: Int) -> [String] {
        var remarks: [String] = []
        if leftOut.total > 0 { remarks.append("\(leftOut.total) of \(entryCount) entries left out: \(leftOut)") }
        if ignored.total > 0 {
            let values = ignored.total == 1 ? "1 value" : "\(ignored.total) values"
            remarks.append("\(values) out of range ignored: \(ignored)")
        }
        return remarks
    }

    private mutating func leaveOut(because reason: String) -> Movie? {
        leftOut.add(reason)
        return nil
    }

    private mutating func number(_ value: Double?, in range: ClosedRange<Double>, _ name: String) -> Double? {
        guard let value else { return nil }
        if range.contains(value) { return value }
        ignored.add(name)
        return nil
    }

    private mutating func whole(_ value: Double?, in range: ClosedRange<Int>, _ name: String) -> Int? {
        guard let value else { return nil }
        if let whole = Int(exactly: value), range.contains(whole) { return whole }
        ignored.add(name)
        return nil
    }
}

extension String {
    /// The text without white space around it; nil if that leaves nothing.
    fileprivate var trimmed: String? {
        let text = trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
