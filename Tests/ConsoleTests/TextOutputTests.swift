import Foundation
import Testing

@testable import ConsoleUI

struct TextOutputTests {
    @Test(arguments: [
        ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
        (["TERM": "dumb"], false), (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    ])
    func `a terminal has colours unless NO_COLOR is set`(environment: [String: String], hasColors: Bool) throws {
        // What a terminal emulator holds is a terminal itself.
        let terminal = TextOutput(try FileHandle(forUpdating: URL(filePath: "/dev/ptmx")), environment: environment)
        #expect(terminal.isTerminal)
        #expect(terminal.styled("Top", .bold) == (hasColors ? "\u{1B}[1mTop\u{1B}[0m" : "Top"))
    }

    // Before Swift 6.2.3, a feature that this package turns on makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test(arguments: ["NO_COLOR", "TERM"])
        func `a program's own environment decides about its colours`(name: String) async {
            // A process of its own may change its environment.
            await #expect(processExitsWith: .success) { [name] in
                for variable in ["NO_COLOR", "TERM"] { unsetenv(variable) }
                let handle = try FileHandle(forUpdating: URL(filePath: "/dev/ptmx"))
                let colored = await TextOutput(handle).styled("Top", .bold)
                setenv(name, "dumb", 1)
                let plain = await TextOutput(handle).styled("Top", .bold)
                exit(colored == "\u{1B}[1mTop\u{1B}[0m" && plain == "Top" ? 0 : 1)
            }
        }
    #endif
}
