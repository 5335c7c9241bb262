import ConsoleProgram
import ConsoleUI
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The messages of `kata diff`, its option `--rename`, and its use of colour and width.
struct DiffUsageTests {
    @Test func `for an unchanged file, the message lists the changed files`() throws {
        let error = #expect(throws: UsageError.self) { try diff("2 3 router MovieListViewModel") }
        let start = "No changed file's name contains 'MovieListViewModel'; step 2 to 3 changes "
        #expect(error?.description.hasPrefix("\(start)'JSONMovieListView.swift', ") == true)
    }

    @Test func `with the rename undone, steps 3 and 4 are the same`() throws {
        let sources = try Repository.this.sources(of: Step.router)
        let places = sources.values.map { $0.ranges(of: /[vV]iewModel/).count }
        let count = places.reduce(0, +)
        let changed = places.filter { $0 > 0 }
        let renamed = sources.keys.filter { $0.contains("ViewModel") }
        let sentence = """
            No other difference: step 4 is step 3 with ViewModel renamed Interactor \
            (\(count) places in \(changed.count) files, \(renamed.count) files renamed).

            """
        for words in ["3 4 --rename", "4 3 --rename", "3 4 --rename --stat"] {
            #expect(try diff(words) == sentence)
        }
    }

    @Test func `with the rename undone, step 4 differs from step 2 exactly as step 3 does`() throws {
        let renamed = try diff("2 4 --rename")
        #expect(try renamed.replacing("4-Interactor/", with: "3-Router/") == diff("2 3"))
    }

    @Test(arguments: [
        ("1 2", false), ("3 4", true), ("4 1", true), ("3 4 --rename", false),
        ("1b 2", true), ("1 1b", false),
    ])
    func `a note suggests --rename if the diff shows the rename`(words: String, isNoted: Bool) throws {
        #expect((try stepDiff(words).note?.contains("--rename") ?? false) == isNoted)
    }

    @Test(arguments: [
        ("auto", true, [:], true), ("auto", true, ["NO_COLOR": "1"], false),
        ("auto", true, ["NO_COLOR": ""], true), ("auto", false, [:], false),
        ("always", false, ["NO_COLOR": "1"], true), ("never", true, [:], false),
    ])
    func `terminals get colour and other outputs don't, unless the option or NO_COLOR says otherwise`(
        option: String, isTerminal: Bool, environment: [String: String], isShown: Bool
    ) throws {
        let terminal = Terminal(isTerminal: isTerminal, columns: 80, environment: environment)
        let diff = try stepDiff("2 3 MovieListRouter --color \(option)", at: terminal)
        #expect(try diff.text().contains("\u{1B}") == isShown)
    }

    @Test(arguments: [
        (90, [:], 90), (0, ["COLUMNS": "70"], 70), (90, ["COLUMNS": "70"], 90), (0, [:], 120),
    ])
    func `the width is the terminal's, or else COLUMNS, or else 120`(
        columns: Int, environment: [String: String], width: Int
    ) {
        let terminal = Terminal(isTerminal: true, columns: columns, environment: environment)
        #expect(terminal.columns == width)
    }
}
