import Foundation

/// The start of a program that is built alongside this one, in a process of its own.
struct Launch {
    let program: String
    var arguments: [String] = []

    /// Returns the milliseconds from start to first byte written. The last figure is for a program that only prints.
    static func starts() async throws -> [Double] {
        let programs = ["step1-mvvm", "step2-presenter", "step3-router", "step4-interactor"]
        let floor = Launch(program: "bench", arguments: ["--nothing"])
        return try await medians(of: programs.map { Launch(program: $0) } + [floor]) { launch in
            try launch.time() / .milliseconds(1)
        }
    }

    /// Runs the program to its end without input, and returns the time that it took to write the first byte.
    private func time() throws -> Duration {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        process.executableURL = Bundle.main.bundleURL.appending(path: program)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        let start = ContinuousClock.now
        try process.run()
        _ = try output.fileHandleForReading.read(upToCount: 1)
        let time = ContinuousClock.now - start
        try input.fileHandleForWriting.close()
        _ = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return time
    }
}
