import Foundation
import Testing

@testable import ConsoleUI

struct TextOutputTests {
    @Test(arguments: [
        ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
        (["TERM": "dumb"], false), (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    ])
    func `a terminal has colours unless it is asked for none`(environment: [String: String], hasColors: Bool) throws {
        // What a terminal emulator holds is a terminal itself.
        let terminal = TextOutput(try FileHandle(forUpdating: URL(filePath: "/dev/ptmx")), environment: environment)
        #expect(terminal.isTerminal)
        #expect(terminal.styled("Top", .bold) == (hasColors ? "\u{1B}[1mTop\u{1B}[0m" : "Top"))
    }
}
