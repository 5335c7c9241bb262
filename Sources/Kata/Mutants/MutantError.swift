/// Why the mutants could not be judged.
struct MutantError: Error, CustomStringConvertible {
    let description: String

    /// The place of a mutant is gone.
    init(_ name: String, in file: String, step: Int, original: String) {
        description =
            "The mutant '\(name)' has no place in step \(step): \(file) no longer holds '\(original)'. "
            + "Give the mutant the text that stands there now."
    }

    init(_ description: String) {
        self.description = description
    }
}
