import ConsoleUI

/// The options of `kata diff`.
struct DiffOptions {
    /// Nil if a copy is compared with the reference.
    let steps: (from: Step, to: Step)?
    private let files: [String]
    /// Git's options for hunks, or for its table.
    let layout: [String]
    let looksThroughRename: Bool
    let isColored: Bool

    /// Reads the options of a command line that starts with the numbers of two steps, or compares a copy with the
    /// reference. What it doesn't say, the terminal decides.
    init(_ arguments: Arguments, isOwn: Bool = false, at terminal: Terminal = .current) throws(UsageError) {
        steps = isOwn ? nil : try Self.steps(arguments.words)
        files = Array(arguments.words.dropFirst(isOwn ? 0 : 2))
        looksThroughRename = arguments.has("--rename")
        let (color, width) = (arguments["--color"] ?? "auto", arguments["--width"])
        guard let isColored = ["auto": terminal.showsColor, "always": true, "never": false][color] else {
            throw UsageError("'--color' takes 'auto', 'always' or 'never', not '\(color)'.")
        }
        if let width, !(1...10_000).contains(Int(width) ?? 0) {
            throw UsageError("'--width' takes a whole number from 1 to 10000, not '\(width)'.")
        }
        self.isColored = isColored
        let columns = width.flatMap { Int($0) } ?? terminal.columns
        layout = arguments.has("--stat") ? ["--stat=\(columns)"] : Comparison.hunks
    }

    /// Returns the changes in the requested files, or all of them.
    func choose(from changes: [Comparison.Change]) throws(UsageError) -> [Comparison.Change] {
        for word in files where !changes.contains(where: { $0.isMeant(by: word) }) {
            let names = changes.map { "'\($0.name)'" }.joined(separator: ", ")
            let path = steps.map { "from step \($0.from.number) to \($0.to.number)" } ?? "from yours to the reference"
            throw UsageError("No changed file's name contains '\(word)'; \(path) change \(names).")
        }
        return files.isEmpty ? changes : changes.filter { change in files.contains(where: change.isMeant) }
    }

    private static func steps(_ words: [String]) throws(UsageError) -> (from: Step, to: Step) {
        guard words.count >= 2 else { throw UsageError("'diff' takes the numbers of two steps, such as '1 2'.") }
        let steps = try words.prefix(2).map { word throws(UsageError) in
            guard let step = Step.all.first(where: { $0.number == Int(word) }) else {
                throw UsageError("'\(word)' isn't a step: the steps are 1 to 4, and files come after them.")
            }
            return step
        }
        guard steps[0] != steps[1] else {
            throw UsageError("'\(words[0])' and '\(words[1])' are the same step; name two.")
        }
        return (steps[0], steps[1])
    }
}
