/// Edits in a copy of a step: a fault, and the law or rule that must notice it, or harmless ones.
struct Mutant: CustomStringConvertible, Sendable {
    /// The file, as it is called in steps 1 to 3, what stands there, and what takes the place of its first occurrence.
    /// What replaces nothing is put at the end of the file, which may be new.
    typealias Edit = (file: String, original: String, fault: String)

    let description: String
    let edits: [Edit]
    /// The files that are deleted.
    var removed: [String] = []
    /// The steps, by their numbers, that it makes sense in.
    var steps: ClosedRange<Int>
    /// The law or the rule, named in advance, that must reject it; nil for a harmless edit, which none may reject.
    let catcher: String?

    static let topMovies = ["business", "presenter", "views", "navigation", "harmless"].flatMap { all(in: $0) }
    static let contacts = ["contacts-business", "contacts-modules", "contacts-views"].flatMap { all(in: $0) }
    /// The faults of structure that people make in Top Movies.
    static let structure = all(in: "structure")
    /// What only looks refactored, and what only looks wrong.
    static let (cheats, sound) = (all(in: "cheats"), all(in: "sound"))

    /// The file that the first edit is in.
    var file: String { edits.first?.file ?? "" }

    /// The step's files with the edits.
    /// - Parameter renamed: How a text of step 1, or a file's name, reads in this step.
    /// - Throws: A ``KataError`` where the place of an edit is gone.
    func applied(
        to files: [String: String], as step: Int, renamed: (String) -> String
    ) throws(KataError) -> [String: String] {
        var files = files
        for name in removed { files[renamed(name)] = nil }
        for (file, original, fault) in edits {
            if original.isEmpty {
                files[renamed(file), default: ""] += renamed(fault) + "\n"
                continue
            }
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
    static func all(in name: String) -> [Mutant] { all(parsing: Resource.text("Mutants/\(name).txt")) }

    static func all(parsing text: String) -> [Mutant] {
        text.split(separator: "\n== ").dropFirst().map { Mutant(parsing: $0.lines) }
    }

    private init(parsing lines: [String]) {
        let place =
            /in (?<file>[^\s,]+)(?:, steps (?<first>\d)\.\.\.(?<last>\d))?(?:, (?:(?:law|rule) (?<catcher>\S+)|harmless))?/
        var edits: [(file: String, original: [String], fault: [String])] = []
        var (file, isOriginal) = ("", false)
        var steps = 1...4
        var catcher: String?
        var removed: [String] = []
        for line in lines.dropFirst() where !line.isEmpty {
            if let match = line.wholeMatch(of: place) {
                file = String(match.file)
                if edits.isEmpty {
                    steps = (match.first.flatMap { Int($0) } ?? 1)...(match.last.flatMap { Int($0) } ?? 4)
                    catcher = match.catcher.map(String.init)
                }
            } else if line.hasPrefix("without ") {
                removed.append(String(line.dropFirst(8)))
            } else if line.hasPrefix("-") {
                if !isOriginal { edits.append((file, [], [])) }
                edits[edits.count - 1].original.append(String(line.dropFirst()))
            } else if line.hasPrefix("+") {
                if edits.last?.file != file { edits.append((file, [], [])) }
                edits[edits.count - 1].fault.append(String(line.dropFirst()))
            } else {
                preconditionFailure(
                    "Mutant: '\(lines[0])' says '\(line)', not 'in FILE, law LAW', 'rule RULE' or 'harmless'.")
            }
            isOriginal = line.hasPrefix("-")
        }
        (description, self.steps, self.catcher, self.removed) = (lines[0], steps, catcher, removed)
        self.edits = edits.map { ($0.file, $0.original.joined(separator: "\n"), $0.fault.joined(separator: "\n")) }
    }
}
