@testable import kata

extension Mutant {
    /// A fault of the structure.
    init(_ description: String, in file: String, _ original: String, _ fault: String, rule: String) {
        self.init(description: description, file: file, edits: [(original, fault)], steps: 1...4, catcher: rule)
    }
}
