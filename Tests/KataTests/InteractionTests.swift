#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @testable import ExerciseKit
    @testable import KataKit

    /// The commands that talk to the user, at a terminal of their own.
    struct InteractionTests {
        /// Starts a watch, and waits for its first check.
        private static func watch(_ kata: CopiedKata) throws -> PseudoTerminal {
            let terminal = try kata.atTerminal("watch")
            try terminal.wait(for: "Last check: ")
            // The terminal may show the lines below only later.
            try terminal.wait(for: "q quit")
            return terminal
        }

        private static let ends: [(name: String, act: @Sendable (PseudoTerminal) throws -> Void, status: Int32)] = [
            ("q", { try $0.type("q") }, 0), ("Control-C", { try $0.type("\u{3}") }, 130),
            ("kill", { $0.send(SIGTERM) }, 143), ("the window is closed", { $0.send(SIGHUP) }, 129),
        ]

        @Test func `a watch leaves the terminal as it was, however it ends`() throws {
            let kata = try CopiedKata()
            for end in Self.ends {
                let terminal = try Self.watch(kata)
                #expect(!terminal.isEchoing, "\(end.name)")
                try end.act(terminal)
                #expect(try terminal.end() == end.status, "\(end.name)")
                #expect(terminal.isEchoing, "\(end.name)")
            }
            let terminal = try CopiedKata(isLaid: false).atTerminal("watch")
            #expect(try terminal.end() == 1 && terminal.isEchoing)
        }

        @Test func `r runs the participant's program, and Control-C in it returns to the watch`() throws {
            for exercise in [Exercise.all[2], try #require(Exercise.all.first { $0.change != nil })] {
                let kata = try CopiedKata(exercise)
                let terminal = try Self.watch(kata)
                for _ in 1...2 {
                    terminal.clear()
                    try terminal.type("r")
                    let words = [exercise.app.program.name] + (exercise.change?.arguments ?? [])
                    let line = words.joined(separator: " ")
                    try terminal.wait(for: "app: run --package-path \(kata.workspace.folder.path) \(line)\r\n")
                    #expect(terminal.isEchoing)
                    // The keys of the watch are the program's input now.
                    try terminal.type("quit\n")
                    try terminal.wait(for: "quit\r\nquit\r\n")
                    terminal.clear()
                    try terminal.type("\u{3}")
                    try terminal.wait(for: "q quit")
                    #expect(!terminal.isEchoing)
                }
                try terminal.type("q")
                #expect(try terminal.end() == 0 && terminal.isEchoing)
            }
        }

        @Test func `a kill while r runs the participant's program ends both`() throws {
            let kata = try CopiedKata()
            let terminal = try Self.watch(kata)
            try terminal.type("r")
            try terminal.wait(for: "app: run")
            terminal.send(SIGTERM)
            #expect(try terminal.end() == 143 && terminal.isEchoing)
        }

        @Test func `a program that can't be run is reported, and the watch goes on`() throws {
            let kata = try CopiedKata()
            let terminal = try Self.watch(kata)
            try kata.removeSwift()
            terminal.clear()
            try terminal.type("r")
            try terminal.wait(for: "'swift' could not be started")
            try terminal.wait(for: "q quit")
            #expect(!terminal.isEchoing)
            try terminal.type("q")
            #expect(try terminal.end() == 0)
        }

        @Test func `n leads a finished exercise to the next one`() throws {
            let kata = try CopiedKata()
            try kata.solve()
            let terminal = try Self.watch(kata)
            try terminal.wait(for: "n for exercise 4")
            terminal.clear()
            try terminal.type("n")
            try terminal.wait(for: "Exercise 4 of")
            try terminal.wait(for: "n for exercise 5")
            #expect(try kata.workspace.currentExercise().number == 4)
            #expect(!terminal.output.contains("Exercise 3 of"))
            try terminal.type("q")
            #expect(try terminal.end() == 0)
        }

        @Test func `a save starts a check, and each key shows its page`() throws {
            // Too few laws have run, so the exercise isn't done.
            let kata = try CopiedKata(events: .run(of: ["law-1"]))
            let terminal = try Self.watch(kata)
            let report = "runs took place"
            for (key, text) in [
                ("h", "Hint 1 of 3"), ("l", "→ 3  "), ("t", "# "), ("d", "Press d once more"), ("d", "diff --git"),
                ("x", report), ("s", "Press s once more"), ("\u{1B}[A", report), ("c", "Building and checking"),
            ] {
                try terminal.wait(for: "q quit")
                terminal.clear()
                try terminal.type(key)
                try terminal.wait(for: text)
            }
            try terminal.wait(for: "Last check: ")
            terminal.clear()
            try kata.write("// Mine.\n", to: "Sources/TopMovies/Mine.swift")
            try terminal.wait(for: "Building and checking")
            try terminal.wait(for: "Last check: ")
            try terminal.type("q")
            #expect(try terminal.end() == 0)
        }

        @Test func `a finished check asks its question, and answers it after Return`() throws {
            let kata = try CopiedKata()
            try kata.solve()
            let terminal = try kata.atTerminal("check")
            try terminal.wait(for: "Think about it, then press Return for an answer.")
            #expect(!terminal.output.contains("An answer"))
            try terminal.type("\n")
            #expect(try terminal.end() == 0)
            try terminal.wait(for: "An answer")
            try terminal.wait(for: "Compare with the reference")
        }

        @Test(arguments: [STDIN_FILENO, STDOUT_FILENO])
        func `a finished check doesn't wait if its input or its output isn't a terminal`(stream: Int32) throws {
            let kata = try CopiedKata()
            try kata.solve()
            try kata.write("", to: ".build/stream")
            let file = kata.url(".build/stream")
            let terminal = try kata.atTerminal("check", redirections: [stream: file.path])
            #expect(try terminal.end() == 0)
            let output = try stream == STDOUT_FILENO ? file.text() : terminal.output
            #expect(output.contains("An answer") && !output.contains("press Return"))
            // The progress is for the terminal at standard error.
            #expect(terminal.output.contains("\r\u{1B}[K"))
        }

        @Test(arguments: [STDIN_FILENO, STDOUT_FILENO])
        func `a watch needs a terminal for its keys, and one for its screen`(stream: Int32) throws {
            let terminal = try CopiedKata().atTerminal("watch", redirections: [stream: "/dev/null"])
            #expect(try terminal.end() == 64)
            try terminal.wait(for: "'watch' needs a terminal that it can draw on")
        }
    }
#endif
