import Foundation

/// A date in one of three formats: `05/26/2014`, `2014-05-26`, or ISO 8601 with a time (`2014-05-26T18:30:00Z`).
///
/// The parser is written by hand, because Foundation's format styles turn 30 February into 2 March and ignore any text
/// after a date. A regular expression takes a hundred times as long.
struct ArticleDate {
    let date: Date

    /// Parses `text`, or returns nil if it has another format or the date doesn't exist. A time without a zone is UTC.
    init?(_ text: String) {
        let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { "Tt ".contains($0) }
        let seconds = parts.count == 1 ? 0 : Self.seconds(ofTime: parts[1])
        let day: DateComponents? =
            if let numbers = parts[0].numbers(separatedBy: "-", digits: [4...4, 2...2, 2...2]) {
                DateComponents(year: numbers[0], month: numbers[1], day: numbers[2])
            } else if let numbers = text[...].numbers(separatedBy: "/", digits: [1...2, 1...2, 4...4]) {
                DateComponents(year: numbers[2], month: numbers[0], day: numbers[1])
            } else {
                nil
            }
        guard let seconds, let day, day.isValidDate(in: Self.calendar), let date = Self.calendar.date(from: day)
        else { return nil }
        self.date = date + TimeInterval(seconds)
    }

    /// Returns the seconds from midnight UTC to a time such as `18:30`, `18:30:05.5Z` or `18:30:05+02:00`.
    private static func seconds(ofTime text: Substring) -> Int? {
        let zone = text.drop { !"Zz+-".contains($0) }
        guard let seconds = text[..<zone.startIndex].seconds, let offset = offset(of: zone) else { return nil }
        return seconds - offset
    }

    private static func offset(of zone: Substring) -> Int? {
        guard let sign = zone.first, zone.uppercased() != "Z" else { return 0 }
        let time = zone.dropFirst()
        let offset = time.contains(":") ? time.seconds : "\(time.prefix(2)):\(time.dropFirst(2))"[...].seconds
        return offset.map { sign == "-" ? -$0 : $0 }
    }

    private static let calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}

extension Substring {
    /// Returns the numbers between the separators, or nil if their count or lengths don't match `digits`.
    fileprivate func numbers(separatedBy separator: Character, digits: [ClosedRange<Int>]) -> [Int]? {
        let parts = split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == digits.count else { return nil }
        let numbers = zip(parts, digits).compactMap { part, digits in
            digits.contains(part.utf8.count) && part.isNumber ? Int(part) : nil
        }
        return numbers.count == parts.count ? numbers : nil
    }

    /// The whole seconds from midnight to `18:30`, `18:30:05` or `18:30:05.999`; nil for any other text.
    fileprivate var seconds: Int? {
        let parts = split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = [2...2, 2...2, 2...2]
        guard parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.isNumber }),
            let time = parts[0].numbers(separatedBy: ":", digits: digits)
                ?? parts[0].numbers(separatedBy: ":", digits: digits.dropLast()),
            time[0] < 24, time[1] < 60, time.dropFirst(2).allSatisfy({ $0 < 60 })
        else { return nil }
        return time[0] * 3_600 + time[1] * 60 + (time.count > 2 ? time[2] : 0)
    }

    private var isNumber: Bool { utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
}
