import Testing

@testable import kata

/// The screen holds what there is room for, and the keys always.
struct ScreenTests {
    static let sizes = [(40, 10), (80, 24), (200, 60), (12, 3)].map { Terminal.Size(width: $0.0, height: $0.1) }

    /// The states for each of the sizes, made once for all tests.
    private static let states = sizes.map(made)

    private static func states(_ size: Terminal.Size) -> [WatchState] {
        sizes.firstIndex(of: size).map { states[$0] } ?? made(size)
    }

    private static func made(_ size: Terminal.Size) -> [WatchState] {
        [Verdict.doesNotBuild, .notMoved, .structureRed, .overshot, .done].flatMap { verdict in
            var state = WatchState(exercise: Exercise.all[2], size: size)
            _ = state.react(to: .begun)
            let running = state
            _ = state.react(to: .checkEnded(1, .checked(.seen(verdict, findings: 9)), at: "10:00:00", seconds: 2))
            var (gone, asking, text) = (state, state, state)
            _ = gone.react(to: .gone("/a/rather/long/path/to/the/copy/of/somebody/Sources/TopMovies"))
            asking.open(.question(.diff))
            text.open(.text((1...99).map { "\($0) \u{1B}[31m映画\u{1B}[m\tand é, and a\u{7} bell" }))
            return [running, state, gone, asking, text]
        }
    }

    @Test(arguments: sizes, [true, false])
    func `there are as many lines as fit, and none is too wide`(size: Terminal.Size, isColored: Bool) {
        for state in Self.states(size) {
            let lines = Screen(state).lines.map { $0.text(isColored: isColored) }
            #expect(lines.count == size.height)
            for line in lines { #expect(Line(parsing: line).cells <= size.width, "\(line)") }
        }
    }

    @Test(arguments: sizes[1...2])
    func `the keys are the last line, all of them`(size: Terminal.Size) {
        for state in Self.states(size) {
            #expect(
                Screen(state).plainLines.last?.replacing("  ", with: " ")
                    == "h hint t task d diff s solution r run n next l list c check q quit")
        }
    }

    @Test(arguments: sizes.prefix(3))
    func `the verdict, the time and the exercise are seen, however small the screen is`(size: Terminal.Size) throws {
        let lines = Screen(Self.states(size)[6]).plainLines
        #expect(lines[0] == "Exercise 3 of 11: extract the presenter")
        #expect(lines[1] == "Last check: green, not moved, 10:00:00")
    }

    @Test func `a report that is too long has a mark, and can be scrolled to its end`() throws {
        var state = Self.states(Terminal.Size(width: 40, height: 10))[6]
        let mark = Screen(state).plainLines[8]
        #expect(mark.hasPrefix("… lines 1 to 5 of "))
        for _ in 1...20 { _ = state.react(to: .key(.page)) }
        #expect(Screen(state).plainLines[8] != mark)
        #expect(Screen(state).plainLines[7] == "only in part.")
    }

    @Test func `a report that fits has no mark`() {
        #expect(Screen(Self.states(Terminal.Size(width: 200, height: 60))[6]).plainLines[58] == "")
    }

    @Test func `while a check runs, it says so, and what the last one came to`() {
        var state = Self.states(Terminal.Size(width: 80, height: 24))[6]
        _ = state.react(to: .saved)
        #expect(Screen(state).plainLines[1] == "Building and checking … (last: green, not moved, 10:00:00)")
    }

    @Test func `a finished exercise leads to the next`() {
        let lines = Screen(Self.states(Terminal.Size(width: 80, height: 24))[21]).plainLines
        #expect(
            lines.contains(
                "Press a for an answer, d to compare with the reference, n for exercise 4, Markdown again, "
                    + "with a presenter.") || lines.joined(separator: " ").contains("n for exercise 4"))
    }

    @Test func `without colours there is no escape sequence`() {
        for state in Self.states(Terminal.Size(width: 80, height: 24)) where !state.isText {
            #expect(!Screen(state).plainLines.joined().contains("\u{1B}"))
        }
    }
}

extension WatchState {
    fileprivate var isText: Bool { if case .text = page { true } else { false } }
}

extension Screen {
    /// The lines without colour.
    var plainLines: [String] { lines.map { $0.text(isColored: false) } }
}
