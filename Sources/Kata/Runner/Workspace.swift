import ConsoleUI
import Foundation

/// A participant's folder, and the data stored about it elsewhere.
///
/// The original and every earlier attempt are in `.kata`, beside this package's sources: nothing is ever lost.
struct Workspace: Sendable {
    let repository: Repository
    let folder: URL
    /// Where the original copy and the attempts are stored.
    let store: URL

    init(in repository: Repository, folder: URL, store: URL) {
        (self.repository, self.folder, self.store) = (repository, folder, store)
    }

    /// The folder `path`, or that of the last `start`, or `MyKata` in this package.
    init(in repository: Repository, path: String?) {
        self.repository = repository
        let current = repository.root.appending(path: ".kata/current")
        let remembered = try? String(contentsOf: current, encoding: .utf8)
        folder =
            if let path = path ?? remembered {
                URL(filePath: path).standardizedFileURL
            } else {
                repository.root.appending(path: "MyKata")
            }
        // No two folders may share a place: '/a/b-c' and '/a/b/c' must not look alike.
        let name = folder.path(percentEncoded: false).split(separator: "/")
            .map { $0.replacing("=", with: "==").replacing("-", with: "=-") }.joined(separator: "-")
        store = repository.root.appending(path: ".kata/\(name)")
    }

    /// The folder of `--in DIR`, or else of the last `start`, or `MyKata` in this package.
    init(in repository: Repository, _ arguments: Arguments) { self.init(in: repository, path: arguments["--in"]) }

    /// The exercise in progress here.
    /// - Throws: A ``KataError`` if none was started.
    func currentExercise() throws(KataError) -> Exercise {
        guard isLaid, let number = savedProgress.current,
            let exercise = Exercise.all.first(where: { $0.number == number })
        else { throw KataError("There's no exercise in '\(folder.path)' yet. Start with 'swift run kata start 1'.") }
        return exercise
    }

    /// Where the reference solution of an exercise goes when the user asks for it.
    func solutionFolder(of exercise: Exercise) -> URL { store.appending(path: "solutions/\(exercise.folder)") }

    var pristine: URL { store.appending(path: "pristine") }

    /// Where an exercise's sources are in the participant's folder.
    func sources(of exercise: Exercise) -> URL { folder.appending(path: exercise.app.sources) }

    /// The file that shows the participant's progress.
    var progress: URL { folder.appending(path: Self.progressFile) }

    static let progressFile = "PROGRESS.md"

    /// The progress, even after the folder was removed.
    var savedProgress: Progress { Progress(contentsOf: progress.exists ? progress : keptProgress) }

    func write(_ progress: Progress) throws {
        for file in [self.progress, keptProgress] { try progress.write(to: file) }
    }

    private var keptProgress: URL { store.appending(path: Self.progressFile) }
    /// A copy of the session log, which outlives the folder.
    var keptLog: URL { store.appending(path: SessionLog.fileName) }
    /// The sources as they were at the last check.
    var last: URL { store.appending(path: "last") }

    /// Files in the folder that aren't the participant's work.
    private static let notWork = [".build", ".git", ".swiftpm", ".DS_Store", progressFile, SessionLog.fileName]

    /// Whether the folder holds a copy of an exercise.
    var isLaid: Bool { folder.exists && pristine.exists }

    func remember() throws {
        try folder.path(percentEncoded: false).write(
            to: repository.root.appending(path: ".kata/current"), atomically: true, encoding: .utf8)
    }

    /// Writes `files`, by their paths, to the folder, and saves a copy of the originals.
    /// - Returns: Where the earlier copy is saved, or nil if nothing would be lost.
    /// - Throws: A ``KataError`` if the folder holds anything but a copy of an exercise.
    func lay(_ files: [String: String]) throws -> URL? {
        guard isLaid || folder.isEmptyOrMissing else {
            throw KataError(
                "The folder '\(folder.path)' holds something else. Name an empty one, or a new one: 'kata start N --in DIR'."
            )
        }
        let attempt = try saveAttempt()
        try clear()
        for copy in [pristine, last] { try copy.removeIfThere() }
        for base in [folder, pristine] { try base.write(files) }
        return attempt
    }

    /// Copies the folder to a new place, if anything in it differs from the original.
    /// - Returns: The place, or nil if nothing differs.
    func saveAttempt() throws -> URL? {
        guard isLaid, try ownFiles(in: folder) != ownFiles(in: pristine) else { return nil }
        let names = folder.names.filter { ![".build", ".swiftpm"].contains($0) }
        guard !names.isEmpty else { return nil }
        let attempts = store.appending(path: "attempts")
        let number = (attempts.names.compactMap(Int.init).max() ?? 0) + 1
        let place = attempts.appending(path: "\(number)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for name in names {
            try FileManager.default.copyItem(at: folder.appending(path: name), to: place.appending(path: name))
        }
        return place
    }

    /// The contents of the files in `folder`, by path, without build products, Xcode's files and the progress.
    func ownFiles(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where !Self.notWork.contains(name) {
            let top = folder.appending(path: name)
            for path in top.isFolder ? top.subpaths.map({ "\(name)/\($0)" }) : [name] {
                let file = folder.appending(path: path)
                if !file.isFolder, !path.hasSuffix(LayerRuns.file) { files[path] = try file.contents() }
            }
        }
        return files
    }

    /// Empties the folder, except for the build and the progress.
    private func clear() throws {
        for name in folder.names where !Self.notWork.contains(name) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }
}
