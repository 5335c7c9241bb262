/// One row of a side-by-side hunk: a line from each step, or from only one of them.
struct Row: Sendable {
    struct Side: Sendable {
        let number: Int
        let text: String
        /// For each Unicode scalar, whether its word has changed; empty if the other side is missing or equal.
        let marks: [Bool]
    }

    let old: Side?
    let new: Side?
}
