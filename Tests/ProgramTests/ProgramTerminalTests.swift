#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// The programs at a terminal of their own: each stream is asked for itself whether it's a terminal.
    struct ProgramTerminalTests {
        private func terminal(_ redirections: [Int32: String] = [:], colors: Bool = false) throws -> PseudoTerminal {
            let variables = ["NO_COLOR": colors ? "" : "1"]
            let words = [Program.interactor.executable.path]
            return try PseudoTerminal(words, environment: variables, redirections: redirections)
        }

        @Test func `a user at a terminal is prompted, and Control-D ends the program`() throws {
            let terminal = try terminal()
            try terminal.wait(for: "Type 'help' for the commands.")
            try terminal.wait(for: "> ")
            try terminal.type("open 1\n")
            try terminal.wait(for: "> open 1\r\n")
            try terminal.type("\u{4}")
            #expect(try terminal.end() == 0 && terminal.isEchoing)
        }

        @Test func `Control-C ends the program`() throws {
            let terminal = try terminal()
            try terminal.wait(for: "> ")
            try terminal.type("\u{3}")
            #expect(try terminal.end() == -SIGINT && terminal.isEchoing)
        }

        @Test func `the input decides on the prompt, and each output on its own colours`() throws {
            let folder = try TemporaryFolder()
            let file = folder.path("stream")
            let input = try terminal([STDIN_FILENO: "/dev/null"])
            #expect(try input.end() == 0)
            try input.wait(for: "Top Movies")
            #expect(!input.output.contains("> ") && !input.output.contains("Type 'help'"))

            let output = try terminal([STDOUT_FILENO: file], colors: true)
            try output.wait(for: "\u{1B}[1m> \u{1B}[0m")
            try output.type("open 0\n")
            try output.wait(for: "\u{1B}[31m")
            try output.type("quit\n")
            #expect(try output.end() == 0)
            let shown = String(decoding: try folder.bytes(of: "stream"), as: UTF8.self)
            #expect(shown.hasPrefix("Top Movies\n") && !shown.contains("\u{1B}"))

            let errors = try terminal([STDERR_FILENO: file], colors: true)
            try errors.wait(for: "\u{1B}[1mTop Movies\u{1B}[0m")
            try errors.type("open 0\nquit\n")
            #expect(try errors.end() == 0)
            let complaint = String(decoding: try folder.bytes(of: "stream"), as: UTF8.self)
            #expect(complaint.contains("There is no number 0") && !complaint.contains("\u{1B}"))
        }
    }
#endif
