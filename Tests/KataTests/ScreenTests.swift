import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The layout of the watch's screen. The page is between the title and the keys, however narrow the terminal is.
struct ScreenTests {
    private static let verdicts: [Verdict] = [
        .notMoved, .doesNotBuild, .behaviourRed, .layersRed, .overshot, .done,
    ]

    @Test(arguments: sample([12, 40, 80, 200], with: verdicts))
    func `no line is too wide, and the title, the status and the keys are always shown`(width: Int, verdict: Verdict) {
        let state = WatchStateTests.watch(verdict)
        var running = state
        _ = running.react(to: .saved())
        var gone = state
        _ = gone.react(to: .saved(missing: "/a/rather/long/path/to/the/copy/of/somebody/Sources/TopMovies"))
        var asking = state
        asking.page = .question(.diff)
        var text = state
        text.open((1...99).map { "\($0) \u{1B}[31m映画\tand é, and a\u{7} bell" })
        let checked = [state, asking, text].map { ($0, "Last check: \(verdict.rawValue), 10:00:00") }
        let others = [
            (running, "Building and checking … (last: \(verdict.rawValue), 10:00:00)"),
            (gone, "Waiting: '/a/rather/long/path/to/the/copy/of/somebody/Sources/TopMovies' is gone."),
        ]
        for (state, status) in checked + others {
            for line in state.lines(width: width) { #expect(line.cells <= width, "\(line)") }
            // Spaces are left out, because lines may break at them.
            let shown = state.plainLines(width: width).joined().filter { $0 != " " }
            let keys = "h hint  t task  d diff  s solution  r run  l list  c check  q quit"
            #expect(!shown.contains("\u{1B}"))
            #expect(shown.hasPrefix("Exercise 3 of \(Exercise.all.count): extract the presenter".filter { $0 != " " }))
            #expect(shown.hasSuffix((status + keys).filter { $0 != " " }))
        }
    }

    @Test func `a finished exercise leads to the next exercise`() {
        let next = "n for exercise 4, Markdown again, with a presenter."
        let lines = WatchStateTests.watch(.done).plainLines(width: 200)
        #expect(lines.contains("Press a for an answer, d to compare with the reference, \(next)"))
    }
}

extension WatchState {
    /// Returns the lines without colour.
    func plainLines(width: Int) -> [String] { lines(width: width).map { $0.text(isColored: false) } }
}

/// The wrapping of lines, which breaks them between words and keeps their colours.
struct LineTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]),
        ("one two", 7, ["one two"]),
        ("", 5, [""]),
        ("abcdefgh", 3, ["abc", "def", "gh"]),
        ("  in a list", 7, ["  in a", "  list"]),
        ("ab     ", 3, ["ab "]),
        ("映画の", 4, ["映画", "の"]),
    ])
    func `a long line wraps between words where possible`(text: String, width: Int, pieces: [String]) {
        #expect(Line(text).wrapped(to: width).map { $0.text(isColored: true) } == pieces)
    }

    @Test func `each piece has its colour, and resets it at the end of the line`() {
        #expect(
            (Line("red and", .red) + " not").wrapped(to: 4).map { $0.text(isColored: true) } == [
                "\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mand\u{1B}[0m", "not",
            ])
    }

    @Test(arguments: [
        ("a", 1),
        ("é", 1),
        ("e\u{301}", 1),
        ("\u{301}", 0),
        ("侍", 2),
        ("ｱ", 1),
        ("Ａ", 2),
        ("한", 2),
        ("각", 2),
        ("😀", 2),
        ("👨‍👩‍👧", 2),
        ("👍🏽", 2),
        ("🇫🇷", 2),
        ("❤️", 2),
        ("❤", 1),
        ("1️⃣", 2),
        ("│", 1),
        ("–", 1),
        ("→", 1),
    ])
    func `a character takes up as many cells as in a terminal`(text: String, cells: Int) {
        #expect(Line(text).cells == cells)
    }
}
