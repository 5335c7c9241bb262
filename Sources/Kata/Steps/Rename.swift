/// The rename that turns step 3 into step 4.
enum Rename {
    /// What is renamed, and its new name: in contents and in file names.
    static let words = [("ViewModel", "Interactor"), ("viewModel", "interactor")]

    static func applied(to text: String) -> String { words.reduce(text) { $0.replacing($1.0, with: $1.1) } }

    static func undone(in text: String) -> String { words.reduce(text) { $0.replacing($1.1, with: $1.0) } }

    /// The files with the old names restored, in what they hold and in their own names.
    static func undone(in files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (undone(in: $0.key), undone(in: $0.value)) })
    }

    /// The difference between steps 3 and 4 that remains when the rename is undone.
    static func residue(in repository: Repository) throws -> StepDiff {
        try StepDiff(
            from: Step.all[2], repository.sources(of: Step.all[2]),
            to: Step.all[3], undone(in: repository.sources(of: Step.all[3])))
    }

    /// The whole difference between steps 3 and 4, each file compared with the one that it is renamed from.
    static func diff(in repository: Repository) throws -> StepDiff {
        let old = try repository.sources(of: Step.all[2]).map { (applied(to: $0.key), $0.value) }
        return try StepDiff(
            from: Step.all[2], Dictionary(uniqueKeysWithValues: old),
            to: Step.all[3], repository.sources(of: Step.all[3]))
    }
}
