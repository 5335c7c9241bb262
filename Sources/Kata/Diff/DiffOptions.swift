/// What the command line of `kata diff` asks for.
struct DiffOptions {
    enum Layout { case unified, sideBySide, stat }
    enum Color: String { case always, never }

    let from: Step
    let to: Step
    let files: [String]
    let layout: Layout
    private(set) var looksThroughRename = false
    /// Nil where the terminal decides.
    private(set) var color: Color?
    /// Nil where the terminal decides.
    private(set) var width: Int?

    init(_ words: [String]) throws(UsageError) {
        var plain: [String] = []
        var layouts: [Layout] = []
        var rest = words.flatMap(Self.splitAtEquals)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--side-by-side": layouts.append(.sideBySide)
            case "--stat": layouts.append(.stat)
            case "--rename": looksThroughRename = true
            case "--color": color = try Self.color(rest.popFirst())
            case "--width": width = try Self.width(rest.popFirst())
            case let option where option.hasPrefix("-"): throw UsageError("There is no option '\(option)'.")
            default: plain.append(word)
            }
        }
        guard Set(layouts).count <= 1 else {
            throw UsageError("'--stat' and '--side-by-side' exclude each other; choose one.")
        }
        layout = layouts.first ?? .unified
        guard plain.count >= 2 else { throw UsageError("'diff' takes the numbers of two steps, such as '1 2'.") }
        (from, to) = (try Self.step(plain[0]), try Self.step(plain[1]))
        files = Array(plain.dropFirst(2))
        guard from != to else { throw UsageError("'\(plain[0])' and '\(plain[1])' are the same step; name two.") }
    }

    private static func splitAtEquals(_ word: String) -> [String] {
        guard word.hasPrefix("--color=") || word.hasPrefix("--width=") else { return [word] }
        return word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }

    private static func step(_ word: String) throws(UsageError) -> Step {
        guard let number = Int(word), Step.all.indices.contains(number - 1) else {
            throw UsageError("'\(word)' is no step; the steps are 1 to 4, and files come behind them.")
        }
        return Step.all[number - 1]
    }

    private static func color(_ word: String?) throws(UsageError) -> Color? {
        guard word != "auto" else { return nil }
        guard let color = word.flatMap(Color.init) else {
            throw UsageError("'--color' takes 'auto', 'always' or 'never', not '\(word ?? "")'.")
        }
        return color
    }

    private static func width(_ word: String?) throws(UsageError) -> Int {
        guard let width = word.flatMap(Int.init), (1...10_000).contains(width) else {
            throw UsageError("'--width' takes a whole number from 1 to 10000, not '\(word ?? "")'.")
        }
        return width
    }
}
