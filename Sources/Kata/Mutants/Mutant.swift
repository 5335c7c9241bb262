/// A small fault, made on purpose in a copy of a step, and the law that must notice it.
struct Mutant {
    /// The name to find it by.
    let id: String
    /// The file of the step that the fault is in.
    let file: String
    /// What stands there, once, and what takes its place.
    let original: String
    let fault: String
    /// The steps, by their numbers, that it makes sense in.
    let steps: ClosedRange<Int>
    /// The law, named in advance, that must reject it.
    let law: String

    init(
        _ id: String, in file: String, steps: ClosedRange<Int> = 1...4, _ original: String, _ fault: String,
        law: String
    ) {
        (self.id, self.file, self.original, self.fault) = (id, file, original, fault)
        (self.steps, self.law) = (steps, law)
    }

    static let all = business + presenter + views + navigation
}
