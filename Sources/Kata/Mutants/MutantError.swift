/// Why the mutants could not be judged.
struct MutantError: Error, CustomStringConvertible {
    let description: String

    /// The place of a mutant is gone.
    init(mutant: Mutant, step: Int, original: String) {
        description =
            "The mutant '\(mutant.id)' has no place in step \(step): \(mutant.file) no longer holds "
            + "'\(original)'. Give the mutant the text that stands there now."
    }

    init(_ description: String) {
        self.description = description
    }
}
