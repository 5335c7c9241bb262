import ExerciseKit

/// The route, the steps and the related pages, read from the repository to be combined into a single page.
struct Book {
    /// The mark at the start of each book, which identifies a file as an earlier book.
    static let mark: HTML = "<meta name=\"generator\" content=\"Top Movies kata book\" />"

    let repository: Repository
    let chapters: [Chapter]
    /// The hunk that each `diff` fence of a step's text shows, by the index of the fence's block.
    let hunks: [Step: [Int: Hunk]]
    /// The whole diff from step 3 to step 4.
    let rename: [Hunk]
    /// The ids of all headings in the texts.
    let headings: Set<String>
    /// The chapters' ids by the paths of their texts.
    private let ids: [String: String]

    /// Reads the texts and the sources.
    /// - Throws: A ``KataError`` if a text is missing or doesn't match the diff, or any error from reading the sources.
    init(of repository: Repository) throws {
        self.repository = repository
        chapters = try Chapter.all(in: repository)
        headings = Set(chapters.flatMap(\.headingIDs))
        var ids = Dictionary(uniqueKeysWithValues: chapters.map { ($0.path, $0.id) })
        // An exercise's own texts are for participants, who get them with their copy.
        for exercise in Exercise.all {
            ids["Steps/exercises/\(exercise.folder)/TASK.md"] = Anchors.exercises
        }
        self.ids = ids
        var hunks: [Step: [Int: Hunk]] = [:]
        for chapter in chapters {
            guard let step = chapter.step, step != Step.interactor else { continue }
            guard let previous = step.previous else { continue }
            let diff = try StepDiff(from: previous, to: step, in: repository)
            hunks[step] = try Self.hunks(of: step, in: chapter.text, diff)
        }
        self.hunks = hunks
        if let rest = try Rename.residue(in: repository).hunks.first {
            throw KataError(
                "Step 4 differs from step 3 in more than the rename, first in '\(rest.file)';"
                    + " see 'swift run kata diff 3 4 --rename'.")
        }
        rename = try Rename.diff(in: repository).hunks
    }

    private static func hunks(
        of step: Step, in text: StepText, _ diff: StepDiff
    ) throws(KataError) -> [Int: Hunk] {
        let matching = HunkMatching(text: text, hunks: diff.hunks)
        let wrong = (matching.stale + matching.outdated.keys).min()
        let file = wrong.flatMap { text.blocks[$0].fence?.hunkFile } ?? matching.missing.first?.file
        guard let file else { return matching.current }
        throw KataError(
            """
            '\(step.text)' doesn't show each hunk of '\(file)' exactly once; \
            run 'swift run kata dev steps --check'.
            """)
    }

    /// Returns the id of the chapter made from the text at `path` or, if that's a folder, from its `README.md`.
    func id(of path: String) -> String? { ids[path] ?? ids["\(path)/README.md"] }

    func picture(at path: String) -> String? {
        path.hasSuffix(".svg") ? try? repository.text(at: path) : nil
    }
}
