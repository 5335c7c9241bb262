import Foundation
import Structure

/// One task for a participant, from some sources to others, as its folder in `Steps/exercises` describes it.
struct Exercise: Sendable {
    /// From 1, in the order of the workshop: what the folder's name begins with.
    let number: Int
    /// The folder of its task, hints and sources in `Steps/exercises`.
    let folder: String
    let title: String
    let app: App
    /// The sources that the participant starts from.
    let start: SourcesFolder
    /// The sources of the solution.
    let solution: SourcesFolder
    /// The step whose structure the exercise asks for.
    let target: StructureStep
    /// The files that must stay as they were, and why.
    let untouched: (files: [String], reason: String)
    /// Whether names are all that may change.
    let isRename: Bool
    /// The laws that are broken at the start. A refactoring starts with none.
    let brokenLaws: [String]
    /// The number of the exercise whose change this one repeats, with the new layer.
    let repeats: Int?
    private let ownChange: Change?

    /// A change to what users see: the program's option for it, how the program makes the view, and the arguments that
    /// show the change.
    struct Change: Sendable {
        let option: String
        let view: String
        let arguments: [String]
    }

    /// The exercises, in order.
    static let all: [Exercise] = {
        do { return try all(in: .this) } catch { preconditionFailure("Exercise: \(error)") }
    }()

    static func all(in repository: Repository) throws -> [Exercise] {
        try repository.root.appending(path: "Steps/exercises").names.map { try Exercise(folder: $0, in: repository) }
            .sorted { $0.number < $1.number }
    }

    /// Reads the folder's `exercise.txt`, in which each line is a field's name and its value.
    private init(folder: String, in repository: Repository) throws {
        let file = "Steps/exercises/\(folder)/exercise.txt"
        let pairs = try repository.text(at: file).split(separator: "\n").map { line in
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            return (parts[0], parts.dropFirst().first ?? "")
        }
        let fields = Dictionary(grouping: pairs) { $0.0 }.mapValues { $0.map(\.1) }
        func words(_ name: String) -> [String] {
            fields[name, default: []].flatMap { $0.split(separator: " ").map(String.init) }
        }
        guard let number = Int(folder.prefix { $0.isNumber }), let title = fields["title"]?.first,
            let app = App.all.first(where: { [$0.module] == fields["app"] }), let start = fields["start"]?.first,
            let target = StructureStep.allCases.first(where: { ["\($0)"] == fields["target"] })
        else { throw KataError("'\(file)' needs 'title', 'app', 'start' and 'target', and its folder a number.") }
        (self.number, self.folder, self.title, self.app, self.target) = (number, folder, title, app, target)
        self.start = SourcesFolder(start, of: app)
        solution = SourcesFolder(fields["solution"]?.first ?? start, of: app)
        untouched = (words("untouched"), fields["because"]?.first ?? "")
        isRename = fields["renames"] != nil
        brokenLaws = words("broken")
        repeats = fields["repeats"]?.first.flatMap { Int($0) }
        ownChange = fields["option"]?.first.map {
            Change(option: $0, view: fields["view"]?.first ?? "", arguments: words("arguments"))
        }
    }

    /// The exercise that it repeats.
    var first: Exercise? { Self.all.first { $0.number == repeats } }

    /// What users should see that they don't see at the start, or nil for a refactoring.
    var change: Change? { ownChange ?? first?.change }

    var next: Exercise? { Self.all.first { $0.number > number } }
}
