/// The column of the study that suits a project, based on five answers and the figures for the changes they imply.
struct Advice {
    /// A line of `advice.txt`: its first word, the other words before the colon, and the text.
    struct Entry: Sendable {
        let name: String
        let words: [String]
        let text: String
    }

    private static let entries = Resource.text("advice.txt").matches(of: /(?m)^(\S+) (.+?): (.+)$/).map {
        Entry(name: String($0.1), words: $0.2.split(separator: " ").map(String.init), text: String($0.3))
    }

    static let questions = entries.filter { $0.name.hasPrefix("--") }

    /// The answers, by option. If an option is missing, its answer is the first that the question offers.
    let answers: [String: String]
    let figures: Figures

    init(_ answers: [String: String], figures: Figures) {
        self.figures = figures
        let first = Self.questions.map { ($0.name, $0.words[0]) }
        self.answers = answers.merging(first) { answer, _ in answer }
    }

    /// The folders of the changes that the answers imply.
    var changes: [String] {
        let expected = Self.entries.filter { $0.name == "expect" && answers[$0.words[0]] == $0.words[1] }
        return expected.flatMap { $0.text.split(separator: " ").map(String.init) }
    }

    /// The column that matches the project's current structure.
    private var start: Int { answers["--formats"] == "model" ? 1 : 0 }

    /// The number of lines that each column adds to the project before any change.
    var price: [Int] { sizes.map { $0 - sizes[start] } }
    private var sizes: [Int] { Self.cells(of: Figures.all, in: figures) }

    /// The total cost of each column with the changes, in lines.
    var total: [Int] { changes.map { Self.cells(of: $0, in: figures) }.reduce(price) { zip($0, $1).map(+) } }

    static func cells(of change: String, in figures: Figures) -> [Int] { figures[change, .lines].map { $0 ?? 0 } }

    /// The columns that allow the tests asked for by `--tests`, except any that would move formatting back to views.
    private var candidates: [Int] {
        let first = ["rules": 0, "texts": 1, "apart": 3, "taps": 4][answers["--tests", default: ""]] ?? 0
        return Array(Column.all.indices[max(first, start)...])
    }

    /// The cheapest of the candidates, as far as line counts can show.
    private var cheapest: [Int] {
        let least = candidates.map { total[$0] }.min() ?? 0
        return candidates.filter { Column.isTie(total[$0], least) }
    }

    /// Whether the line counts leave the choice open.
    var isOpen: Bool { cheapest.count == candidates.count && candidates.count > 1 }

    /// The recommended column's index: the current column if it's among the cheapest, or the first of the cheapest.
    var column: Int { cheapest.contains(start) ? start : cheapest[0] }

    /// The recommendation, in one sentence.
    var sentence: String { Self.entries.first { $0.name == Column.all[column].name }?.text ?? "" }

    /// The answers that, on their own, would change the recommended column.
    var alternatives: [(option: String, answer: String, column: Column)] {
        Self.questions.flatMap { question in
            question.words.map { answer in
                let other = Advice(answers.merging([question.name: answer]) { $1 }, figures: figures)
                return (question.name, answer, Column.all[other.column])
            }
        }.filter { $0.2 != Column.all[column] }
    }
}
