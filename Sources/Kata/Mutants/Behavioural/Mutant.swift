/// A small edit in a copy of a step: a fault, and the law that must notice it, or a harmless one, which none may mind.
struct Mutant {
    /// The name to find it by.
    let id: String
    /// The file of the step that the fault is in.
    let file: String
    /// What stands there, and what takes the place of its first occurrence.
    let edits: [(original: String, fault: String)]
    /// The steps, by their numbers, that it makes sense in.
    let steps: ClosedRange<Int>
    /// The law, named in advance, that must reject it; nil for a harmless edit.
    let law: String?

    init(
        _ id: String, in file: String, steps: ClosedRange<Int> = 1...4, _ original: String, _ fault: String,
        and more: (original: String, fault: String)..., law: String?
    ) {
        (self.id, self.file, self.edits) = (id, file, [(original, fault)] + more)
        (self.steps, self.law) = (steps, law)
    }

    static let topMovies = business + presenter + views + navigation + harmless
}
