import ExerciseKit

extension Rename {
    static func residue(in repository: Repository) throws -> StepDiff {
        try diff(repository.sources(of: Step.router), undone(in: repository.sources(of: Step.interactor)))
    }

    /// Returns the whole diff from step 3 to step 4. Each renamed file is compared with the file that had the old name.
    static func diff(in repository: Repository) throws -> StepDiff {
        let old = try repository.sources(of: Step.router).map { (applied(to: $0.key), $0.value) }
        return try diff(Dictionary(uniqueKeysWithValues: old), repository.sources(of: Step.interactor))
    }

    private static func diff(_ old: [String: String], _ new: [String: String]) throws -> StepDiff {
        try StepDiff(Comparison((Step.router.folder, old), (Step.interactor.folder, new)))
    }
}
