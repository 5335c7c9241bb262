import ConsoleProgram
import ConsoleUI
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The messages of `kata diff`, its option `--rename`, and its use of colour.
struct DiffUsageTests {
    @Test func `for an unchanged file, the message lists the changed files`() throws {
        let error = #expect(throws: UsageError.self) { try diff("2 3 router MovieListViewModel") }
        let start = """
            No changed file's name contains 'MovieListViewModel'; step 2 to 3 changes 'JSONMovieListView.swift', 
            """
        #expect(error?.description.hasPrefix(start) == true)
    }

    @Test(arguments: ["3 4 --rename", "4 3 --rename", "3 4 --rename --stat"])
    func `with the rename undone, steps 3 and 4 are the same`(words: String) throws {
        let sentence = "No other difference: step 4 is step 3 with ViewModel renamed Interactor ("
        #expect(try diff(words).hasPrefix(sentence))
    }

    @Test func `the size of the rename is counted`() throws {
        let sources = try Repository.this.sources(of: Step.router)
        let places = sources.values.map { $0.ranges(of: /[vV]iewModel/).count }
        let files = places.count { $0 > 0 }
        let renamed = sources.keys.count { $0.contains("ViewModel") }
        let sizes = "(\(places.reduce(0, +)) places in \(files) files, \(renamed) files renamed).\n"
        #expect(try diff("3 4 --rename").hasSuffix(sizes))
    }

    @Test func `with the rename undone, step 4 differs from step 2 exactly as step 3 does`() throws {
        let renamed = try diff("2 4 --rename")
        #expect(try renamed.replacing("4-Interactor/", with: "3-Router/") == diff("2 3"))
    }

    @Test(arguments: [
        ("3 4", "Step 4 renames the ViewModel; '--rename' hides that."),
        ("4 1", "Step 4 renames the ViewModel; '--rename' hides that."),
        (
            "1b 2",
            "On road B, the Presenter is called ViewModel, and the ViewModel Interactor; see '--rename'."
        ),
    ])
    func `a note suggests --rename if the diff shows the rename`(words: String, note: String) throws {
        #expect(try stepDiff(words).note == note)
    }

    @Test(arguments: ["1 2", "3 4 --rename", "1 1b"])
    func `there's no note if the diff doesn't show the rename`(words: String) throws {
        #expect(try stepDiff(words).note == nil)
    }

    @Test(arguments: [
        ("auto", true, [:], true),
        ("auto", true, ["NO_COLOR": "1"], false),
        ("auto", true, ["NO_COLOR": ""], true),
        ("auto", false, [:], false),
        ("always", false, ["NO_COLOR": "1"], true),
        ("never", true, [:], false),
    ])
    func `terminals get colour and other outputs don't, unless the option or NO_COLOR says otherwise`(
        option: String, isTerminal: Bool, environment: [String: String], isShown: Bool
    ) throws {
        let terminal = Terminal(isTerminal: isTerminal, columns: 80, environment: environment)
        let shown = try stepDiff("2 3 MovieListRouter --color \(option)", at: terminal)
        #expect(try shown.text().contains("\u{1B}") == isShown)
    }
}
