import Foundation

/// What the compiler says of a participant's package.
struct Build: Sendable {
    struct Failure: Sendable, Equatable {
        /// The file, from the package's folder on.
        let file: String
        let line: Int
        let message: String
    }

    /// The compiler's errors, each once, in its order. Empty if it builds.
    let failures: [Failure]

    init(failures: [Failure]) { self.failures = failures }

    /// Builds the package in `folder`, with its tests.
    /// - Throws: A ``KataError`` if the build fails for another reason than an error in a source.
    init(_ folder: URL, unless cancellation: Cancellation) throws {
        let run = try Tool.swift(
            ["build", "--build-tests", "--package-path", folder.path], mergesErrors: true, unless: cancellation)
        guard !run.isKilled else {
            throw KataError("Signal \(run.status) ended the build in '\(folder.path)': check once more.")
        }
        failures = run.status == 0 ? [] : Self.failures(in: run.output, folder: folder)
        guard run.status == 0 || !failures.isEmpty else {
            let last = run.output.split(separator: "\n").suffix(5).joined(separator: "\n")
            throw KataError(
                "The package in '\(folder.path)' could not be built: 'kata doctor' tells more. Swift said:\n\(last)")
        }
    }

    static func failures(in output: String, folder: URL) -> [Failure] {
        var failures: [Failure] = []
        for line in output.split(separator: "\n") {
            guard let match = line.firstMatch(of: /^(\/.+?):(\d+):\d+: error: (.+)$/), let number = Int(match.2) else {
                continue
            }
            let path = String(match.1)
            let file = path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
            let failure = Failure(file: file, line: number, message: String(match.3))
            if !failures.contains(failure) { failures.append(failure) }
        }
        return failures
    }
}
