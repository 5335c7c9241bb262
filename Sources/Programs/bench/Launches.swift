import Foundation

/// The four programs as they were built beside this one, each in a process of its own.
enum Launches {
    private static let programs = ["step1-mvvm", "step2-presenter", "step3-router", "step4-interactor"]

    private static func process(_ name: String, _ arguments: [String]) -> (Process, output: Pipe, input: Pipe) {
        let (process, output, input) = (Process(), Pipe(), Pipe())
        process.executableURL = Bundle.main.bundleURL.appending(path: name)
        process.arguments = arguments
        (process.standardOutput, process.standardInput) = (output, input)
        return (process, output, input)
    }

    /// Milliseconds from the start to the first byte that is written; the last is that of a program that only writes.
    static func starts() async throws -> [Double] {
        try await medians(
            of: (programs.map { ($0, []) } + [("bench", ["--nothing"])]).map { name, arguments in
                {
                    let (process, output, input) = process(name, arguments)
                    let start = ContinuousClock.now
                    try process.run()
                    _ = try output.fileHandleForReading.read(upToCount: 1)
                    let duration = ContinuousClock.now - start
                    try input.fileHandleForWriting.close()
                    _ = try output.fileHandleForReading.readToEnd()
                    process.waitUntilExit()
                    return duration / .milliseconds(1)
                }
            })
    }

    /// Megabytes that each program has taken at most once its list is shown.
    static func memory() async throws -> [Double] {
        try await medians(
            of: programs.map { name in
                {
                    let (process, output, input) = process(name, [])
                    try process.run()
                    _ = try output.fileHandleForReading.read(upToCount: 1)
                    let status = try String(
                        contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
                    try input.fileHandleForWriting.close()
                    _ = try output.fileHandleForReading.readToEnd()
                    process.waitUntilExit()
                    let peak = status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Double($0.1) }
                    return (peak ?? 0) / 1000
                }
            }, turns: 5)
    }
}
