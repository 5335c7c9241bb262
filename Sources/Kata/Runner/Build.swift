import Foundation

/// The compiler's result for a participant's package.
struct Build: Sendable {
    struct Failure: Sendable, Equatable {
        /// The file, relative to the package's folder.
        let file: String
        let line: Int
        var column = 1
        let message: String
        /// The source at that place, and the compiler's notes, each as one line.
        var details: [String] = []
    }

    /// The compiler's errors, each once, in order. Empty if it builds.
    let failures: [Failure]

    init(failures: [Failure]) { self.failures = failures }

    /// Builds the package in `folder`, with its tests.
    /// - Throws: A ``KataError`` if the build fails for another reason than an error in a source.
    init(_ folder: URL, unless cancellation: Cancellation) throws {
        let run = try Tool.swift(
            ["build", "--build-tests", "--package-path", folder.path], mergesErrors: true, unless: cancellation)
        guard !run.isKilled else {
            throw KataError("Signal \(run.status) ended the build in '\(folder.path)': check again.")
        }
        failures = run.status == 0 ? [] : Self.failures(in: run.output, folder: folder)
        guard run.status == 0 || !failures.isEmpty else {
            let last = run.output.split(separator: "\n").suffix(5).joined(separator: "\n")
            throw KataError(
                "The package in '\(folder.path)' could not be built; try 'kata doctor'. Swift said:\n\(last)")
        }
    }

    static func failures(in output: String, folder: URL) -> [Failure] {
        var failures: [Failure] = []
        var isOpen = false
        // The compiler may name the folder by another path: on Darwin, '/tmp' is a link to '/private/tmp'.
        let root = folder.resolvingSymlinksInPath().path + "/"
        func relative(_ path: Substring) -> String {
            let path = URL(filePath: String(path)).resolvingSymlinksInPath().path
            return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        }
        for line in output.split(separator: "\n") {
            if let match = line.firstMatch(of: /^(\/.+?):(\d+):(\d+): (error|warning|note): (.+)$/),
                let number = Int(match.2), let column = Int(match.3)
            {
                let place = "\(relative(match.1)):\(number)"
                if match.4 == "note" {
                    if isOpen { failures[failures.count - 1].details.append("note: \(match.5) (\(place))") }
                    continue
                }
                let failure = Failure(
                    file: relative(match.1), line: number, column: column, message: String(match.5))
                isOpen = match.4 == "error" && !failures.contains { $0.isAt(failure) }
                if isOpen { failures.append(failure) }
            } else if isOpen, let match = line.firstMatch(of: /^\s*(\d+) \| (.*)$/) {
                let failure = failures[failures.count - 1]
                let source = match.2.drop(while: \.isWhitespace)
                if Int(match.1) == failure.line, !source.isEmpty, !failure.details.contains(String(source)) {
                    failures[failures.count - 1].details.append(String(source))
                }
            } else if isOpen, let match = line.firstMatch(of: /[|`]- (note: .+)$/) {
                let isKnown = failures[failures.count - 1].details.contains { $0.hasPrefix(match.1) }
                if !isKnown { failures[failures.count - 1].details.append(String(match.1)) }
            }
        }
        return failures
    }
}

extension Build.Failure {
    /// Whether it's a repetition of the other one.
    fileprivate func isAt(_ other: Self) -> Bool {
        (file, line, column, message) == (other.file, other.line, other.column, other.message)
    }
}
