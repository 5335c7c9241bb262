import Foundation
import TestSupport
import Testing

/// Whatever a feed holds, the four programs say the same of it.
struct ProgramFuzzTests {
    @Test func `Fuzz: the four programs print the same for a damaged feed, and end alike`() async throws {
        let feeds = Fuzzing("programs", seeds: Fuzzing.feeds, dictionary: Fuzzing.feedWords, short: 3)
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        for number in 1...(Fuzzing.total == nil ? 3 : 200) {
            let input = feeds.input(number)
            try input.data.write(to: file)
            let arguments = ["--source", file.path, "--format", number % 2 == 0 ? "json" : "text"]
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
