import ConsoleUI
import Testing

@testable import ConsoleProgram
@testable import TopMoviesProgram

/// What `--limit` takes, and what holds without it.
struct MovieSettingsTests {
    private func limit(_ words: String...) throws -> Int {
        try Options.values(of: words, by: TopMoviesProgram.settings).values.limit
    }

    @Test func `a list has 25 movies, or from one up`() throws {
        #expect(try limit() == 25)
        #expect(try limit("--limit", "1") == 1)
        #expect(try limit("--limit", "250") == 250)
        for wrong in ["0", "-1", "1.5", "ten", "99999999999999999999"] {
            #expect(throws: Arguments.UsageError.self, "\(wrong)") { try limit("--limit", wrong) }
        }
    }

    @Test func `the help names the defaults that hold`() throws {
        let options = try Options.values(of: [], by: TopMoviesProgram.settings).options
        let summaries = Dictionary(uniqueKeysWithValues: options.declared.map { ($0.name, $0.summary) })
        #expect(
            summaries.mapValues { $0.split(separator: "(").last } == [
                "--source": "bundled)", "--limit": "25)", "--timeout": "10)", "--max-bytes": "16M)",
            ])
    }
}
