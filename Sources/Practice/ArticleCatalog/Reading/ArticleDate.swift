import Foundation

/// A date as feeds write it: `05/26/2014`, `2014-05-26`, or ISO 8601 with a time, such as `2014-05-26T18:30:00Z`.
struct ArticleDate {
    let date: Date

    /// Reads `text`; nil where it is no such date, or one that no calendar has. A time without a zone is in UTC.
    init?(_ text: String) {
        guard let date = Self.american(text) ?? Self.international(text) else { return nil }
        self.date = date
    }

    private static func american(_ text: String) -> Date? {
        text.wholeMatch(of: /(\d{1,2})\/(\d{1,2})\/(\d{4})/).flatMap { match in
            day(year: match.3, month: match.1, day: match.2)
        }
    }

    private static func international(_ text: String) -> Date? {
        let pattern = /(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?([Zz]|[+-]\d{2}:?\d{2})?)?/
        guard let match = text.wholeMatch(of: pattern),
            let day = day(year: match.1, month: match.2, day: match.3)
        else { return nil }
        guard let hours = match.4, let minutes = match.5 else { return day }
        let zone = match.7.map { $0.uppercased() == "Z" ? "+0000" : $0.filter { $0 != ":" } } ?? "+0000"
        guard let time = seconds(hours, minutes, match.6 ?? "0"),
            let offset = seconds(zone.dropFirst().prefix(2), zone.suffix(2), "0")
        else { return nil }
        return day + TimeInterval(time) - TimeInterval(zone.hasPrefix("-") ? -offset : offset)
    }

    private static func day(year: Substring, month: Substring, day: Substring) -> Date? {
        guard let year = Int(year), let month = Int(month), let day = Int(day) else { return nil }
        let parts = DateComponents(year: year, month: month, day: day)
        // A calendar makes 2 March of 30 February.
        return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
    }

    private static func seconds(
        _ hours: some StringProtocol, _ minutes: some StringProtocol, _ seconds: some StringProtocol
    ) -> Int? {
        guard let hours = Int(hours), let minutes = Int(minutes), let seconds = Int(seconds),
            hours < 24, minutes < 60, seconds < 60
        else { return nil }
        return (hours * 60 + minutes) * 60 + seconds
    }

    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
