import ConsoleUI
import Testing

@testable import KataKit

/// What `kata` knows of the terminal.
struct TerminalTests {
    @Test(arguments: [
        (90, [:], 90),
        (0, ["COLUMNS": "70"], 70),
        (90, ["COLUMNS": "70"], 90),
        (0, [:], 120),
    ])
    func `the width is the terminal's, or else COLUMNS, or else 120`(
        columns: Int, environment: [String: String], width: Int
    ) {
        let terminal = Terminal(isTerminal: true, columns: columns, environment: environment)
        #expect(terminal.columns == width)
    }
}
