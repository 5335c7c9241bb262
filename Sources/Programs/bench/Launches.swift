import Foundation

/// The programs built alongside this one, each run in its own process.
enum Launches {
    private static let programs = ["step1-mvvm", "step2-presenter", "step3-router", "step4-interactor"]

    /// Runs a program to its end without input. Returns the result of `measure`, called when the first byte is written.
    private static func run(
        _ name: String, _ arguments: [String] = [], measure: (Process, Duration) throws -> Double
    ) throws -> Double {
        let (process, output, input) = (Process(), Pipe(), Pipe())
        (process.executableURL, process.arguments) = (Bundle.main.bundleURL.appending(path: name), arguments)
        (process.standardOutput, process.standardInput) = (output, input)
        let start = ContinuousClock.now
        try process.run()
        _ = try output.fileHandleForReading.read(upToCount: 1)
        let figure = try measure(process, ContinuousClock.now - start)
        try input.fileHandleForWriting.close()
        _ = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        return figure
    }

    /// Returns the milliseconds from start to first byte written. The last figure is for a program that only prints.
    static func starts() async throws -> [Double] {
        try await medians(of: programs.map { ($0, []) } + [("bench", ["--nothing"])]) { name, arguments in
            try run(name, arguments) { $1 / .milliseconds(1) }
        }
    }

    /// Returns the peak memory of each program in megabytes, measured when its list is shown.
    static func memory() async throws -> [Double] {
        try await medians(of: programs, turns: 5) { name in
            try run(name) { process, _ in
                let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
                return (status.firstMatch(of: /VmHWM:\s+(\d+) kB/).flatMap { Double($0.1) } ?? 0) / 1000
            }
        }
    }

    /// Returns the seconds that an optimised build of each step's folder takes, not counting the imported modules.
    static func builds() async throws -> [Double] {
        let sources = URL(filePath: #filePath).appending(path: "../../../TopMovies").standardizedFileURL
        let object = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).o").path
        defer { try? FileManager.default.removeItem(atPath: object) }
        let modules = ["", "Modules"].flatMap { ["-I", Bundle.main.bundleURL.appending(path: $0).path] }
        let options = "-O -wmo -swift-version 6 -default-isolation MainActor -module-name Step -c".split(separator: " ")
        return try await medians(of: ["1-MVVM", "2-Presenter", "3-Router", "4-Interactor"], turns: 5) { step in
            let folder = sources.appending(path: step)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
            let compiler = Process()
            compiler.executableURL = URL(filePath: "/usr/bin/env")
            compiler.arguments = ["swiftc"] + options.map(String.init) + modules + ["-o", object] + files
            let start = ContinuousClock.now
            try compiler.run()
            compiler.waitUntilExit()
            guard compiler.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
            return (ContinuousClock.now - start) / .seconds(1)
        }
    }
}
