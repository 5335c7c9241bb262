/// A small edit in a copy of a step: a fault, and the law or rule that must notice it, or a harmless one.
struct Mutant: CustomStringConvertible, Sendable {
    typealias Edit = (original: String, fault: String)

    let description: String
    /// The file of the step, as it is called in steps 1 to 3.
    let file: String
    /// What stands there, and what takes the place of its first occurrence.
    let edits: [Edit]
    /// The steps, by their numbers, that it makes sense in.
    let steps: ClosedRange<Int>
    /// The law or the rule, named in advance, that must reject it; nil for a harmless edit, which none may reject.
    let catcher: String?

    /// An edit of the behaviour.
    init(
        _ description: String, in file: String, steps: ClosedRange<Int> = 1...4, _ original: String, _ fault: String,
        and more: Edit..., law: String?
    ) {
        (self.description, self.file, self.steps, catcher) = (description, file, steps, law)
        edits = [(original, fault)] + more
    }

    /// A fault of the structure.
    init(
        _ description: String, in file: String, steps: ClosedRange<Int> = 1...4, _ original: String, _ fault: String,
        rule: String
    ) {
        self.init(description, in: file, steps: steps, original, fault, law: rule)
    }

    static let topMovies = ["business", "presenter", "views", "navigation", "harmless"].flatMap(all)
    static let contacts = ["contacts-business", "contacts-modules", "contacts-views"].flatMap(all)
    /// The faults of structure that people make in Top Movies.
    static let structure = all(in: "structure")

    /// The step's files with the edits.
    /// - Parameter renamed: How a text of step 1, or a file's name, reads in this step.
    /// - Throws: A ``KataError`` where the place of an edit is gone.
    func applied(
        to files: [String: String], as step: Int, renamed: (String) -> String
    ) throws(KataError) -> [String: String] {
        var files = files
        for (original, fault) in edits {
            guard var text = files[renamed(file)], let range = text.firstRange(of: renamed(original)) else {
                throw KataError(
                    "The mutant '\(self)' has no place in step \(step): \(file) no longer holds '\(original)'. "
                        + "Give the mutant the text that stands there now.")
            }
            text.replaceSubrange(range, with: renamed(fault))
            files[renamed(file)] = text
        }
        return files
    }

    /// The same, for Top Movies, where step 4 is renamed.
    func applied(to files: [String: String], as step: Int) throws(KataError) -> [String: String] {
        try applied(to: files, as: step) { step == 4 ? Rename.applied(to: $0) : $0 }
    }
}
