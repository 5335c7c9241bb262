/// The rename that turns step 3 into step 4.
enum Rename {
    /// The words that the rename replaces, in file contents and file names, each paired with its replacement.
    static let words = [("ViewModel", "Interactor"), ("viewModel", "interactor")]

    static func applied(to text: String) -> String { words.reduce(text) { $0.replacing($1.0, with: $1.1) } }

    static func undone(in text: String) -> String { words.reduce(text) { $0.replacing($1.1, with: $1.0) } }

    static func undone(in files: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { (undone(in: $0.key), undone(in: $0.value)) })
    }

    /// Returns `files`, of step 2 or later, renamed for road B: Interactor for the rules, ViewModel for the formatting.
    static func onRoadB(_ files: [String: String]) -> [String: String] {
        func renamed(_ text: String) -> String {
            applied(to: text).replacing("Presenter", with: "ViewModel").replacing("presenter", with: "viewModel")
        }
        return Dictionary(uniqueKeysWithValues: files.map { (renamed($0.key), renamed($0.value)) })
    }

    static func residue(in repository: Repository) throws -> StepDiff {
        try diff(repository.sources(of: Step.all[2]), undone(in: repository.sources(of: Step.all[3])))
    }

    /// Returns the whole diff from step 3 to step 4. Each renamed file is compared with the file that had the old name.
    static func diff(in repository: Repository) throws -> StepDiff {
        let old = try repository.sources(of: Step.all[2]).map { (applied(to: $0.key), $0.value) }
        return try diff(Dictionary(uniqueKeysWithValues: old), repository.sources(of: Step.all[3]))
    }

    private static func diff(_ old: [String: String], _ new: [String: String]) throws -> StepDiff {
        try StepDiff(Comparison((Step.all[2].folder, old), (Step.all[3].folder, new)))
    }
}
