import Foundation

/// A program that this one calls.
struct Tool: Sendable {
    private let words: [String]
    private let environment: [String: String]

    /// Git, without what somebody's settings or an outer repository would change about it.
    static let git = Tool(
        ["git"], environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"])
    /// The Swift toolchain's command.
    static let swift = Tool(["swift"])

    /// The program that is called by the first of `words`; the others come before all arguments.
    init(_ words: [String], environment: [String: String] = [:]) {
        (self.words, self.environment) = (words, environment)
    }

    /// Runs the program to its end, with `arguments` behind its own words.
    /// - Parameter folder: Where it runs: the current folder, or another.
    /// - Returns: What it wrote to standard output, and its exit status.
    /// - Throws: what starting it throws.
    func callAsFunction(_ arguments: [String], in folder: URL? = nil) throws -> (output: String, status: Int32)
    {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words + arguments
        // Git would take an outer repository's folder from here, such as that of a commit whose hook runs the tests.
        process.environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("GIT_") }.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = folder }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }
}
