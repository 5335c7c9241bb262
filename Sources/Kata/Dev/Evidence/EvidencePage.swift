import Foundation

/// The study's page, `Steps/evidence.md`, and its picture. Figures go between `<!-- name -->` and `<!-- /name -->`.
struct EvidencePage {
    var figures: Figures
    let changes: [Change]

    /// Returns the files with stale figures, each with its updated text.
    func staleFiles(in repository: Repository) throws -> [String: String] {
        var files = [Figures.file: figures.text]
        for file in ["Steps/evidence.md", "Steps/evidence.svg"] { files[file] = filled(try repository.text(at: file)) }
        return try files.filter { try repository.text(at: $0) != $1 }
    }

    private func filled(_ text: String) -> String {
        let bars =
            [("the layers", figures[Figures.all, .lines])] + changes.map { ($0.shortName, figures[$0.name, .lines]) }
        let lines = bars.map { ($0, $1.map { $0 ?? 0 }) }
        let sections = [
            "table": table,
            "bars": zip(0..., lines).flatMap { Savings.row($0, $1.0, $1.1) },
            "description": [
                lines.map { "\($0): \($1.map(String.init).joined(separator: ", "))." }.joined(separator: " ")
            ],
        ]
        return sections.reduce(into: text) { text, section in
            guard let start = text.range(of: "<!-- \(section.key) -->\n"),
                let end = text.range(of: "<!-- /\(section.key) -->")
            else { return }
            text.replaceSubrange(start.upperBound..<end.lowerBound, with: section.value.map { $0 + "\n" }.joined())
        }
    }

    private var table: [String] {
        // `first` is the number of changes to leave out: 1 leaves out Markdown, and 2 also the redesigned list.
        func both(_ figure: Figures.Figure, after first: Int = 0) -> Figures.Cells {
            zip(figures[Figures.all, figure], sum(figure, of: changes.dropFirst(first))).map { app, changes in
                app.flatMap { app in changes.map { app + $0 } }
            }
        }
        let rows: [(String, Figures.Cells)] =
            [
                ("app and changes", both(.lines)), ("… without the JSON views", both(.oneView)),
                ("… or Markdown", both(.oneView, after: 1)), ("… or the redesigned list", both(.oneView, after: 2)),
                ("the app", figures[Figures.all, .lines]), ("twelve changes", sum(.lines)),
            ] + changes.map { ($0.shortName, figures[$0.name, .lines]) } + [
                ("changed in views", sum(.inViews)), ("repeated in the changes", sum(.repeated)),
                ("tests and doubles for the changes", sum(.tests)),
                ("laws that need no screen", sum(.laws)), (Figures.Figure.unnoticed.rawValue, sum(.unnoticed)),
            ]
        let head = [["Lines"] + Column.all.map(\.title), ["---"] + Column.all.map { _ in "---:" }]
        return (head + rows.map { name, cells in [name] + cells.map { $0.map(String.init) ?? "–" } })
            .map { "| " + $0.joined(separator: " | ") + " |" }
    }

    /// Returns each column's sum of a figure over all changes, or over `some`; nil if a change lacks the figure.
    private func sum(_ figure: Figures.Figure, of some: ArraySlice<Change>? = nil) -> Figures.Cells {
        Column.all.indices.map { index in
            (some ?? changes[...]).map { figures[$0.name, figure][index] }.reduce(0) { sum, cell in
                sum.flatMap { sum in cell.map { sum + $0 } }
            }
        }
    }
}
