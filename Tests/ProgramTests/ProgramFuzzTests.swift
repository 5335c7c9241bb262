import Foundation
import TestSupport
import Testing

/// Whatever a feed holds, the four programs say the same of it.
struct ProgramFuzzTests {
    @Test func `Fuzz: the four programs print the same for a damaged feed, and end alike`() async throws {
        let feeds = try Fuzzing("programs", seeds: Fuzzing.feeds, dictionary: Fuzzing.feedWords, short: 2)
        let folder = try TemporaryFolder()
        for number in 1...(Fuzzing.total == nil ? 2 : 200) {
            let input = feeds.input(number)
            let path = try folder.write(input.data, to: "feed.json")
            let arguments = ["--source", path, "--format", number % 2 == 0 ? "json" : "text"]
            let comment = Comment("input \(number): \(input.text.debugDescription)")
            let run = try await Program.commonRun(
                of: Program.allCases, arguments, input: SameProgramTests.script, comment)
            #expect([0, 65].contains(run.status), comment)
        }
    }
}
