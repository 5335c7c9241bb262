import ConsoleUI
import Foundation
import TestSupport

@testable import KataKit

/// A participant's folder and its repository, until this is released.
final class CopiedKata {
    let workspace: Workspace
    let exercise: Exercise
    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - exercise: The exercise to start, exercise 3 by default.
    ///   - isLaid: Whether the exercise is started.
    init(_ exercise: Exercise = Exercise.all[2], isLaid: Bool = true) throws {
        self.exercise = exercise
        folder = try TemporaryFolder()
        // Builds everything, and reports each law as passed.
        let script = #"for word; do [ "$last" != --event-stream-output-path ] || cp "$0" "$word"; last=$word; done"#
        let events = try folder.write(Data(String.run(of: (1...999).map { "law-\($0)" }).utf8), to: "events")
        let repository = Repository(
            root: URL(filePath: folder.path("repository")), swift: Tool(["sh", "-c", script, events]))
        // They are only read here, and copying takes long.
        for path in ["Sources/TopMovies", "Sources/Practice/Contacts", "Steps/exercises", "Tests/TopMoviesTests"] {
            let copy = repository.root.appending(path: path)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: copy, withDestinationURL: Repository.this.root.appending(path: path))
        }
        workspace = Workspace(in: repository, path: folder.path("my-kata"))
        if isLaid { _ = try start() }
    }

    /// The output of `kata start`.
    func start() throws -> [String] { try workspace.start(exercise) }

    /// The files that the exercise writes.
    func laid() throws -> [String: Data] { try workspace.files(of: exercise).package().mapValues { Data($0.utf8) } }

    /// The folder's files, except the log.
    func files() throws -> [String: Data] { try workspace.ownFiles(in: workspace.folder) }

    /// What `kata diff` shows.
    func diff(_ words: String...) throws -> String {
        let arguments = try Arguments(words, options: KataCommand.diff.options, words: .max)
        return try workspace.diff(arguments, at: Terminal(isTerminal: false, columns: 120, environment: [:])).text()
    }

    func url(_ path: String) -> URL { workspace.folder.appending(path: path) }

    /// Where a file is, after its folder was made.
    func made(_ path: String) throws -> URL {
        let folder = url(path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return url(path)
    }

    /// Runs a command on the folder. Returns its exit status.
    func run(_ command: KataCommand, _ words: String...) throws -> Int32 {
        try command.run(words + ["--in", workspace.folder.path], in: workspace.repository)
    }

    /// What `kata reset` says.
    func reset() throws -> [String] { try workspace.reset() }

    func write(_ text: String, to path: String) throws { try workspace.folder.write([path: text]) }
}
