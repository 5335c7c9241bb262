/// The recorded figures of the study: the cost of each change in each column.
struct Figures {
    static let file = "Steps/changes/figures.tsv"
    /// The name of the rows about the whole app, before any change.
    static let all = "all"

    enum Figure: String, CaseIterable {
        case lines = "changed lines"
        case oneView = "without the JSON views"
        case inViews = "lines changed in views"
        case repeated = "lines repeated"
        case tests = "lines changed in tests and doubles"
        case laws = "laws below the views"
        case unnoticed = "left-out views that no test catches"
    }

    /// A figure for each column, or nil where there is none.
    typealias Cells = [Int?]
    private var rows: [String: [Figure: Cells]] = [:]

    subscript(change: String, figure: Figure) -> Cells {
        get { rows[change]?[figure] ?? Column.all.map { _ in nil } }
        set { rows[change, default: [:]][figure] = newValue }
    }

    init(_ text: String) throws {
        for line in text.split(separator: "\n").dropFirst() {
            let words = line.split(separator: "\t").map(String.init)
            guard words.count == 2 + Column.all.count, let figure = Figure(rawValue: words[1]) else {
                throw KataError("'\(Self.file)' has a row that isn't a change, a figure and five cells: '\(line)'.")
            }
            self[words[0], figure] = words.dropFirst(2).map { Int($0) }
        }
    }

    var text: String {
        let head = ["change", "figure"] + Column.all.map(\.name)
        let lines = rows.sorted { $0.key < $1.key }.flatMap { change, figures in
            Figure.allCases.compactMap { figure in
                figures[figure].map { [change, figure.rawValue] + $0.map { $0.map(String.init) ?? "–" } }
            }
        }
        return ([head] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
    }
}
