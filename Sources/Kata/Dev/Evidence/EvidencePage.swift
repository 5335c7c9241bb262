import Foundation

/// The page of the study, `Steps/evidence.md`, and its picture; figures go between `<!-- name -->` and `<!-- /name -->`.
struct EvidencePage {
    var figures: Figures
    let changes: [Change]

    private var whole: [Change] { changes.filter(\.isWhole) }

    /// The files whose figures are stale, as they should be.
    func staleFiles(in repository: Repository) throws -> [String: String] {
        var files = [Figures.file: figures.text]
        for file in ["Steps/evidence.md", "Steps/evidence.svg"] { files[file] = filled(try repository.text(at: file)) }
        return try files.filter { try repository.text(at: $0) != $1 }
    }

    /// Returns where a file's first stale figure is, and what to do about it.
    func complaints(in repository: Repository) throws -> [String] {
        try staleFiles(in: repository).sorted { $0.key < $1.key }.map { file, text in
            let pairs = zip(1..., zip(try repository.text(at: file).lines, text.lines))
            let place = pairs.first { $1.0 != $1.1 }.map { ":\($0) holds a stale figure, '\($1.0.prefix(80))'" }
            let remedy = "run 'swift run kata dev evidence', and read whether the prose holds."
            return "\(file)\(place ?? " is incomplete"): \(remedy)"
        }
    }

    private func filled(_ text: String) -> String {
        let costs = Figures.Figure.costs
        // Kinds of projects, with the changes that they may need.
        let profiles = [
            ("A prototype: a rule, a field, an order, offline", [5, 6, 10, 11]),
            ("One platform, redesigned: these, A/B, stars, trailer, link, gate", [2, 3, 5, 6, 7, 8, 9, 10, 11]),
            ("Several platforms over years: all of them", whole.indices.map { $0 + 1 }),
        ].map { name, numbers in (name, sum(numbers.map { lines(of: whole[$0 - 1]) })) }
        let sections: [String: [String]] = [
            "matrix": table("Changed lines", of: whole.map { ($0.title, figures.lines(of: $0)) }),
            "totals": table("All changes", of: totals(costs)),
            "breakeven": [(2, "presenter"), (3, "router")].map(breakEven),
            "profiles": table("Changed lines in total", of: profiles),
            "readings": whole.map { "- **\($0.title)** (\(winners(of: $0))). \($0.reading)" },
            "slips": table("Forgotten views, noticed by", of: totals(Figures.Figure.catchers)),
            "conflicts": table(
                "Of \(whole.count * (whole.count - 1) / 2) pairs of changes",
                of: [.sameFile, .conflicts].map { ($0.rawValue, figures[Figures.all, $0]) }),
            "figures": changes.flatMap { change in
                ["", "**\(change.title)**", ""] + table("", of: costs.map { ($0.rawValue, figures[change.name, $0]) })
            },
            "cells": zip(0..., whole).flatMap { HeatMap.row($0, $1.shortName, lines(of: $1)) },
            "description": [whole.map { "\($0.shortName): \(list(lines(of: $0)))." }.joined(separator: " ")],
        ]
        return sections.reduce(into: text) { text, section in
            guard let start = text.range(of: "<!-- \(section.key) -->\n"),
                let end = text.range(of: "<!-- /\(section.key) -->")
            else { return }
            text.replaceSubrange(start.upperBound..<end.lowerBound, with: section.value.map { $0 + "\n" }.joined())
        }
    }

    private func table(_ title: String, of rows: [(String, Figures.Cells)]) -> [String] {
        let head = [[title] + Step.all.map { "\($0.number) \($0.title)" }, ["---"] + Step.all.map { _ in "---:" }]
        let rows = rows.map { name, cells in [name] + cells.map { $0.map(String.init) ?? "–" } }
        return (head + rows).map { "| " + $0.joined(separator: " | ") + " |" }
    }

    /// The changed lines of a change that is carried out in all steps.
    private func lines(of change: Change) -> [Int] { figures.lines(of: change).map { $0 ?? 0 } }

    private func totals(_ rows: ArraySlice<Figures.Figure>) -> [(String, Figures.Cells)] {
        rows.map { row in (row.rawValue, sum(whole.map { figures[$0.name, row] })) }
    }

    private func sum(_ rows: [Figures.Cells]) -> Figures.Cells {
        Step.all.indices.map { step in rows.compactMap { $0[step] }.reduce(0, +) }
    }

    private func list(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ", ") }

    private func winners(of change: Change) -> String {
        let lines = lines(of: change)
        let steps = Step.all.map(\.number).filter { lines[$0 - 1] == lines.min() }
        guard steps.count > 1 else { return "cheapest in step \(steps[0])" }
        let isSame = steps.count == Step.all.count
        return isSame
            ? "the same in all steps" : "cheapest in steps \(list(steps.dropLast())) and \(steps[steps.count - 1])"
    }

    /// What a layer costs up front, and which changes save as much.
    private func breakEven(of step: Int, _ layer: String) -> String {
        func saved(_ lines: [Int]) -> Int { lines[step - 2] - lines[step - 1] }
        func list(_ changes: [(name: String, lines: Int)]) -> String {
            changes.map { "\($0.name) (\(abs($0.lines)))" }.joined(separator: ", ")
        }
        let price = -saved(figures[Figures.all, .size].map { $0 ?? 0 })
        let savings = whole.map { (name: $0.shortName, lines: saved(lines(of: $0))) }.sorted { $0.lines > $1.lines }
        let (gains, total) = (savings.filter { $0.lines > 0 }, savings.map(\.lines).reduce(0, +))
        let payers = gains.indices.first { gains[...$0].map(\.lines).reduce(0, +) >= price }.map { last in
            last == 0 ? "the largest saving alone covers that" : "the \(last + 1) largest savings cover that"
        }
        return """
            - The **\(layer)** adds \(price) lines to the app. It saves lines in \(list(gains)); \
            \(payers ?? "together, they don't cover that"). It costs lines in \(list(savings.filter { $0.lines < 0 })). Over \
            all changes it \(total < 0 ? "costs" : "saves") \(abs(total)).
            """
    }
}
