import Foundation

/// What lies in `Steps/exercises` for one exercise, beside what it shares with the steps.
struct ExerciseFiles: Sendable {
    private let exercise: Exercise
    private let repository: Repository

    init(of exercise: Exercise, in repository: Repository) {
        (self.exercise, self.repository) = (exercise, repository)
    }

    /// The sources that the participant begins with, by name.
    /// - Throws: what reading the files throws.
    func start() throws -> [String: String] {
        try sources(in: exercise.start).merging(overlay("start")) { $1 }
    }

    /// The sources of the reference solution, by name.
    /// - Throws: what reading the files throws.
    func solution() throws -> [String: String] {
        try sources(in: exercise.solution).merging(overlay("solution")) { $1 }
    }

    /// The sources that the exercise's wrong turn ends in, by name.
    /// - Throws: what reading the files throws.
    func wrongTurn() throws -> [String: String] {
        if let end = exercise.wrongTurn.end { return try sources(in: end) }
        return try solution().merging(overlay("wrong-turn")) { $1 }
    }

    /// The task, as it is laid in the participant's folder.
    /// - Throws: what reading the file throws.
    func task() throws -> String {
        try String(contentsOf: folder.appending(path: "TASK.md"), encoding: .utf8)
    }

    /// Three hints, from a nudge to a plan, each as one line.
    /// - Throws: what reading the file throws.
    func hints() throws -> [String] {
        try String(contentsOf: folder.appending(path: "HINTS.md"), encoding: .utf8)
            .split(separator: /(?m)^## .*$/).dropFirst().map {
                $0.split(whereSeparator: \.isNewline).joined(separator: " ")
            }
    }

    /// Tests that this exercise has beyond the laws, by name.
    /// - Throws: what reading the files throws.
    func tests() throws -> [String: String] { try overlay("tests") }

    /// The files of a folder beside the task, by name; none where there is no such folder.
    func overlay(_ name: String) throws -> [String: String] {
        let url = folder.appending(path: name)
        return FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) ? try sources(in: url) : [:]
    }

    private func sources(in folder: SourcesFolder) throws -> [String: String] {
        try sources(in: repository.root.appending(path: folder.path))
    }

    private func sources(in url: URL) throws -> [String: String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))
        return try Dictionary(
            uniqueKeysWithValues: names.filter { $0.hasSuffix(".swift") }.map {
                ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8))
            })
    }

    private var folder: URL { repository.root.appending(path: "Steps/exercises/\(exercise.folder)") }
}
