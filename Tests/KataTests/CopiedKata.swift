import ConsoleUI
import Foundation
import TestSupport

@testable import ExerciseKit
@testable import KataKit

/// A participant's folder, and the repository that it's created from. Both exist until this object is released.
final class CopiedKata {
    let workspace: Workspace
    let exercise: Exercise
    private let folder: TemporaryFolder
    /// The script of the stand-in for Swift, and the file with the events.
    private let (script, events): (String, String)

    /// - Parameters:
    ///   - exercise: The exercise, by default the third.
    ///   - isLaid: Whether to start the exercise.
    ///   - stream: The events that a run of the laws records.
    ///   - status: The exit status of each call of Swift.
    ///   - brokenFiles: The files that don't compile, unless the build leaves the layers out.
    init(
        _ exercise: Exercise = Exercise.all[2], isLaid: Bool = true,
        events stream: String = .run(of: (1...999).map { "law-\($0)" }), status: Int = 0,
        brokenFiles: [String] = []
    ) throws {
        self.exercise = exercise
        folder = try TemporaryFolder()
        // A stand-in for Swift: every build succeeds, and each law is reported as passed.
        let copy = #"[ "$last" != --event-stream-output-path ] || cp "$0" "$word""#
        let copyFolder = folder.path("my-kata")
        let errors = brokenFiles.map { "echo '\(copyFolder)/\($0):3:1: error: no'; " }.joined()
        let build = brokenFiles.isEmpty ? "" : "[ -n \"$KATA_WITHOUT_LAYERS\" ] || { \(errors)exit 1; }; "
        script = "\(build)for word; do \(copy); last=$word; done; exit \(status)"
        events = try folder.write(Data(stream.utf8), to: "events")
        let repository = Repository(
            root: URL(filePath: folder.path("repository")), swift: Tool(["sh", "-c", script, events]))
        // These folders are only read, and would take a long time to copy.
        for path in [
            "Sources/TopMovies", "Sources/Practice/Contacts", "Steps/exercises", "Tests/TopMoviesTests",
            "Tests/PracticeTests",
        ] {
            let copy = repository.root.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: copy, withDestinationURL: Repository.this.root.appending(path: path))
        }
        workspace = Workspace(in: repository, path: folder.path("my-kata"))
        if isLaid { _ = try start() }
    }

    /// Runs `kata start` for the exercise, and returns its messages.
    func start() throws -> [String] { try workspace.start(exercise) }

    /// Returns the files that `kata start` writes.
    func laid() throws -> [String: Data] { try workspace.files(of: exercise).package().mapValues { Data($0.utf8) } }

    /// Returns the folder's files, except the log.
    func files() -> [String: Data] { workspace.ownFiles(in: workspace.folder) }

    /// Returns the output of `kata diff`.
    func diff(_ words: String...) throws -> String {
        let arguments = try KataCommand.diff.parse(words)
        let terminal = Terminal(isTerminal: false, columns: 120, environment: [:])
        return try Diff(arguments, in: workspace, at: terminal).text()
    }

    func url(_ path: String) -> URL { workspace.folder.appending(path: path) }

    /// Returns the URL of a file, after creating the file's folder.
    func made(_ path: String) throws -> URL {
        let folder = url(path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return url(path)
    }

    /// Runs a command on the folder, and returns its exit status.
    func run(_ command: KataCommand, _ words: String...) throws -> Int32 {
        try command.run(words + ["--in", workspace.folder.path], in: workspace.repository)
    }

    /// Runs `kata reset`, and returns its messages.
    func reset() throws -> [String] { try workspace.reset() }

    #if os(Linux)
        /// Runs a command on the folder at a terminal, with the same stand-in for Swift. The participant's programs repeat
        /// what's typed.
        func atTerminal(_ words: String..., redirections: [Int32: String] = [:]) throws -> PseudoTerminal {
            let app = #"[ "$1" != run ] || { echo "app: $*"; exec cat; }"#
            let stand = "#!/bin/sh\n\(app)\nexec sh -c '\(script)' '\(events)' \"$@\"\n"
            let swift = try folder.write(Data(stand.utf8), to: "swift")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
            // The system's own folders have no Swift.
            let path = "\(folder.path):/usr/bin:/bin"
            let kata = URL.products.appending(path: "TestKata").path
            return try PseudoTerminal(
                [kata, workspace.repository.root.path] + words + ["--in", workspace.folder.path],
                environment: ["PATH": path], redirections: redirections)
        }

        /// Removes the stand-in for Swift.
        func removeSwift() throws { try FileManager.default.removeItem(atPath: folder.path("swift")) }
    #endif

    /// Makes the change that the exercise asks for.
    func solve() throws {
        for (name, text) in try workspace.files(of: exercise).solution() {
            try write(text, to: "\(exercise.app.sources)/\(name)")
        }
    }

    func write(_ text: String, to path: String) throws { try workspace.folder.write([path: text]) }
}
