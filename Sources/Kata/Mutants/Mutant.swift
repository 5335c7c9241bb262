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

extension Mutant {
    /// The mutants in a file of `Texts/Mutants`, whose first lines say how it is written.
    static func all(in name: String) -> [Mutant] {
        Resource.text("Mutants/\(name).txt").split(separator: "\n== ").dropFirst().map { Mutant(parsing: $0.lines) }
    }

    private init(parsing lines: [String]) {
        let place =
            /in (?<file>\S+), (?:steps (?<first>\d)\.\.\.(?<last>\d), )?(?:(?:law|rule) (?<catcher>\S+)|harmless)/
        guard lines.count > 1, let match = lines[1].wholeMatch(of: place) else {
            preconditionFailure("Mutant: '\(lines[0])' says 'in FILE, law LAW', 'rule RULE' or 'harmless'.")
        }
        var edits: [(original: [String], fault: [String])] = []
        var isOriginal = false
        for line in lines.dropFirst(2) where !line.isEmpty {
            if line.hasPrefix("-") {
                if !isOriginal { edits.append(([], [])) }
                edits[edits.count - 1].original.append(String(line.dropFirst()))
            } else if line.hasPrefix("+"), !edits.isEmpty {
                edits[edits.count - 1].fault.append(String(line.dropFirst()))
            }
            isOriginal = line.hasPrefix("-")
        }
        description = lines[0]
        file = String(match.file)
        steps = (match.first.flatMap { Int($0) } ?? 1)...(match.last.flatMap { Int($0) } ?? 4)
        catcher = match.catcher.map(String.init)
        self.edits = edits.map { ($0.original.joined(separator: "\n"), $0.fault.joined(separator: "\n")) }
    }
}
