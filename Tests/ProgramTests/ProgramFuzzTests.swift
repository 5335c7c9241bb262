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
            var runs: [Run] = []
            for program in Program.allCases {
                var run = try await program.run(arguments, input: SameProgramTests.script)
                run.diagnostics.replace(program.rawValue, with: "program")
                runs.append(run)
            }
            let areSame = runs.allSatisfy { $0 == runs[0] }
            #expect(
                areSame && [0, 65].contains(runs[0].status), "input \(number): \(input.text.debugDescription)\n\(runs)")
        }
    }
}
