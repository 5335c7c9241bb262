import Foundation

/// The programs that this one calls.
enum Tool {
    /// Builds the package in `folder`.
    /// - Throws: ``MutantError`` with the compiler's first errors.
    static func build(_ folder: URL) throws {
        let path = folder.path(percentEncoded: false)
        let (output, status) = try run("/usr/bin/env", ["swift", "build", "--package-path", path])
        guard status != 0 else { return }
        let errors = output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
        throw MutantError("The mutants do not build:\n\(errors.joined(separator: "\n"))")
    }

    /// Tries every law on a mutant, in a process of its own, which may crash.
    static func judge(_ copy: MutantPackage.Copy, in folder: URL) throws -> Verdict {
        let judge = folder.appending(path: ".build/debug/judge").path(percentEncoded: false)
        let (output, status) = try run("/usr/bin/env", ["timeout", "30", judge, copy.module])
        return Verdict(laws: Set(output.split(separator: "\n").map(String.init)).sorted(), isOrderly: status == 0)
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }
}
