import ArticleCatalog
import Foundation
import Testing

@testable import Articles

/// The dates that are read, and what becomes of the others.
nonisolated struct DateReadingTests {
    @Test(arguments: [
        ("05/26/2014", [2014, 5, 26]), ("5/26/2014", [2014, 5, 26]), ("2014-05-26", [2014, 5, 26]),
        (" 2014-05-26\n", [2014, 5, 26]), ("2014-05-26T00:00:00Z", [2014, 5, 26]),
        ("2014-05-26T00:00Z", [2014, 5, 26]),
        // A time, in its zone or in UTC.
        ("2014-05-26T18:30:05Z", [2014, 5, 26, 18, 30, 5]), ("2014-05-26T18:30:05", [2014, 5, 26, 18, 30, 5]),
        ("2014-05-26 18:30:05.999z", [2014, 5, 26, 18, 30, 5]), ("2014-05-26T18:30-0130", [2014, 5, 26, 20]),
        ("2014-05-26T18:30:05+02:00", [2014, 5, 26, 16, 30, 5]),
        // The last second of a day and of a year, and the day that only leap years have.
        ("2014-05-26T23:59:59Z", [2014, 5, 26, 23, 59, 59]), ("2014-12-31T23:59:59-23:59", [2015, 1, 1, 23, 58, 59]),
        ("02/29/2016", [2016, 2, 29]),
    ])
    func `a date is read in three ways of writing, with or without a time`(text: String, numbers: [Int]) throws {
        let json = try JSONEncoder().encode([["date": text]])
        #expect(try ArticleFeed(parsing: json, from: "feed.json").articles.first?.date == instant(numbers))
    }

    // Before Swift 6.2.3, a feature that this package turns on makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `a date is read and shown in UTC, in every time zone`() async {
            // In a process of its own, as the time zone is everybody's.
            await #expect(processExitsWith: .success) {
                setenv("TZ", "Pacific/Kiritimati", 1)
                #expect(TimeZone.current.secondsFromGMT() == 14 * 3_600, "the time zone is set")
                let json = #"[{"date": "05/26/2014"}, {"date": "2014-05-26"}, {"date": "2014-05-26T18:30"}]"#
                let instants = try [[2014, 5, 26], [2014, 5, 26], [2014, 5, 26, 18, 30]].map(instant)
                #expect(try ArticleFeed(json: json).articles.map(\.date) == instants)
                let date = await ArticlePresentation(Article(date: .may26)).date
                #expect(date == "May 26, 2014")
            }
        }
    #endif

    @Test(arguments: [
        "yesterday", "26/05/2014", "2014-13-01", "2014-02-30", "2014-5-26", "2014-05-26T24:00:00Z", "2014-05-26T10:61Z",
        "2014-05-26T10:60Z", "2014-05-26T10:00:60Z", "2014-05-26T10:00:00Z!", "May 26, 2014", "05/26/14", "05-26-2014",
        "٠٥/٢٦/٢٠١٤", "2014-05-26T10:00+25:00", "2014-05-26T10:00-24:00", "2014-05-26T10:00+00:60", "2014-00-01",
        "2014-05-00", "13/01/2014", "04/31/2014", "-1/-1/2014", "02/29/2015",
    ])
    func `an unreadable date is missing, with a remark`(text: String) throws {
        let feed = try ArticleFeed(json: #"[{"title": "A", "date": "\#(text)"}]"#)
        #expect(feed == ArticleFeed(articles: [Article(title: "A")], remarks: ["1 date cannot be read: '\(text)'"]))
    }

    @Test func `several unreadable dates make one remark, on one line`() throws {
        let feed = try ArticleFeed(json: #"[{"date": "a\u001b\nb"}, {"date": 2014}, {"date": "2014-05-26"}, 7]"#)
        let dates = "2 dates cannot be read, the first is 'a\u{FFFD}\u{FFFD}b'"
        #expect(feed.remarks == ["1 of 4 entries left out: not an object", dates])
        #expect(feed.articles.map { $0.date != nil } == [false, false, true])
    }
}
