import Foundation
import TestSupport
import Testing

// Only Linux reports a program's memory use in a file.
#if os(Linux)
    /// A program's memory doesn't grow with the number of commands. `SOAK=100000` in the environment sets the number of
    /// commands per run. Two commands in five open a screen.
    nonisolated struct SoakTests {
        private static let count = ProcessInfo.processInfo.environment["SOAK"].flatMap { Int($0) } ?? 3_000

        @Test(arguments: sample(Program.allCases.reversed()) { _ in 0 })
        func `Soak: ten times as many commands take no more memory`(program: Program) throws {
            var few = try peak(of: program, commands: Self.count / 10)
            var many = try peak(of: program, commands: Self.count)
            // Memory use varies by a few pages from run to run, but a leak shows in every run.
            for _ in 0..<4 where many >= few + 500 {
                few = max(few, try peak(of: program, commands: Self.count / 10))
                many = min(many, try peak(of: program, commands: Self.count))
            }
            #expect(many < few + 500, "\(few) kB after a tenth of the commands, \(many) kB after all")
        }

        /// Returns a run's peak memory in kB, measured after all commands have been performed.
        private func peak(of program: Program, commands count: Int) throws -> Int {
            let folder = try TemporaryFolder()
            let commands = ["open 3", "back", "reload", "open 1", "back"]
            let script = (0..<count).map { commands[$0 % commands.count] + "\n" }.joined()
            try folder.write(Data(script.utf8), to: "script")

            let shell = Process()
            shell.executableURL = URL(filePath: "/bin/sh")
            shell.currentDirectoryURL = URL(filePath: folder.path)
            // Only the last command causes a message, so when the message appears, all commands have been performed.
            shell.arguments = [
                "-c",
                """
                mkfifo commands complaints
                "$0" <commands >/dev/null 2>complaints &
                exec 3>commands 4<complaints
                cat script >&3
                echo 'open 777' >&3
                read -r complaint <&4
                cat /proc/$!/status
                """, program.executable.path,
            ]
            let output = Pipe()
            shell.standardOutput = output
            try shell.run()
            let status = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
            shell.waitUntilExit()
            let peak = try #require(status.firstMatch(of: /VmHWM:\s+(\d+) kB/), "\(status)")
            return try #require(Int(peak.1))
        }
    }
#endif
