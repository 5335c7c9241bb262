/// The recorded figures of the study: what each change costs in each step.
struct Figures {
    static let file = "Steps/changes/figures.tsv"
    /// The name that stands for the app without any change, and for all changes together.
    static let all = "all"

    enum Figure: String, CaseIterable {
        case size = "lines without any change"
        case sameFile = "edit the same file"
        case conflicts = "can't be merged by git"
        case files, types, contracts
        case added = "lines added"
        case deleted = "lines deleted"
        case inViews = "lines changed in views"
        case repeated = "lines repeated"
        case laws = "laws below the views"
        case compiler = "the compiler"
        case law = "the laws"
        case nothing

        /// What a change costs in a step.
        static let costs = allCases[3...10]
        /// What notices a view that was forgotten.
        static let catchers = allCases[11...]
    }

    /// A figure in each step; nil where the change isn't carried out.
    typealias Cells = [Int?]
    private var rows: [String: [Figure: Cells]] = [:]

    subscript(change: String, figure: Figure) -> Cells {
        get { rows[change]?[figure] ?? Step.all.map { _ in nil } }
        set { rows[change, default: [:]][figure] = newValue }
    }

    func lines(of change: Change) -> Cells {
        zip(self[change.name, .added], self[change.name, .deleted]).map { pair in pair.0.map { $0 + (pair.1 ?? 0) } }
    }

    init(_ text: String) throws {
        for line in text.split(separator: "\n").dropFirst() {
            let words = line.split(separator: "\t").map(String.init)
            guard words.count == 2 + Step.all.count, let figure = Figure(rawValue: words[1]) else {
                throw KataError("'\(Self.file)' has a row that isn't a change, a figure and four cells: '\(line)'.")
            }
            self[words[0], figure] = words.dropFirst(2).map { Int($0) }
        }
    }

    var text: String {
        let head = ["change", "figure"] + Step.all.map { "\($0.number)" }
        let lines = rows.sorted { $0.key < $1.key }.flatMap { change, figures in
            Figure.allCases.compactMap { figure in
                figures[figure].map { [change, figure.rawValue] + $0.map { $0.map(String.init) ?? "–" } }
            }
        }
        return ([head] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
    }
}
