import Foundation

/// A task for a participant, with a start and a solution, described by its folder in `Steps/exercises`.
package struct Exercise: Sendable {
    /// The number at the start of the folder's name, from 1, in the order of the workshop.
    package let number: Int
    /// The folder in `Steps/exercises` with the task, the hints and the sources.
    package let folder: String
    package let title: String
    package let app: App
    /// The folder of the app's sources with which the exercise begins.
    let start: String
    /// The folder of the app's sources with which it ends.
    let solution: String
    /// The lines of `exercise.txt`, by their first word.
    private let fields: [String: [String]]

    /// A change that users see.
    package struct Change {
        /// The program's new option, as source code.
        let option: String
        /// The code that creates the view.
        let view: String
        /// Arguments of the program that show the change.
        package let arguments: [String]
    }

    package static let all: [Exercise] = {
        do { return try all(in: .this) } catch { preconditionFailure("Exercise: \(error)") }
    }()

    static func all(in repository: Repository) throws -> [Exercise] {
        let folders = repository.root.appending(path: "Steps/exercises").names
        let exercises = try folders.map { try Exercise(folder: $0, in: repository) }
        return exercises.sorted { $0.number < $1.number }
    }

    /// Whether the exercise has a package of its own, rather than a copy of a step.
    let isLibrary: Bool

    private init(folder: String, in repository: Repository) throws {
        let file = "Steps/exercises/\(folder)/exercise.txt"
        var fields: [String: [String]] = [:]
        for line in try repository.text(at: file).split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            fields[parts[0], default: []].append(parts.count > 1 ? parts[1] : "")
        }
        let library = fields["library"]?.first.map { module in
            App(
                module: module,
                folder: "Steps/exercises/\(folder)/package/Sources",
                program: App.Program(name: "cost"))
        }
        guard let number = Int(folder.prefix { $0.isNumber }), let title = fields["title"]?.first,
            let app = library ?? App.all.first(where: { [$0.module] == fields["app"] }),
            let start = fields["start"]?.first ?? library?.module
        else { throw KataError("'\(file)' needs 'title', 'app' and 'start', and a folder with a number.") }
        self.number = number
        self.folder = folder
        self.title = title
        self.app = app
        self.start = start
        solution = fields["solution"]?.first ?? start
        isLibrary = library != nil
        self.fields = fields
    }

    private func words(_ name: String) -> [String] {
        fields[name, default: []].flatMap { $0.split(separator: " ").map(String.init) }
    }

    /// The files that must not change, and the reason.
    var untouched: (files: [String], reason: String) { (words("untouched"), fields["because"]?.first ?? "") }

    /// The tests that the participant writes. The kata's own tests must not change.
    var ownTests: [String] {
        let written = words("writes").map { "Tests/LawTests/\($0)" }
        return hasLayers ? written + [ExerciseFiles.handIn] : written
    }

    /// Whether the participant writes a test.
    package var givesTests: Bool { fields["writes"] != nil }

    /// What the handed-in layers have to be at the end, as a `Stop` of the laws; nil if nothing is handed in.
    var stop: String? { fields["layers"]?.first }
    var hasLayers: Bool { stop != nil }

    /// The name that a rename has to replace everywhere, or nil.
    var oldName: String? { fields["renames"]?.first }

    /// The types whose values only the business layer may store.
    var businessTypes: [String] { words("business") }

    /// The laws that are broken at the start. For a refactoring, there are none.
    package var brokenLaws: [String] { words("broken") }

    /// The exercise that makes the same change without the new layer.
    package var first: Exercise? { exercise(named: "repeats") }

    /// Returns the exercise whose number a field gives, or nil.
    private func exercise(named field: String) -> Exercise? {
        guard let number = fields[field]?.first else { return nil }
        return Self.all.first { "\($0.number)" == number }
    }

    /// The change that users should see at the end, or nil if the exercise adds no option.
    package var change: Change? {
        guard let option = fields["option"]?.first else { return first?.change }
        let view = fields["view"]?.first ?? ""
        return Change(option: option, view: view, arguments: words("arguments"))
    }

    /// Whether the exercise's layers use road B's names.
    var isOnRoadB: Bool { start == Step.roadB.folder }

    /// The path of the text that explains the starting point.
    package var text: String {
        let step = Step.both.first { $0.folder == start }
        return step?.text ?? fields["text"]?.first ?? ""
    }

    /// The next exercise: the one named in `exercise.txt`, or the next by number.
    package var next: Exercise? {
        guard fields["next"] == nil else { return exercise(named: "next") }
        return Self.all.first { $0.number > number }
    }

    /// The text to show when the exercise is done: what's next or, if nothing is, the text from `exercise.txt`.
    package var outlook: String {
        if let next { return "Next: swift run kata start \(next.number)" }
        return fields["next"]?.first ?? ""
    }
}
