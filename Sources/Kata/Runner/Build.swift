import Foundation

/// The compiler's result for a participant's package.
struct Build: Sendable {
    struct Failure: Sendable, Equatable {
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
        var known: Set<String> = []
        // Whether the lines belong to the last failure.
        var isOpen = false
        // The compiler may name the folder by another path: on Darwin, '/tmp' is a link to '/private/tmp'.
        let root = folder.resolvingSymlinksInPath().path + "/"
        for line in output.split(separator: "\n") {
            var detail = ""
            if let match = line.firstMatch(of: /^(\/.+?):(\d+):(\d+): (error|warning|note): (.+)$/),
                let number = Int(match.2), let column = Int(match.3)
            {
                let path = URL(filePath: String(match.1)).resolvingSymlinksInPath().path
                let file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
                if match.4 == "note" {
                    detail = "note: \(match.5) (\(file):\(number))"
                } else {
                    let failure = Failure(file: file, line: number, column: column, message: String(match.5))
                    isOpen = match.4 == "error" && known.insert("\(failure)").inserted
                    if isOpen { failures.append(failure) }
                }
            } else if let match = line.firstMatch(of: /^\s*(\d+) \| (.*)$/) {
                if Int(match.1) == failures.last?.line { detail = String(match.2.drop(while: \.isWhitespace)) }
            } else if let match = line.firstMatch(of: /[|`]- (note: .+)$/) {
                detail = String(match.1)
            }
            guard isOpen, !detail.isEmpty, var failure = failures.popLast() else { continue }
            if !failure.details.contains(where: { $0.hasPrefix(detail) }) { failure.details.append(detail) }
            failures.append(failure)
        }
        return failures
    }
}
