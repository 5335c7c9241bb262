import Foundation

/// A compiler error in a participant's package.
package struct CompilerError: Sendable, Equatable {
    package let file: String
    package let line: Int
    package var column = 1
    package let message: String
    /// The source line with the error, and the compiler's notes, each on one line.
    package var details: [String] = []

    /// Returns the errors in the output of a build, in order and without duplicates.
    static func all(in output: String, folder: URL) -> [CompilerError] {
        var (errors, known): ([CompilerError], Set<String>) = ([], [])
        // Whether the current line belongs to the last error.
        var isOpen = false
        // The compiler may report a different path for the folder: on Darwin, '/tmp' is a link to '/private/tmp'.
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
                    let error = CompilerError(file: file, line: number, column: column, message: String(match.5))
                    isOpen = match.4 == "error" && known.insert("\(error)").inserted
                    if isOpen { errors.append(error) }
                }
            } else if let match = line.firstMatch(of: /^\s*(\d+) \| (.*)$/) {
                if Int(match.1) == errors.last?.line { detail = String(match.2.drop(while: \.isWhitespace)) }
            } else if let match = line.firstMatch(of: /[|`]- (note: .+)$/) {
                detail = String(match.1)
            }
            let last = errors.count - 1
            if isOpen, !detail.isEmpty, !errors[last].details.contains(where: { $0.hasPrefix(detail) }) {
                errors[last].details.append(detail)
            }
        }
        return errors
    }
}

extension Workspace {
    /// Builds the participant's package with its tests. Returns the compiler's errors, or none if the build succeeds.
    /// - Throws: A ``KataError`` if the build fails for a reason other than an error in a source file.
    func build(withLayers: Bool = true, unless cancellation: Cancellation) throws -> [CompilerError] {
        let run = try swift(["build", "--build-tests"], doing: "build", withLayers: withLayers, unless: cancellation)
        let errors = run.status == 0 ? [] : CompilerError.all(in: run.output, folder: folder)
        guard run.status == 0 || !errors.isEmpty else {
            let end = run.output.split(separator: "\n").suffix(5).joined(separator: "\n")
            throw KataError("The package in '\(folder.path)' couldn't be built; try 'kata doctor'. Output:\n\(end)")
        }
        return errors
    }

    func swift(
        _ arguments: [String], doing what: String, withLayers: Bool = true, unless cancellation: Cancellation,
        limit: Int? = nil, writing file: URL? = nil
    ) throws -> Tool.End {
        // The copy's Package.swift leaves the hand-in out if this variable is set.
        let swift = withLayers ? repository.swift : repository.swift.with(["KATA_WITHOUT_LAYERS": "1"])
        let run = try swift(
            arguments + ["--package-path", folder.path], mergesErrors: true, unless: cancellation, limit: limit,
            writing: file)
        guard !run.isKilled || run.isTooLong || run.isEndless else {
            throw KataError("Signal \(run.status) ended the \(what) in '\(folder.path)': check again.")
        }
        return run
    }
}
