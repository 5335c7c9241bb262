import Testing

@testable import kata

/// The screen holds what there is room for, and the keys always.
struct ScreenTests {
    private static let sizes: [Terminal.Size] = [(40, 10), (80, 24), (200, 60), (12, 3)]

    /// A watch whose check came to a verdict.
    private static func watch(_ verdict: Verdict = .notMoved, _ size: Terminal.Size = sizes[1]) -> WatchState {
        var state = WatchState(exercise: Exercise.all[2], size: size)
        _ = state.react(to: .saved)
        _ = state.react(to: .checkEnded(.success(.seen(verdict, findings: 9)), at: "10:00:00", seconds: 2))
        return state
    }

    @Test(arguments: sizes, [Verdict.doesNotBuild, .notMoved, .structureRed, .overshot, .done])
    func `there are as many lines as fit, none is too wide, and the keys are the last`(
        size: Terminal.Size, verdict: Verdict
    ) {
        let state = Self.watch(verdict, size)
        var (running, gone, asking, text) = (state, state, state, state)
        _ = running.react(to: .saved)
        _ = gone.react(to: .gone("/a/rather/long/path/to/the/copy/of/somebody/Sources/TopMovies"))
        asking.open(.question(.diff))
        text.open(.text((1...99).map { "\($0) \u{1B}[31m映画\u{1B}[m\tand é, and a\u{7} bell" }))
        for state in [running, state, gone, asking, text] {
            let lines = state.lines
            #expect(lines.count == size.height)
            for line in lines {
                #expect(line.cells <= size.width, "\(line)")
                #expect(Line(parsing: line.text(isColored: true)).cells == line.cells, "a colour takes no cell")
            }
            #expect(!state.plainLines.joined().contains("\u{1B}"))
            if size.width < 80 { continue }
            #expect(
                state.plainLines.last?.replacing("  ", with: " ")
                    == "h hint t task d diff s solution r run n next l list c check q quit")
        }
    }

    @Test(arguments: sizes.prefix(3))
    func `the verdict, the time and the exercise are seen, however small the screen is`(size: Terminal.Size) throws {
        var state = Self.watch(.notMoved, size)
        let title = "Exercise 3 of \(Exercise.all.count): extract the presenter"
        #expect(state.plainLines.prefix(2) == [title, "Last check: green, not moved, 10:00:00"])
        _ = state.react(to: .saved)
        let line = "Building and checking … (last: green, not moved, 10:00:00)"
        #expect(state.plainLines[1] == (line.count > size.width ? line.prefix(size.width - 1) + "…" : line))
    }

    @Test func `a report that is too long has a mark, and can be scrolled to its end`() throws {
        var state = Self.watch(.notMoved, Self.sizes[0])
        let mark = state.plainLines[8]
        #expect(mark.hasPrefix("… lines 1 to 5 of "))
        for _ in 1...20 { _ = state.react(to: .key(.page)) }
        #expect(state.plainLines[8] != mark)
        #expect(state.plainLines[7] == "only in part.")
        #expect(Self.watch(.notMoved, Self.sizes[2]).plainLines[58] == "", "one that fits has none")
    }

    @Test func `a finished exercise leads to the next`() {
        let next = "n for exercise 4, Markdown again, with a presenter."
        let lines = Self.watch(.done, Self.sizes[2]).plainLines
        #expect(lines.contains("Press a for an answer, d to compare with the reference, \(next)"))
    }
}

extension WatchState {
    /// The lines without colour.
    var plainLines: [String] { lines.map { $0.text(isColored: false) } }
}
