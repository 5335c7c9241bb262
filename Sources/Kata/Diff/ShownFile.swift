/// A changed file as a person reads it.
struct ShownFile {
    /// The line above its hunks.
    let heading: String
    /// What changes in it; nothing where it is only renamed.
    let hunks: [Hunk]
}
