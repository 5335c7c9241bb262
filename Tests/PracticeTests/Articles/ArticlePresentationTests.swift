import ArticleCatalog
import Foundation
import Testing

@testable import Articles

struct ArticlePresentationTests {
    // Before Swift 6.2.3, a feature that this package turns on makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `a date is the same in every time zone`() async {
            // In a process of its own, as the time zone is everybody's.
            await #expect(processExitsWith: .success) {
                setenv("TZ", "Pacific/Kiritimati", 1)
                let hours = TimeZone.current.secondsFromGMT() / 3_600
                #expect(hours == 14, "the time zone is set")
                let date = await ArticlePresentation(Article(date: .may26)).date
                #expect(date == "May 26, 2014")
            }
        }
    #endif
}
