public import Foundation

/// Returns the compiler's diagnostics for a file with `source`, compiled in one module with the files in `others`.
public func compilerDiagnostics(
    of source: String, named name: String, with others: [URL] = []
) async throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(source.utf8), to: name)
    let options = ["-emit-sil", "-wmo", "-o", "/dev/null", "-swift-version", "6"]
    return try await output(of: ["swiftc"] + options + [file], others)
}

/// Compiles and optimises `source` and `others`, runs the program, and returns the output of the compiler and program.
public func output(ofOptimized source: String, with others: [URL]) async throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(source.utf8), to: "main.swift")
    let program = folder.path("program")
    let options = ["-O", "-wmo", "-o", program, "-swift-version", "6"]
    let complaints = try await output(of: ["swiftc"] + options + [file], others)
    return try await complaints + output(of: [program])
}

private func output(of words: [String], _ files: [URL] = []) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
        // Not on a thread of the tests' own, which are as few as the processor's cores.
        DispatchQueue.global().async {
            continuation.resume(with: Result { try waitForOutput(of: words, files) })
        }
    }
}

private func waitForOutput(of words: [String], _ files: [URL]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words + files.map { $0.path(percentEncoded: false) }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
}
