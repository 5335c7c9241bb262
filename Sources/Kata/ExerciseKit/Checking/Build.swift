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
        var reports: [BuildReport] = []
        for line in output.split(separator: "\n") {
            let diagnostic = Diagnostic(line, in: folder)
            if let diagnostic, diagnostic.kind != .note {
                reports.append(BuildReport(diagnostic: diagnostic))
            } else if !reports.isEmpty {
                reports[reports.count - 1].explanation.append(line)
            }
        }
        var seen: Set<Diagnostic> = []
        let errors = reports.filter { report in
            report.diagnostic.kind == .error && seen.insert(report.diagnostic).inserted
        }
        return errors.map { $0.error(in: folder) }
    }
}

/// An error or a warning in the compiler's output, and the lines below that explain it.
private struct BuildReport {
    let diagnostic: Diagnostic
    var explanation: [Substring] = []

    func error(in folder: URL) -> CompilerError {
        CompilerError(
            file: diagnostic.file,
            line: diagnostic.line,
            column: diagnostic.column,
            message: diagnostic.text,
            details: details(in: folder).map(\.description))
    }

    private func details(in folder: URL) -> [Detail] {
        var details: [Detail] = []
        for line in explanation {
            let detail = Detail(line, below: diagnostic, in: folder)
            if let detail, !details.contains(detail) { details.append(detail) }
        }
        // The compiler draws a note below a source line, and reports the same note with its place.
        let placed = details.filter { $0.place != nil }.map(\.text)
        return details.filter { $0.place != nil || !placed.contains($0.text) }
    }
}

/// The source line with an error, or a note.
private struct Detail: Equatable, CustomStringConvertible {
    let text: String
    /// A note's file and line, unless it's drawn below a source line.
    let place: String?

    init?(_ output: Substring, below error: Diagnostic, in folder: URL) {
        if let note = Diagnostic(output, in: folder) {
            text = "note: \(note.text)"
            place = "\(note.file):\(note.line)"
        } else if let source = output.firstMatch(of: /^\s*(\d+) \| (.*)$/) {
            guard Int(source.1) == error.line else { return nil }
            text = String(source.2.drop(while: \.isWhitespace))
            place = nil
        } else if let note = output.firstMatch(of: /[|`]- (note: .+)$/) {
            text = String(note.1)
            place = nil
        } else {
            return nil
        }
        if text.isEmpty { return nil }
    }

    var description: String {
        place.map { "\(text) (\($0))" } ?? text
    }
}

/// A line of the compiler's output with a place, such as `/my/File.swift:3:1: error: no`.
private struct Diagnostic: Hashable {
    enum Kind: String { case error, warning, note }

    let file: String
    let line: Int
    let column: Int
    let kind: Kind
    let text: String

    init?(_ output: Substring, in folder: URL) {
        guard let match = output.firstMatch(of: /^(\/.+?):(\d+):(\d+): (error|warning|note): (.+)$/),
            let line = Int(match.2),
            let column = Int(match.3),
            let kind = Kind(rawValue: String(match.4))
        else { return nil }
        // The compiler may report a different path for the folder: on Darwin, '/tmp' is a link to '/private/tmp'.
        let root = folder.resolvingSymlinksInPath().path + "/"
        let path = URL(filePath: String(match.1)).resolvingSymlinksInPath().path
        file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        self.line = line
        self.column = column
        self.kind = kind
        text = String(match.5)
    }
}

extension Workspace {
    /// Builds the participant's package with its tests. Returns the compiler's errors, or none if the build succeeds.
    /// - Parameter withLayers: Whether to build the layers that are handed in, and the tests of them, too.
    /// - Throws: A ``KataError`` if the build fails for a reason other than an error in a source file.
    func build(
        withLayers: Bool = true, unless cancellation: Cancellation
    ) throws -> [CompilerError] {
        let run = try runSwift(
            ["build", "--build-tests"],
            doing: "build",
            withLayers: withLayers,
            unless: cancellation)
        if run.status == 0 { return [] }
        let errors = CompilerError.all(in: run.output, folder: folder)
        guard !errors.isEmpty else {
            let end = run.output.split(separator: "\n").suffix(5).joined(separator: "\n")
            throw KataError("The package in '\(folder.path)' couldn't be built; try 'kata doctor'. Output:\n\(end)")
        }
        return errors
    }

    /// Runs `swift` on the participant's package.
    /// - Parameters:
    ///   - arguments: The subcommand and its options.
    ///   - what: What is run, such as "build", for a message.
    ///   - withLayers: Whether the package has the layers that are handed in, and the tests of them.
    ///   - cancellation: The means to end the run early.
    ///   - limit: How many seconds the run may take, or nil.
    ///   - file: A file that the program writes, which may be as large as its output.
    /// - Throws: A ``KataError`` if the program couldn't start, or if a signal that isn't ours ended it.
    func runSwift(
        _ arguments: [String],
        doing what: String,
        withLayers: Bool,
        unless cancellation: Cancellation,
        limit: Int? = nil,
        writing file: URL? = nil
    ) throws -> Tool.End {
        // The copy's Package.swift leaves the hand-in out if this variable is set.
        let swift = withLayers ? repository.swift : repository.swift.with(["KATA_WITHOUT_LAYERS": "1"])
        let run = try swift(
            arguments + ["--package-path", folder.path],
            mergesErrors: true,
            unless: cancellation,
            limit: limit,
            writing: file)
        if run.isKilledFromOutside {
            throw KataError("Signal \(run.status) ended the \(what) in '\(folder.path)': check again.")
        }
        return run
    }
}
