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

    /// Milliseconds from the start to the first byte written; the last figure is a program that only prints.
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

    /// Seconds that the compiler takes for each step's folder, optimised, without the modules that it imports.
    static func builds() async throws -> [Double] {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let object = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).o")
        defer { try? FileManager.default.removeItem(at: object) }
        return try await medians(
            of: ["1-MVVM", "2-Presenter", "3-Router", "4-Interactor"].map { step in
                {
                    let folder = root.appending(path: "Sources/TopMovies/\(step)")
                    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                    let compiler = Process()
                    compiler.executableURL = URL(filePath: "/usr/bin/env")
                    compiler.arguments =
                        [
                            "swiftc", "-O", "-wmo", "-swift-version", "6", "-default-isolation", "MainActor",
                            "-module-name",
                        ]
                        + [
                            "Step", "-I", Bundle.main.bundleURL.appending(path: "Modules").path, "-o", object.path,
                            "-c",
                        ]
                        + files.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
                    let start = ContinuousClock.now
                    try compiler.run()
                    compiler.waitUntilExit()
                    let duration = ContinuousClock.now - start
                    guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
                    return duration / .seconds(1)
                }
            }, turns: 5)
    }

    /// Peak megabytes of each program once its list is shown.
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
