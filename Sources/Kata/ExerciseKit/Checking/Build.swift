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
        var errors: [CompilerError] = []
        // Whether the current line belongs to the last error.
        var isOpen = false
        for line in output.split(separator: "\n") {
            guard let message = Diagnostic(line, in: folder) else {
                if isOpen, let detail = errors.last?.detail(in: line) {
                    errors[errors.count - 1].add(detail)
                }
                continue
            }
            if message.kind == "note" {
                let place = "\(message.file):\(message.line)"
                if isOpen { errors[errors.count - 1].add("note: \(message.text) (\(place))") }
                continue
            }
            let error = CompilerError(
                file: message.file, line: message.line, column: message.column, message: message.text)
            isOpen = message.kind == "error" && !errors.contains { $0.isSame(as: error) }
            if isOpen { errors.append(error) }
        }
        return errors
    }

    private func isSame(as other: CompilerError) -> Bool {
        file == other.file && line == other.line && column == other.column && message == other.message
    }

    /// Returns the source line with the error, or a note, if an indented line below the error shows one.
    private func detail(in text: Substring) -> String? {
        if let source = text.firstMatch(of: /^\s*(\d+) \| (.*)$/) {
            return Int(source.1) == line ? String(source.2.drop(while: \.isWhitespace)) : nil
        }
        return text.firstMatch(of: /[|`]- (note: .+)$/).map { String($0.1) }
    }

    private mutating func add(_ detail: String) {
        guard !detail.isEmpty, !details.contains(where: { $0.hasPrefix(detail) }) else { return }
        details.append(detail)
    }
}

/// A line of the compiler's output with a place, such as `/my/File.swift:3:1: error: no`.
private struct Diagnostic {
    let file: String
    let line: Int
    let column: Int
    /// `error`, `warning` or `note`.
    let kind: Substring
    let text: String

    init?(_ output: Substring, in folder: URL) {
        guard let match = output.firstMatch(of: /^(\/.+?):(\d+):(\d+): (error|warning|note): (.+)$/),
            let line = Int(match.2), let column = Int(match.3)
        else { return nil }
        // The compiler may report a different path for the folder: on Darwin, '/tmp' is a link to '/private/tmp'.
        let root = folder.resolvingSymlinksInPath().path + "/"
        let path = URL(filePath: String(match.1)).resolvingSymlinksInPath().path
        file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        self.line = line
        self.column = column
        kind = match.4
        text = String(match.5)
    }
}

extension Workspace {
    /// Builds the participant's package with its tests. Returns the compiler's errors, or none if the build succeeds.
    /// - Throws: A ``KataError`` if the build fails for a reason other than an error in a source file.
    func build(withLayers: Bool = true, unless cancellation: Cancellation) throws -> [CompilerError] {
        let run = try swift(["build", "--build-tests"], doing: "build", withLayers: withLayers, unless: cancellation)
        if run.status == 0 { return [] }
        let errors = CompilerError.all(in: run.output, folder: folder)
        guard !errors.isEmpty else {
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
