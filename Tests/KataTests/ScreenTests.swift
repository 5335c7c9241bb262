import TestSupport
import Testing

@testable import kata

/// The page is between the title and the keys, whatever it is and however narrow the terminal.
struct ScreenTests {
    /// A watch whose check came to a verdict.
    private static func watch(_ verdict: Verdict = .notMoved) -> WatchState {
        var state = WatchState(exercise: Exercise.all[2])
        _ = state.react(to: .saved())
        _ = state.react(to: .checkEnded(.success(.seen(verdict, findings: 9)), at: "10:00:00", seconds: 2))
        return state
    }

    private static let verdicts: [Verdict] = [.notMoved, .doesNotBuild, .notJudged, .structureRed, .overshot, .done]

    @Test(arguments: sample([12, 40, 80, 200], with: verdicts))
    func `no line is too wide, and the title, the status and the keys are always there`(width: Int, verdict: Verdict) {
        let state = Self.watch(verdict)
        var (running, gone, asking, text) = (state, state, state, state)
        _ = running.react(to: .saved())
        _ = gone.react(to: .saved(missing: "/a/rather/long/path/to/the/copy/of/somebody/Sources/TopMovies"))
        asking.page = .question(.diff)
        text.open((1...99).map { "\($0) \u{1B}[31m映画\tand é, and a\u{7} bell" })
        let checked = [state, asking, text].map { ($0, "Last check: \(verdict.rawValue), 10:00:00") }
        let others = [
            (running, "Building and checking … (last: \(verdict.rawValue), 10:00:00)"),
            (gone, "Waiting: '/a/rather/long/path/to/the/copy/of/somebody/Sources/TopMovies' is gone."),
        ]
        for (state, status) in checked + others {
            for line in state.lines(width: width) {
                #expect(line.cells <= width, "\(line)")
            }
            // Without the spaces, where lines are broken.
            let shown = state.plainLines(width: width).joined().filter { $0 != " " }
            let keys = "h hint  t task  d diff  s solution  r run  n next  l list  c check  q quit"
            #expect(!shown.contains("\u{1B}"))
            #expect(shown.hasPrefix("Exercise 3 of \(Exercise.all.count): extract the presenter".filter { $0 != " " }))
            #expect(shown.hasSuffix((status + keys).filter { $0 != " " }))
        }
    }

    @Test func `a finished exercise leads to the next`() {
        let next = "n for exercise 4, Markdown again, with a presenter."
        let lines = Self.watch(.done).plainLines(width: 200)
        #expect(lines.contains("Press a for an answer, d to compare with the reference, \(next)"))
    }
}

extension WatchState {
    /// The lines without colour.
    func plainLines(width: Int) -> [String] { lines(width: width).map { $0.text(isColored: false) } }
}
